import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readFlows } from '../charts/flows.ts'
import { mutantsOf } from './mutants.ts'
import { printReport, reportOf } from './report.ts'
import type { MutantResult } from './result.ts'
import { runShards, shardsOf } from './shards.ts'
import { sampleOf, type Candidate } from './view/sample.ts'
import { printViewReport, viewReportOf } from './view/viewReport.ts'
import { walkSample } from './view/walkSample.ts'

const whole = v.pipe(v.string(), v.digits(), v.transform(Number))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    // Also walks a sample in the view.
    view: { type: 'boolean', default: false },
    // Walks the sample in the view and leaves the machine level out.
    'only-view': { type: 'boolean', default: false },
    sample: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
})
const { sample: size, seed } = v.parse(v.object({ sample: whole, seed: whole }), values)
const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.cache/mutate')
/** Paths that are walked in the view for each mutant, at most. */
const pathsInView = 3

const flows = (await readFlows(root)).filter(({ id }) => positionals.length === 0 || positionals.includes(id))
if (flows.length === 0) throw new Error(`no machine ${positionals.join(', ')}`)
const candidates = flows.flatMap(({ id: machine, flow }) =>
  mutantsOf(machine, flow.machine.config).map(({ name, operator }): Candidate => ({ machine, name, operator })),
)

/** @returns what a piece of work makes, and the whole seconds that it took */
const timed = async <Made>(work: () => Promise<Made>): Promise<readonly [Made, number]> => {
  const started = Date.now()
  const made = await work()
  return [made, Math.round((Date.now() - started) / 1000)]
}

const told = (total: number) => {
  let done = 0
  return (more: number) => {
    done += more
    console.error(`${done} of ${total} mutants`)
  }
}

const runAll = (): Promise<readonly MutantResult[]> => {
  rmSync(out, { recursive: true, force: true })
  const tell = told(candidates.length)
  const machines = [...Map.groupBy(candidates, ({ machine }) => machine)].map(([id, own]) => ({ id, mutants: own.length }))
  return runShards(root, shardsOf(out, machines), (some) => tell(some.length))
}

const walk = (sample: readonly Candidate[]) => {
  const tell = told(sample.length)
  const orders = [...Map.groupBy(sample, ({ machine }) => machine)].map(([machine, own]) => ({ machine, mutants: own.map(({ name }) => name), paths: pathsInView }))
  return walkSample(root, orders, () => tell(1))
}

const onlyView = values['only-view']
const [results, seconds] = onlyView ? [[], 0] : await timed(runAll)
const report = reportOf(results)
if (!values.json && !onlyView) printReport(report, seconds)

const lookInView = async () => {
  const sample = sampleOf(candidates, size, seed)
  const [walked, secondsInView] = await timed(() => walk(sample))
  const view = viewReportOf(sample, walked, results)
  if (!values.json) printViewReport(view, seed, secondsInView)
  return { ...view, seed, seconds: secondsInView }
}
const view = values.view || onlyView ? { view: await lookInView() } : {}
if (values.json) console.log(JSON.stringify({ ...(onlyView ? {} : { seconds, ...report }), ...view }, null, 2))
process.exitCode = onlyView || report.percent >= 95 ? 0 : 1
