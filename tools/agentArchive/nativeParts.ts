import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockedPackage } from './lockedPackage.ts'

/** Kinds of computers, as Node names system and processor. */
export type AgentPlatform = 'win32-x64' | 'darwin-arm64' | 'darwin-x64' | 'linux-x64' | 'linux-arm64'

/** Of koffi itself only what runs: the rest is its source, for those who compile it. */
const scripts = [
  'package.json',
  'LICENSE.txt',
  'index.js',
  'index.cjs',
  'src/koffi/index.js',
  'src/koffi/index.cjs',
  'src/koffi/src/static.js',
  'src/koffi/src/static.cjs',
] as const

/**
 * Puts koffi into `folder`/node_modules, with its binaries for these platforms. Answers the platforms whose binaries cannot be fetched:
 * there the agent signs with key files only.
 */
export function placeNativeParts(root: string, folder: string, platforms: readonly AgentPlatform[]): AgentPlatform[] {
  const modules = join(folder, 'node_modules')
  for (const file of scripts) {
    const target = join(modules, 'koffi', file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, 'node_modules', 'koffi', file), target)
  }
  return platforms.filter((platform) => {
    const name = `@koromix/koffi-${platform}`
    const source = lockedPackage(root, name)
    if (source !== null) cpSync(source, join(modules, name), { recursive: true })
    return source === null
  })
}
