; The installer for one user, without an administrator's rights. packaging/windows/inno_setup.py writes a script that
; defines what changes from build to build and includes this one: Version, Numbers (of the version), Publisher,
; Copyright, AppUserModelId, App (folder of the frozen program), Icons (their folder), OutDir, OutName, Architectures,
; TouchDate, TouchTime; where they are known Homepage and Issues (their addresses), and where it is signed SignWith.

#define Exe "dicegames.exe"
#define Classes "Software\Classes"
#define Session "Dicegames.Session"
#define Rules "Dicegames.Rules"

[Setup]
AppId={{D54D7E9E-2B1D-436E-A453-80A541421F17}
AppName={cm:ProgramName}
AppVersion={#Version}
AppVerName={cm:ProgramName} {#Version}
AppPublisher={#Publisher}
AppCopyright={#Copyright}
#ifdef Homepage
AppPublisherURL={#Homepage}
#endif
#ifdef Issues
AppSupportURL={#Issues}
#endif
VersionInfoVersion={#Numbers}
VersionInfoProductVersion={#Numbers}
VersionInfoProductTextVersion={#Version}
VersionInfoDescription=Dice Games
VersionInfoProductName=Dice Games
; Nobody is asked for an administrator's password, so everything stays in the user's own folders and registry.
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\Dice Games
DisableProgramGroupPage=yes
ArchitecturesAllowed={#Architectures}
ArchitecturesInstallIn64BitMode={#Architectures}
; What Qt 6.11 needs: Windows 10 in its version 1809.
MinVersion=10.0.17763
; The program holds this while it runs; updating or removing its files meanwhile would leave half of them.
AppMutex=dicegames-is-running
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
ShowLanguageDialog=auto
WizardStyle=modern
SetupIconFile={#Icons}\dicegames.ico
UninstallDisplayIcon={app}\{#Exe}
UninstallDisplayName={cm:ProgramName}
OutputDir={#OutDir}
OutputBaseFilename={#OutName}
Compression=lzma2/max
SolidCompression=yes
TimeStampsInUTC=yes
TouchDate={#TouchDate}
TouchTime={#TouchTime}
#ifdef SignWith
SignTool={#SignWith}
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Messages]
en.UninstalledAll=%1 was removed. Your sessions, your own rules and your settings are still there.
de.UninstalledAll=%1 wurde entfernt. Sitzungen, eigene Regeln und Einstellungen sind noch da.

[CustomMessages]
en.ProgramName=Dice Games
de.ProgramName=Würfelspiele
en.SessionName=Saved dice game
de.SessionName=Gespeichertes Würfelspiel
en.RulesName=Rules of a dice game
de.RulesName=Regeln eines Würfelspiels

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version that this one no longer has would be loaded still.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#App}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs touch
Source: "{#Icons}\session.ico"; DestDir: "{app}"; Flags: ignoreversion touch

[Icons]
Name: "{autoprograms}\{cm:ProgramName}"; Filename: "{app}\{#Exe}"; AppUserModelID: "{#AppUserModelId}"
Name: "{autodesktop}\{cm:ProgramName}"; Filename: "{app}\{#Exe}"; AppUserModelID: "{#AppUserModelId}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "{#Classes}\.dicegame"; ValueType: string; ValueName: ""; ValueData: "{#Session}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\.dicegame"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-dicegames-session"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\.dicegame\OpenWithProgids"; ValueType: string; ValueName: "{#Session}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\{#Session}"; ValueType: string; ValueName: ""; ValueData: "{cm:SessionName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\{#Session}"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#AppUserModelId}"
Root: HKA; Subkey: "{#Classes}\{#Session}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\session.ico,0"
Root: HKA; Subkey: "{#Classes}\{#Session}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Exe}"" ""%1"""
Root: HKA; Subkey: "{#Classes}\.dicerules"; ValueType: string; ValueName: ""; ValueData: "{#Rules}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\.dicerules"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-dicegames-rules"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\.dicerules\OpenWithProgids"; ValueType: string; ValueName: "{#Rules}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "{#Classes}\{#Rules}"; ValueType: string; ValueName: ""; ValueData: "{cm:RulesName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\{#Rules}"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#AppUserModelId}"
Root: HKA; Subkey: "{#Classes}\{#Rules}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\session.ico,0"
Root: HKA; Subkey: "{#Classes}\{#Rules}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Exe}"" ""%1"""
Root: HKA; Subkey: "{#Classes}\Applications\{#Exe}"; ValueType: none; Flags: uninsdeletekey
Root: HKA; Subkey: "{#Classes}\Applications\{#Exe}\SupportedTypes"; ValueType: string; ValueName: ".dicegame"; ValueData: ""
Root: HKA; Subkey: "{#Classes}\Applications\{#Exe}\SupportedTypes"; ValueType: string; ValueName: ".dicerules"; ValueData: ""

[Run]
Filename: "{app}\{#Exe}"; Description: "{cm:LaunchProgram,{cm:ProgramName}}"; Flags: nowait postinstall skipifsilent
