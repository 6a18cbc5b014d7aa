/* What Python's headers ask about the official Python 3.11 for Windows, 64 bit. The headers themselves are the same on
   all systems; this file is not, and the Python that can be embedded brings neither. */

#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define NT_THREADS

/* Python is a library, and what belongs to it is imported from there. */
#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL 1

#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_TIME_T 8
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_PID_T 4
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 8

#define HAVE_STDDEF_H 1
#define HAVE_WCHAR_H 1
#define WITH_DOC_STRINGS 1
