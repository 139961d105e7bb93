import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '../setup/programs.ts'
import { readFlows } from '../charts/flows.ts'
import { coverageOf } from './coverage.ts'
import { lastChangeIn, readRecord, type WalkRecord } from './records.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const records = join(root, '.cache/paths')
const sources = ['src', 'tests/paths', 'tests/support'].map((folder) => join(root, folder))

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

const machines = (await readFlows(root)).map(({ flow }) => flow.machine)

/** Records that no later change of the sources has made worthless; walks everything where one is missing. */
const freshRecords = (): ReadonlyMap<string, WalkRecord | null> => {
  const read = (since: number) => new Map(machines.map(({ id }) => [id, readRecord(records, id, since)]))
  const kept = read(lastChangeIn(sources))
  if ([...kept.values()].every((record) => record !== null)) return kept
  const started = Date.now()
  walkAll()
  return read(started)
}

const found = freshRecords()
const coverages = machines.map((machine) => coverageOf(machine, found.get(machine.id) ?? null))

if (values.json) console.log(JSON.stringify(coverages, null, 2))
else
  for (const { machine, states, transitions, walked, unwalked } of coverages) {
    const paths = found.get(machine)?.paths ?? []
    console.log(`${machine}: ${paths.length} paths take ${walked} of ${transitions} transitions between ${states} states`)
    for (const path of paths) console.log(`  ${path}`)
    for (const arrow of unwalked) console.log(`  not walked: ${arrow}`)
  }
process.exitCode = coverages.every(({ unwalked }) => unwalked.length === 0) ? 0 : 1
