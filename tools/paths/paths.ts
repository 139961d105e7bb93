import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { findChromium } from '../setup/programs.ts'
import { coverageOf } from './coverage.ts'
import { machinesIn } from './machines.ts'
import { readRecord } from './records.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const records = join(root, '.cache/paths')
const sources = ['src', 'tests/paths', 'tests/support'].map((folder) => join(root, folder))
const recordOf = ({ id }: AnyStateMachine) => readRecord(records, id, sources)

/** Walks all paths in Chromium, which leaves the records. Its own report goes to stderr: stdout is the listing's. */
const walkAll = () => {
  const chromium = findChromium()
  const env = chromium === null ? process.env : { ...process.env, CHROMIUM_PATH: chromium }
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'browser', 'tests/paths'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env,
  })
}

const machines = await machinesIn(join(root, 'src/machines'))
if (machines.some((machine) => recordOf(machine) === null)) walkAll()
const coverages = machines.map((machine) => coverageOf(machine, recordOf(machine)))

if (values.json) console.log(JSON.stringify(coverages, null, 2))
else
  for (const { id } of machines) {
    const found = coverages.find(({ machine }) => machine === id)
    const paths = readRecord(records, id, sources)?.paths ?? []
    console.log(`${id}: ${paths.length} paths take ${found?.walked} of ${found?.transitions} transitions between ${found?.states} states`)
    for (const path of paths) console.log(`  ${path}`)
    for (const arrow of found?.unwalked ?? []) console.log(`  not walked: ${arrow}`)
  }
process.exitCode = coverages.every(({ unwalked }) => unwalked.length === 0) ? 0 : 1
