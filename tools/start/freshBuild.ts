import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
const stamp = join(root, 'dist', '.tokhai-stamp')

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

type Build = { readonly ok: boolean; readonly output: string }

/** Vite empties dist/, so that the agent's part of it comes second. */
const steps = [
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['tools/agentArchive/write.ts'],
] as const

/** Runs a program of this Node to its end; what it said comes with its failure. */
async function run([file, ...options]: (typeof steps)[number], signal: AbortSignal): Promise<Build> {
  const program = spawn(process.execPath, [join(root, file), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const abort = () => program.kill()
  signal.addEventListener('abort', abort)
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await once(program, 'close').then(([exitCode]: unknown[]) => exitCode)
  signal.removeEventListener('abort', abort)
  return { ok: code === 0, output: output.trim() }
}

/** Builds the SPA, and the agent for download, into dist/ where their sources have changed since the last build. An aborted build has failed. */
export async function freshBuild(say: (line: string) => void, signal: AbortSignal): Promise<Build> {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { ok: true, output: '' }
  say('Building the application …')
  const started = performance.now()
  for (const step of steps) {
    const done = await run(step, signal)
    if (!done.ok) return done
    if (done.output !== '') say(done.output)
  }
  writeFileSync(stamp, wanted)
  say(`Built the application in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { ok: true, output: '' }
}

let building: Promise<Build> | undefined

/** The same, silently and once in this process. Throws what a build that fails has said. */
export async function ensureBuilt(): Promise<void> {
  building ??= freshBuild(() => undefined, new AbortController().signal)
  const build = await building
  if (!build.ok) throw new Error(`The application could not be built: ${build.output}`)
}
