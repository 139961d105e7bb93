import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inputs = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'tsconfig.json']
const stamp = join(root, 'dist', '.tokhai-stamp')

function* filesOf(path: string): Generator<string> {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return
  const entries = path.includes('.') ? null : readdirSync(absolute, { recursive: true, withFileTypes: true })
  if (entries === null) yield absolute
  else for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

/** SHA-256 over the names and bytes of everything that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => [...filesOf(input)]).toSorted()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

export type Build = { readonly ok: true; readonly built: boolean } | { readonly ok: false; readonly output: string }

/** Builds the SPA into dist/ where its sources have changed since the last build. */
export function freshBuild(say: (line: string) => void): Build {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { ok: true, built: false }
  say('Building the application …')
  const started = performance.now()
  const vite = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (vite.status !== 0) return { ok: false, output: `${vite.stderr}${vite.stdout}`.trim() }
  writeFileSync(stamp, wanted)
  say(`Built the application in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { ok: true, built: true }
}
