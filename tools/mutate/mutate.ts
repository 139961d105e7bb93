import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readFlows } from '../charts/flows.ts'
import { whyEquivalent } from './equivalents.ts'
import { mutantsOf } from './mutants.ts'
import type { MutantResult } from './result.ts'
import { runShards, shardsOf } from './shards.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.cache/mutate')

const flows = (await readFlows(root)).filter(({ id }) => positionals.length === 0 || positionals.includes(id))
if (flows.length === 0) throw new Error(`no machine ${positionals.join(', ')}`)
rmSync(out, { recursive: true, force: true })
const machines = flows.map(({ id, flow }) => ({ id, mutants: mutantsOf(id, flow.machine.config).length }))
const total = machines.reduce((sum, { mutants }) => sum + mutants, 0)
const started = Date.now()
let done = 0
const results = await runShards(root, shardsOf(out, machines), (some) => {
  done += some.length
  console.error(`${done} of ${total} mutants`)
})

/** Whole seconds. */
const seconds = Math.round((Date.now() - started) / 1000)
const whyKept = ({ machine, name }: MutantResult) => whyEquivalent(machine, name)
const summaryOf = (some: readonly MutantResult[]) => {
  const killed = some.filter(({ killedBy }) => killedBy !== null)
  const equivalent = some.filter((result) => result.killedBy === null && whyKept(result) !== null)
  return {
    mutants: some.length,
    killedByJourneys: killed.filter(({ killedBy }) => killedBy?.kind === 'journey').length,
    killedByPaths: killed.filter(({ killedBy }) => killedBy?.kind === 'paths').length,
    equivalent: equivalent.length,
    survived: some.length - killed.length - equivalent.length,
    /** Killed among those that are not equivalent, in percent. */
    percent: Math.floor((1000 * killed.length) / Math.max(1, some.length - equivalent.length)) / 10,
  }
}
const report = machines.map(({ id }) => {
  const own = results.filter(({ machine }) => machine === id)
  const survivors = own.filter(({ killedBy }) => killedBy === null)
  return {
    machine: id,
    ...summaryOf(own),
    operators: Object.fromEntries([...Map.groupBy(own, ({ operator }) => operator)].map(([operator, some]) => [operator, summaryOf(some)])),
    survivors: survivors.map((result) => ({ name: result.name, operator: result.operator, equivalent: whyKept(result) })),
  }
})
const whole = summaryOf(results)

if (values.json) console.log(JSON.stringify({ seconds, ...whole, machines: report }, null, 2))
else {
  for (const { machine, mutants, killedByJourneys, killedByPaths, percent, survivors } of report) {
    console.log(`${machine}: ${mutants} mutants, ${killedByJourneys} killed by journeys, ${killedByPaths} by paths: ${percent} %`)
    for (const { name, equivalent } of survivors) console.log(`  ${equivalent === null ? 'survived' : 'equivalent'}: ${name}${equivalent === null ? '' : ` (${equivalent})`}`)
  }
  console.log(`${whole.percent} % of ${whole.mutants - whole.equivalent} mutants killed, ${whole.survived} survived, ${whole.equivalent} equivalent, ${seconds} s`)
}
process.exitCode = whole.percent >= 95 ? 0 : 1
