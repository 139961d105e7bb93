import { createHash } from 'node:crypto'
import { posix } from 'node:path'

export interface InstallerFacts {
  readonly version: string
  /** Paths of the files below the folder that is installed, with / between their parts. */
  readonly files: readonly string[]
  /** Which version of which files: another content is another product, which takes the place of the one before. */
  readonly content: string
}

/** Names every version of the agent as one product. Never changes. */
const upgradeCode = '6B1C7B1E-3C55-4C0E-9D0A-7F6B5E0B9A41'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A GUID that is the same whenever it is made of the same text. */
const guidOf = (text: string): string => {
  const hex = hashOf(`${upgradeCode} ${text}`).toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const idOf = (kind: string, path: string): string => `${kind}_${hashOf(path).slice(0, 16)}`

/** The folder that is installed. */
const ROOT = 'INSTALLDIR'
const directoryId = (folder: string): string => (folder === '.' ? ROOT : idOf('D', folder))

const foldersAbove = (folder: string): readonly string[] =>
  folder === '.' ? [] : [...foldersAbove(posix.dirname(folder)), folder]

const foldersOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((path) => foldersAbove(posix.dirname(path))))].toSorted()

const isDirectlyIn = (folder: string) => (path: string) => path !== '.' && posix.dirname(path) === folder

const startCommand = '&quot;[System64Folder]wscript.exe&quot; //E:JScript &quot;[INSTALLDIR]start.jscript&quot;'

const MAIN_FILE = 'agent.mjs'
const NODE = 'node.exe'
/** A name for the settings where tables want one. */
const SETTINGS = 'Settings'

/** The component of the main file also starts the agent at sign-in and puts it into the Start menu. */
const signIn = `
<RegistryValue Root="HKCU" Key="Software\\Microsoft\\Windows\\CurrentVersion\\Run" Name="tokhai-agent" Type="string" Value="${startCommand}"/>
<Shortcut Id="StartMenu" Directory="ProgramMenuFolder" Name="tokhai" Description="tokhai signing application" Target="[System64Folder]wscript.exe" Arguments="//E:JScript &quot;[INSTALLDIR]start.jscript&quot; open" WorkingDirectory="INSTALLDIR"/>`

const componentOf = (path: string): string => {
  const source = `<File Id="${path === NODE ? 'NodeFile' : idOf('F', path)}" Name="${posix.basename(path)}" Source="${path}" KeyPath="yes"/>`
  const more = path === MAIN_FILE ? signIn : ''
  return `<Component Id="${idOf('C', path)}" Guid="${guidOf(path)}" Win64="yes">${source}${more}</Component>`
}

const directoryTree = (folder: string, folders: readonly string[], files: readonly string[]): string =>
  [
    ...files.filter(isDirectlyIn(folder)).map(componentOf),
    ...folders
      .filter(isDirectlyIn(folder))
      .map(
        (inner) =>
          `<Directory Id="${directoryId(inner)}" Name="${posix.basename(inner)}">${directoryTree(inner, folders, files)}</Directory>`,
      ),
  ].join('\n')

/**
 * The source of the installer for wixl: per user, without administrator, into %LOCALAPPDATA%\\tokhai-agent, started at sign-in and when
 * it has been installed, ended before its files are taken away.
 */
