import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFlows, incomplete, machineIdsIn, type KnownFlow } from '../charts/flows.ts'
import { refuse } from '../commands/refuse.ts'
import { tryChromium } from '../paths/run/chromium.ts'
import { missingWalks } from '../paths/walkFiles.ts'
import { mutatedModules } from './code/modules.ts'
import { mutateCode } from './code/mutateCode.ts'
import { readCommand, usage, type Command } from './commandLine.ts'
import { missingJourneys } from './missingJourneys.ts'
import { mutantsOf, operators, type Operator } from './mutants.ts'
import { printReport, reportOf } from './report.ts'
import type { MutantResult } from './result.ts'
import { runShards, shardsOf } from './shards.ts'
import { sampleOf, type Candidate } from './view/sample.ts'
import { printViewReport, viewReportOf } from './view/viewReport.ts'
import { walkSample } from './view/walkSample.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.cache/mutate')
/** Paths that are walked in the view for each mutant, at most. */
const pathsInView = 3

/** @returns what a piece of work makes, and the whole seconds that it took */
const timed = async <Made>(work: () => Promise<Made>): Promise<readonly [Made, number]> => {
  const started = Date.now()
  const made = await work()
  return [made, Math.round((Date.now() - started) / 1000)]
}

const progressOf = (total: number) => {
  let done = 0
  return (more: number) => {
    done += more
    console.error(`${done} of ${total} mutants`)
  }
}

const runAll = (candidates: readonly Candidate[], made: readonly Operator[]): Promise<readonly MutantResult[]> => {
  rmSync(out, { recursive: true, force: true })
  const report = progressOf(candidates.length)
  const machines = [...Map.groupBy(candidates, ({ machine }) => machine)].map(([id, own]) => ({
    id,
    mutants: own.length,
  }))
  return runShards(root, shardsOf(out, machines, made), (some) => report(some.length))
}

const walk = (sample: readonly Candidate[]) => {
  const report = progressOf(sample.length)
  const orders = [...Map.groupBy(sample, ({ machine }) => machine)].map(([machine, own]) => ({
    machine,
    mutants: own.map(({ name }) => name),
    paths: pathsInView,
  }))
  return walkSample(root, orders, () => report(1))
}

const walkInView = async (
  candidates: readonly Candidate[],
  results: readonly MutantResult[],
  { sample: size, seed, json }: Command,
) => {
  const sample = sampleOf(candidates, size, seed)
  const [walked, seconds] = await timed(() => walk(sample))
  const view = viewReportOf(sample, walked, results)
  if (!json) printViewReport(view, seed, seconds)
  return { ...view, seed, seconds }
}

/** @returns the exit code: 1 where fewer than 95 % are killed */
const mutate = async (flows: readonly KnownFlow[], command: Command): Promise<number> => {
  const { json, view: isAlsoInView, 'only-view': isInViewAlone, operator: only } = command
  const made = only === undefined ? operators : [only]
  const candidates = flows.flatMap(({ id: machine, flow }) =>
    mutantsOf(machine, flow.machine.config)
      .filter(({ operator }) => made.includes(operator))
      .map(({ name, operator }): Candidate => ({ machine, name, operator })),
  )
  const [results, seconds] = isInViewAlone ? [[], 0] : await timed(() => runAll(candidates, made))
  const report = reportOf(results)
  if (!json && !isInViewAlone) printReport(report, seconds)
  const view = isAlsoInView || isInViewAlone ? { view: await walkInView(candidates, results, command) } : {}
  if (json) console.log(JSON.stringify({ ...(isInViewAlone ? {} : { seconds, ...report }), ...view }, null, 2))
  return isInViewAlone || report.percent >= 95 ? 0 : 1
}

const follow = async (command: Command): Promise<number> => {
  if (command.help) {
    console.log(usage)
    return 0
  }
  if (command.code) return mutateCode(root, command.modules, command.json)
  const { machines } = command
  const isInView = command.view || command['only-view']
  const found = await findFlows(root)
  const missing = [
    ...(found.ok ? [] : found.failure),
    ...(command['only-view'] ? [] : missingJourneys(root, machines)),
    ...(isInView ? missingWalks(root, machines) : []),
  ]
  if (!found.ok || missing.length > 0) return refuse(incomplete(missing))
  const tried = isInView ? await tryChromium(true) : null
  return tried?.ok === false
    ? refuse(tried.failure)
    : mutate(
        found.value.filter(({ id }) => machines.includes(id)),
        command,
      )
}

const read = readCommand(process.argv.slice(2), machineIdsIn(join(root, 'src/machines')), mutatedModules)
process.exitCode = read.ok
  ? await follow(read.value)
  : refuse(`${read.failure}\n(npm run mutate -- --help lists what there is)`)
