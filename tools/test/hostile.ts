import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Whatever is hostile, has a full size, or is left out of `npm test`: whole projects and files. */
const everything = [
  'tests/hostile',
  'tests/signing',
  'tests/server/register.test.ts',
  'tests/agent/gate.test.ts',
  'tests/paths',
  'tests/properties/invoiceAmounts.test.ts',
  'tests/properties/invoicePdf.test.ts',
  'tests/tools',
  'tests/e2e',
]

// Parameters name pieces, as files of vitest: `npm run test:hostile -- tests/hostile/kill`.
const pieces = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'hostile',
  '--project',
  'node*',
  '--project',
  'browser*',
  '--project',
  'e2e',
]
const run = spawnSync(process.execPath, [...vitest, ...(pieces.length > 0 ? pieces : everything)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOSTILE: 'full' },
})
process.exitCode = run.status ?? 1