export const installerSource = ({ version, files, content }: InstallerFacts): string => {
  const folders = foldersOf(files)
  return `<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
<Product Id="${guidOf(content)}" Name="tokhai signing application" Language="1033" Codepage="65001" Version="${version}" Manufacturer="tokhai" UpgradeCode="${upgradeCode}">
<Package InstallerVersion="500" InstallScope="perUser" Compressed="yes" Description="tokhai signing application ${version}"/>
<Upgrade Id="${upgradeCode}"><UpgradeVersion Property="OTHERVERSION" Minimum="0.0.0" IncludeMinimum="yes" Maximum="255.255.65535" IncludeMaximum="yes"/></Upgrade>
<Media Id="1" Cabinet="agent.cab" EmbedCab="yes"/>
<Property Id="ARPNOMODIFY" Value="1"/>
<Property Id="ARPNOREPAIR" Value="1"/>
<Directory Id="TARGETDIR" Name="SourceDir">
<Directory Id="LocalAppDataFolder"><Directory Id="${ROOT}" Name="tokhai-agent">
${directoryTree('.', folders, files)}
<Directory Id="LogFolder" Name="log"/>
</Directory></Directory>
<Directory Id="ProgramMenuFolder"/>
</Directory>
<Feature Id="All" Level="1">${files.map((path) => `<ComponentRef Id="${idOf('C', path)}"/>`).join('')}</Feature>
<CustomAction Id="StopAgent" FileKey="NodeFile" ExeCommand="&quot;[INSTALLDIR]agent.mjs&quot; --stop" Return="ignore"/>
<CustomAction Id="FindScriptHost" Property="SCRIPTHOST" Value="[System64Folder]wscript.exe"/>
<CustomAction Id="StartAgent" Property="SCRIPTHOST" ExeCommand="//E:JScript &quot;[INSTALLDIR]start.jscript&quot; open" Return="asyncNoWait"/>
<InstallExecuteSequence>
<RemoveExistingProducts After="InstallValidate"/>
<Custom Action="StopAgent" Before="InstallValidate">REMOVE="ALL"</Custom>
<Custom Action="FindScriptHost" After="CostFinalize">NOT REMOVE</Custom>
<Custom Action="StartAgent" After="InstallFinalize">NOT REMOVE</Custom>
</InstallExecuteSequence>
</Product>
</Wix>
`
}

const inserted = (table: string, row: Readonly<Record<string, string | number>>): string => {
  const columns = Object.keys(row).map((column) => `\`${column}\``)
  const values = Object.values(row).map((value) => (typeof value === 'number' ? value : `'${value}'`))
  return `INSERT INTO \`${table}\` (${columns.join(', ')}) VALUES (${values.join(', ')})`
}

/**
 * The settings are not in the installer: they lie beside it, where the server has put its own address into them, and are copied from
 * there as the only file of a medium without cabinet. Without them nothing is installed.
 */
const settingsBeside = (count: number): readonly string[] => [
  inserted('Component', {
    Component: SETTINGS,
    ComponentId: `{${guidOf(SETTINGS)}}`,
    Directory_: ROOT,
    Attributes: 256,
    KeyPath: SETTINGS,
  }),
  inserted('FeatureComponents', { Feature_: 'All', Component_: SETTINGS }),
  // msidbFileAttributesNoncompressed and msidbFileAttributesVital.
  inserted('File', {
    File: SETTINGS,
    Component_: SETTINGS,
    FileName: 'settings.json',
    FileSize: 1000,
    Attributes: 8704,
    Sequence: count + 1,
  }),
  inserted('Media', { DiskId: 2, LastSequence: count + 1 }),
  `UPDATE \`Directory\` SET \`DefaultDir\` = 'tokhai-agent:.' WHERE \`Directory\` = '${ROOT}'`,
]

/** Has an empty folder, or a file in it, taken away with the main file. */
const removed = (key: string, directory: string, files: Readonly<Record<string, string>> = {}): string =>
  inserted('RemoveFile', {
    FileKey: key,
    Component_: idOf('C', MAIN_FILE),
    ...files,
    DirProperty: directory,
    InstallMode: 2,
  })

/** What wixl cannot say, in the installer's own SQL. What the agent has written into its folder goes with it, and so do the folders. */
export const installerChanges = (files: readonly string[]): readonly string[] => [
  ...settingsBeside(files.length),
  ...['agent.log', 'running.json'].map((FileName) => removed(idOf('R', FileName), 'LogFolder', { FileName })),
  removed('LogFolder', 'LogFolder'),
  ...foldersOf(files)
    .toReversed()
    .map((folder) => removed(idOf('R', folder), directoryId(folder))),
  removed('InstallFolder', ROOT),
]
