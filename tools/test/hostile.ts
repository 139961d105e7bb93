import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'hostile']
const run = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env: { ...process.env, HOSTILE: 'full' } })
process.exitCode = run.status ?? 1
