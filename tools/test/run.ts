import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readGraph, sourceFolders } from '../check/walls/graph.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import type { Missing } from '../setup/debian.ts'
import { ensureDebianPackages } from '../setup/debian.ts'
import { budgetLines, secondsText } from './budgets.ts'
import { changedSince } from './changes.ts'
import { everyDay, reachedStages, type ChosenStage } from './reachedStages.ts'
import { runCheck, runSuite } from './runStage.ts'
import { lacking, stages, type Lane } from './stages.ts'
import type { Tally } from './tally.ts'
import { tallyText, nothing, sum } from './tally.ts'

const { values, words } = ownOptions({ only: { type: 'string' }, since: { type: 'string' } }, true)
const only = values.only?.split(',') ?? (words.length > 0 ? words : null)
const root = fileURLToPath(new URL('../..', import.meta.url))
const named = stages.filter((stage) => only === null || only.includes(stage.name))
const changed = values.since === undefined ? null : changedSince(root, values.since)
const testFiles = () => globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
const chosen =
  changed?.ok === true
    ? reachedStages(named, readGraph(root, sourceFolders), changed.value)
    : named.map((stage) => everyDay(stage, testFiles()))

type Installing = Promise<readonly Missing[]>

/** Processor seconds of what has run. */
const spentBy = { stages: new Map<string, number>(), folders: new Map<string, number>() }

async function run({ stage, ...which }: ChosenStage, installing: Installing, reports: string): Promise<Tally> {
  const missing = stage.kind === 'suite' ? await installing : []
  const started = performance.now()
  const line = (text: string) =>
    console.log(`${stage.name.padEnd(12)} ${text.padEnd(34)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const obstacle = stage.kind === 'suite' ? missing.find(({ name }) => name === stage.needs) : undefined
  if (obstacle !== undefined) {
    line(`skipped: no ${obstacle.name}`)
    return { ...nothing, skipped: 1 }
  }
  const { tally, output, seconds, folders } = await (stage.kind === 'check'
    ? runCheck(stage.command)
    : runSuite(stage.project, which, reports))
  spentBy.stages.set(stage.name, seconds)
  for (const [folder, inFolder] of Object.entries(folders)) spentBy.folders.set(folder, inFolder)
  if (tally.failed > 0) console.log(output)
  line(stage.kind === 'check' ? (tally.failed === 0 ? 'ok' : 'failed') : tallyText(tally) + lacking(stage, missing))
  return tally
}

/** The packages are installed while checks run, which need none of them. */
async function install(): Installing {
  const missing = await ensureDebianPackages(console.log)
  for (const { name, neededFor, reason } of missing)
    console.log(`Without ${name} (${reason}) this is skipped: ${neededFor}.`)
  return missing
}

const runLane = (lane: Lane, installing: Installing, reports: string): Promise<Tally> =>
  chosen
    .filter(({ stage }) => stage.lane === lane)
    .reduce(async (before, stage) => sum(await before, await run(stage, installing, reports)), Promise.resolve(nothing))

/** Says what took how long, and on a whole run what has passed its budget. Nothing where the system does not tell. */
function reportSeconds(): void {
  const [inStages, inFolders] = [Object.fromEntries(spentBy.stages), Object.fromEntries(spentBy.folders)]
  if (Object.values(inStages).every((seconds) => seconds === 0)) return
  console.log(secondsText(inStages))
  if (only === null && changed === null) for (const line of budgetLines(inStages, inFolders)) console.log(line)
}

const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else if (changed?.ok === false) {
  console.error(changed.failure)
  process.exitCode = 1
} else {
  const installing = chosen.some(({ stage }) => stage.kind === 'suite') ? install() : Promise.resolve([])
  const reports = mkdtempSync(join(tmpdir(), 'tokhai-test-'))
  const lanes: readonly Lane[] = ['pages', 'rest']
  const total = (await Promise.all(lanes.map((lane) => runLane(lane, installing, reports)))).reduce(sum)
  rmSync(reports, { recursive: true })
  reportSeconds()
  console.log(tallyText(total))
  process.exitCode = total.failed === 0 ? 0 : 1
}
