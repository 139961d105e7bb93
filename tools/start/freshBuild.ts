import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inputs = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'tsconfig.json']
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

export type Build = { readonly ok: true } | { readonly ok: false; readonly output: string }

/** Builds the SPA into dist/ where its sources have changed since the last build. An aborted build has failed. */
export async function freshBuild(say: (line: string) => void, signal: AbortSignal): Promise<Build> {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { ok: true }
  say('Building the application …')
  const started = performance.now()
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const abort = () => vite.kill()
  signal.addEventListener('abort', abort)
  let output = ''
  for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await once(vite, 'close').then(([exitCode]: unknown[]) => exitCode)
  signal.removeEventListener('abort', abort)
  if (code !== 0) return { ok: false, output: output.trim() }
  writeFileSync(stamp, wanted)
  say(`Built the application in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { ok: true }
}
