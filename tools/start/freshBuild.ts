import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAside, type Build } from './buildAside.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inputs = [
  'src',
  'development',
  'agent',
  'signing',
  'server/http/packing.ts',
  'server/http/tar.ts',
  'tools/agentArchive',
  'tools/agentInstaller',
  'tools/bundle',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
]

function filesOf(input: string): string[] {
  const path = join(root, input)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** SHA-256 over the names and bytes of everything that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap(filesOf).toSorted()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Vite empties the folder, so that the agent's part of it comes second. */
const steps = (folder: string) =>
  [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
    ['tools/agentArchive/write.ts', folder],
  ] as const

/** Builds the SPA, and the agent for download, into dist/ where their sources have changed since the last build. An aborted build has failed. */
export const freshBuild = (say: (line: string) => void, signal: AbortSignal): Promise<Build> =>
  buildAside({ root, fingerprint: fingerprint(), steps, say, signal })

let building: Promise<Build> | undefined

/** The same, silently and once in this process. Throws what a build that fails has said. */
export async function ensureBuilt(): Promise<void> {
  building ??= freshBuild(() => undefined, new AbortController().signal)
  const build = await building
  if (!build.ok) throw new Error(`The application could not be built: ${build.output}`)
}
