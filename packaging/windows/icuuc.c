/* A stand-in for icuuc.dll, for Wine only. Windows 10 has that library itself and Wine has none, but Qt does not load
   without it. Qt asks it for rare text encodings: here there are none. It never gets into a package. */

#define EXPORT __declspec(dllexport)
#define UNSUPPORTED 16

typedef int UErrorCode;
typedef unsigned short UChar;

static void fail(UErrorCode *error) {
    if (error && *error <= 0)
        *error = UNSUPPORTED;
}

EXPORT void *ucnv_open(const char *name, UErrorCode *error) {
    fail(error);
    return 0;
}

EXPORT void ucnv_close(void *c) {
}

EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {
}

EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {
}

EXPORT void ucnv_reset(void *c) {
}

EXPORT signed char ucnv_getMaxCharSize(const void *c) {
    return 1;
}

EXPORT const char *ucnv_getName(const void *c, UErrorCode *error) {
    fail(error);
    return 0;
}

EXPORT void ucnv_getToUCallBack(const void *c, void **a, const void **x) {
    if (a)
        *a = 0;
    if (x)
        *x = 0;
}

EXPORT void ucnv_getFromUCallBack(const void *c, void **a, const void **x) {
    if (a)
        *a = 0;
    if (x)
        *x = 0;
}

EXPORT void ucnv_setToUCallBack(void *c, void *a, const void *x, void **oa, const void **ox,
                                UErrorCode *error) {
    fail(error);
}

EXPORT void ucnv_setFromUCallBack(void *c, void *a, const void *x, void **oa, const void **ox,
                                  UErrorCode *error) {
    fail(error);
}

EXPORT void ucnv_cbToUWriteUChars(void *a, const UChar *s, int n, int o, UErrorCode *error) {
    fail(error);
}

EXPORT void ucnv_cbFromUWriteUChars(void *a, const UChar **s, const UChar *l, int o, UErrorCode *error) {
    fail(error);
}

EXPORT void ucnv_toUnicode(void *c, UChar **t, const UChar *tl, const char **s, const char *sl,
                           int *o, signed char f, UErrorCode *error) {
    fail(error);
}

EXPORT void ucnv_fromUnicode(void *c, char **t, const char *tl, const UChar **s, const UChar *sl,
                             int *o, signed char f, UErrorCode *error) {
    fail(error);
}

EXPORT int ucnv_toUCountPending(const void *c, UErrorCode *error) {
    fail(error);
    return -1;
}

EXPORT int ucnv_fromUCountPending(const void *c, UErrorCode *error) {
    fail(error);
    return -1;
}

EXPORT const char *ucnv_getStandardName(const char *n, const char *s, UErrorCode *error) {
    fail(error);
    return 0;
}

EXPORT const char *ucnv_getAvailableName(int n) {
    return 0;
}

EXPORT int ucnv_countAvailable(void) {
    return 0;
}
