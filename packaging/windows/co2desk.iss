; Makes an installer for Windows out of dist\co2desk, with Inno Setup 6.3 or newer:
;
;     iscc /DVersion=0.1.0 packaging\windows\co2desk.iss
;
; It installs for one person without asking for an administrator, or for everybody. Games and settings lie in the
; folders of their players; removing the program leaves them alone.

#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0 packaging\windows\co2desk.iss
#endif

[Setup]
AppId={{9E5D3B46-D86A-4E75-8AEE-1B1119DD0B23}
AppName=co2desk
AppVersion={#Version}
AppPublisher=The co2desk authors
DefaultDirName={autopf}\co2desk
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=co2desk-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
SetupIconFile=build\co2desk\co2desk.ico
UninstallDisplayIcon={app}\co2desk.exe
UninstallDisplayName=co2desk

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.GameFile=co2desk game
pl.GameFile=gra co2desk
de.GameFile=Spiel von co2desk
fr.GameFile=partie de co2desk
ru.GameFile=игра co2desk

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not must not be found by it.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\co2desk\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\co2desk"; Filename: "{app}\co2desk.exe"
Name: "{autodesktop}\co2desk"; Filename: "{app}\co2desk.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.co2game"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-co2desk-game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.co2game\OpenWithProgids"; ValueType: string; ValueName: "co2desk.game"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\co2desk.game"; ValueType: string; ValueName: ""; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\co2desk.game\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\co2desk.exe,0"
Root: HKA; Subkey: "Software\Classes\co2desk.game\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\co2desk.exe"" play ""%1"""

[Run]
Filename: "{app}\co2desk.exe"; Description: "{cm:LaunchProgram,co2desk}"; Flags: nowait postinstall skipifsilent
