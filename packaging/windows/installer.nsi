; The installer of co2desk for Windows. installer.py hands over VERSION, FOUR_NUMBERS, MIME_TYPE, KILOBYTES, OUT, the
; pictures ICON, SIDE and HEADER, and two files: LISTS (what goes in, and out again) and TEXTS (what it says).
;
; It installs for one person without asking for an administrator, or for everybody (/ALLUSERS, or on its first page).
; /S installs in silence, /D=C:\some\folder (last, without quotes) in another folder. Games and settings lie in the
; accounts of their players; nothing here touches them.
;
; Codes it ends with: 0 done, 1 cancelled, 2 not possible (co2desk is running, Windows is too old, no administrator).

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 32
SetDateSave off
AllowSkipFiles off

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define PROGRAM "co2desk.exe"
!define CONSOLE "co2desk-console.exe"
!define REMOVER "uninstall.exe"
!define SUFFIX ".co2game"
!define KIND "co2desk.game"
!define CLASSES "Software\Classes"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\co2desk"
!define OLDEST_BUILD 17763 ; Windows 10, version 1809: the oldest that Qt runs on

Name "co2desk"
Caption "co2desk ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "" ; empty unless /D= named one: see choose_folder
BrandingText " "
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${FOUR_NUMBERS}"
VIFileVersion "${FOUR_NUMBERS}"
!include "${LISTS}"

Var OLD       ; the version that is installed, or ""
Var EVERYBODY ; "1" for all users
Var NAMED     ; the folder that /D= named, or ""
Var RADIO_ME
Var RADIO_ALL
Var UPDATING  ; the remover only makes room for another version

; --- pages ------------------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${HEADER}"
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_UNBITMAP "${HEADER}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING

Page custom ask_scope take_scope

!define MUI_DIRECTORYPAGE_TEXT_TOP "$(folder_text)"
!insertmacro MUI_PAGE_DIRECTORY

