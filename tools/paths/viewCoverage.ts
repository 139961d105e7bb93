import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readFlows } from '../charts/flows.ts'
import { coverageOf } from './coverage.ts'
import { measuresOf } from './measures.ts'
import type { WalkRecord } from '../../walks/model/walkRecord.ts'
import { lastChangeIn, readRecord } from './records.ts'
import { walkTestOf } from './walkFiles.ts'

/** Walks all paths in Chromium, which leaves the records. Its own report goes to stderr: stdout is the listing's. */
const walkAll = (root: string, machines: readonly string[]) => {
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'browser', ...machines.map(walkTestOf)],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
}

/** Records that no later change of the sources has made worthless; walks everything where one is missing. */
const freshRecords = (root: string, machines: readonly string[]): ReadonlyMap<string, WalkRecord | null> => {
  const records = join(root, '.cache/paths')
  const sources = ['src', 'walks', 'tests/paths'].map((folder) => join(root, folder))
  const read = (since: number) => new Map(machines.map((id) => [id, readRecord(records, id, since)]))
  const kept = read(lastChangeIn(sources))
  if ([...kept.values()].every((record) => record !== null)) return kept
  const started = Date.now()
  walkAll(root, machines)
  return read(started)
}

/**
 * Prints as JSON which transitions of every flow, or of one, were walked in the view, and what else the paths cover.
 *
 * @returns the exit code: 0 where none was left out
 */
export const printCoverage = async (root: string, machine: string | null): Promise<number> => {
  const flows = (await readFlows(root)).filter(({ id }) => machine === null || id === machine)
  const found = freshRecords(
    root,
    flows.map(({ id }) => id),
  )
  const coverages = flows.map((known) => ({
    ...coverageOf(known.flow.machine, found.get(known.id) ?? null),
    ...measuresOf(known),
  }))
  console.log(JSON.stringify(coverages, null, 2))
  return coverages.every(({ unwalked }) => unwalked.length === 0) ? 0 : 1
}