!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "$(finish_title)"
!define MUI_FINISHPAGE_TEXT "$(finish_text)"
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION start_program
!define MUI_FINISHPAGE_RUN_TEXT "$(finish_run)"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(finish_desktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION put_on_desktop
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(remove_text)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!include "${TEXTS}"

; --- for whom, and where ----------------------------------------------------------------------------------------------

; Everything below reads SHCTX and $SMPROGRAMS: they follow this.
!macro USE_SCOPE
  ${If} $EVERYBODY == 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
!macroend

!macro READ_SWITCHES
  SetRegView 64
  StrCpy $EVERYBODY 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    StrCpy $EVERYBODY 1
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(too_old)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  StrCpy $NAMED $INSTDIR
  !insertmacro READ_SWITCHES
  Call choose_folder
  ${If} ${Silent}
  ${AndIf} $EVERYBODY == 1
    Call become_administrator
  ${EndIf}
FunctionEnd

; Where it is installed already, or the usual place.
Function choose_folder
  SetShellVarContext current
  StrCpy $0 "$LOCALAPPDATA\Programs\co2desk"
  !insertmacro USE_SCOPE
  ${If} $EVERYBODY == 1
    StrCpy $0 "$PROGRAMFILES64\co2desk"
  ${EndIf}
  ReadRegStr $OLD SHCTX "${ENTRY}" "DisplayVersion"
  ReadRegStr $1 SHCTX "${ENTRY}" "InstallLocation"
  ${If} $1 != ""
    StrCpy $0 $1
  ${EndIf}
  ${If} $NAMED != ""
    StrCpy $0 $NAMED
  ${EndIf}
  StrCpy $INSTDIR $0
FunctionEnd

; Starts this installer once more with the rights it needs, and ends; goes on if it has them already.
Function become_administrator
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    Return
  ${EndIf}
  StrCpy $1 "/ALLUSERS"
  ${If} ${Silent}
    StrCpy $1 "/S /ALLUSERS"
  ${EndIf}
  ${If} $NAMED != ""
    StrCpy $1 "$1 /D=$NAMED"
  ${EndIf}
  HideWindow
  ClearErrors
  ExecShellWait "runas" "$EXEPATH" "$1"
  ReadRegStr $0 HKLM "${ENTRY}" "DisplayVersion"
  ${If} ${Errors}
  ${OrIf} $0 != "${VERSION}"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(no_administrator)" /SD IDOK
    SetErrorLevel 2
  ${Else}
    SetErrorLevel 0
  ${EndIf}
  Quit
FunctionEnd

Function ask_scope
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    Abort ; it was answered before the administrator was asked for
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(scope_title)" "$(scope_subtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 4u 100% 12u "$(scope_me)"
  Pop $RADIO_ME
  ${NSD_CreateLabel} 12u 17u 95% 12u "$(scope_me_note)"
  Pop $0
  ${NSD_CreateRadioButton} 0 38u 100% 12u "$(scope_all)"
  Pop $RADIO_ALL
  ${NSD_CreateLabel} 12u 51u 95% 12u "$(scope_all_note)"
  Pop $0
  ${If} $OLD != ""
  ${AndIf} $OLD != "${VERSION}"
    ${NSD_CreateLabel} 0 80u 100% 24u "$(update)"
    Pop $0
  ${EndIf}
  ${If} $EVERYBODY == 1
    ${NSD_Check} $RADIO_ALL
  ${Else}
    ${NSD_Check} $RADIO_ME
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function take_scope
  ${NSD_GetState} $RADIO_ALL $EVERYBODY
  Call choose_folder
  ${If} $EVERYBODY == 1
    Call become_administrator
  ${EndIf}
FunctionEnd

; --- a program that runs ----------------------------------------------------------------------------------------------

; Windows lets nobody write to a program that runs: so trying to open it tells. TEXT is what to ask.
!macro MUST_NOT_RUN TEXT
  ${Do}
    StrCpy $1 ""
    ${ForEach} $0 1 2 + 1
      StrCpy $2 "$INSTDIR\${PROGRAM}"
      ${If} $0 == 2
        StrCpy $2 "$INSTDIR\${CONSOLE}"
      ${EndIf}
      ${If} ${FileExists} "$2"
        ClearErrors
        FileOpen $3 "$2" a
        ${If} ${Errors}
          StrCpy $1 "$2"
        ${Else}
          FileClose $3
        ${EndIf}
      ${EndIf}
    ${Next}
    ${If} $1 == ""
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${TEXT}" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
!macroend

; --- installing -------------------------------------------------------------------------------------------------------

Section
  !insertmacro USE_SCOPE
  !insertmacro MUST_NOT_RUN "$(running)"
  Call make_room
  !insertmacro PUT_FILES
  WriteUninstaller "$INSTDIR\${REMOVER}"
  CreateShortCut "$SMPROGRAMS\co2desk.lnk" "$INSTDIR\${PROGRAM}"
  Call write_kind_of_file
  Call write_entry
  Call tell_explorer
SectionEnd

; What an older version had and this one has not must not be found by it. Its own remover knows its files.
Function make_room
  ReadRegStr $0 SHCTX "${ENTRY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\${REMOVER}"
    ExecWait '"$0\${REMOVER}" /S /UPDATE _?=$0'
  ${EndIf}
FunctionEnd

Function write_kind_of_file
  WriteRegStr SHCTX "${CLASSES}\${KIND}" "" "$(game_file)"
  WriteRegStr SHCTX "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},1"
  WriteRegStr SHCTX "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
  WriteRegStr SHCTX "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\${PROGRAM}" "FriendlyAppName" "co2desk"
  WriteRegStr SHCTX "${CLASSES}\Applications\${PROGRAM}\SupportedTypes" "${SUFFIX}" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\${PROGRAM}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
  ReadRegStr $0 SHCTX "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "" ; another program that opens these files keeps them; "Open with" offers both
    WriteRegStr SHCTX "${CLASSES}\${SUFFIX}" "" "${KIND}"
    WriteRegStr SHCTX "${CLASSES}\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  ${EndIf}
FunctionEnd

Function write_entry
  WriteRegStr SHCTX "${ENTRY}" "DisplayName" "co2desk"
  WriteRegStr SHCTX "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${ENTRY}" "Publisher" "The co2desk authors"
  WriteRegStr SHCTX "${ENTRY}" "InstallLocation" "$INSTDIR"
  StrCpy $0 ""
  ${If} $EVERYBODY == 1
    StrCpy $0 " /ALLUSERS"
  ${EndIf}
  WriteRegStr SHCTX "${ENTRY}" "UninstallString" '"$INSTDIR\${REMOVER}"$0'
  WriteRegStr SHCTX "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${REMOVER}" /S$0'
  WriteRegDWORD SHCTX "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD SHCTX "${ENTRY}" "NoModify" 1
  WriteRegDWORD SHCTX "${ENTRY}" "NoRepair" 1
FunctionEnd

; An administrator's rights end with the installation: the Explorer starts the program as whoever sits here.
Function start_program
  ${If} $EVERYBODY == 1
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
  ${Else}
    Exec '"$INSTDIR\${PROGRAM}"'
  ${EndIf}
FunctionEnd

Function put_on_desktop
  CreateShortCut "$DESKTOP\co2desk.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegDWORD SHCTX "${ENTRY}" "OnDesktop" 1
FunctionEnd

!macro TELL_EXPLORER UN
  Function ${UN}tell_explorer ; icons and kinds of files have changed
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  FunctionEnd
!macroend
!insertmacro TELL_EXPLORER ""
!insertmacro TELL_EXPLORER "un."

; --- removing ---------------------------------------------------------------------------------------------------------

Function un.onInit
  !insertmacro READ_SWITCHES
  StrCpy $UPDATING 0
  ClearErrors
  ${GetOptions} $0 "/UPDATE" $1
  ${IfNot} ${Errors}
    StrCpy $UPDATING 1
  ${EndIf}
  ${If} $EVERYBODY == 1
  ${AndIf} $UPDATING == 0
    Call un.become_administrator
  ${EndIf}
  !insertmacro USE_SCOPE
FunctionEnd

; Windows starts the remover without rights; it starts itself again with them.
Function un.become_administrator
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    Return
  ${EndIf}
  StrCpy $1 "/ALLUSERS"
  ${If} ${Silent}
    StrCpy $1 "/S /ALLUSERS"
  ${EndIf}
  ClearErrors
  ExecShell "runas" "$INSTDIR\${REMOVER}" "$1"
  ${If} ${Errors}
    SetErrorLevel 2
  ${EndIf}
  Quit
FunctionEnd

Section Uninstall
  !insertmacro USE_SCOPE
  !insertmacro MUST_NOT_RUN "$(running_remove)"
  !insertmacro TAKE_FILES
  Delete "$INSTDIR\${REMOVER}"
  RMDir "$INSTDIR" ; stays if somebody has put something else into it
  ${If} $UPDATING == 1
    Return
  ${EndIf}
  Delete "$SMPROGRAMS\co2desk.lnk"
  ReadRegDWORD $0 SHCTX "${ENTRY}" "OnDesktop"
  ${If} $0 == 1
    Delete "$DESKTOP\co2desk.lnk"
  ${EndIf}
  Call un.forget_kind_of_file
  DeleteRegKey SHCTX "${ENTRY}"
  Call un.tell_explorer
SectionEnd

!macro DELETE_IF_EMPTY KEY
  ClearErrors
  EnumRegValue $0 SHCTX "${KEY}" 0
  ${If} ${Errors}
    DeleteRegKey /ifempty SHCTX "${KEY}" ; that is, without other keys in it
  ${EndIf}
!macroend

; Only what is co2desk's own: another program may have taken the files over.
Function un.forget_kind_of_file
  DeleteRegKey SHCTX "${CLASSES}\${KIND}"
  DeleteRegKey SHCTX "${CLASSES}\Applications\${PROGRAM}"
  DeleteRegValue SHCTX "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  ReadRegStr $0 SHCTX "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue SHCTX "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue SHCTX "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  !insertmacro DELETE_IF_EMPTY "${CLASSES}\${SUFFIX}\OpenWithProgids"
  !insertmacro DELETE_IF_EMPTY "${CLASSES}\${SUFFIX}"
FunctionEnd
