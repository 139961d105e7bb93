import { whyEquivalent } from './equivalents.ts'
import type { MutantResult } from './result.ts'

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

const reportOfMachine = (machine: string, own: readonly MutantResult[]) => ({
  machine,
  ...summaryOf(own),
  operators: Object.fromEntries(
    [...Map.groupBy(own, ({ operator }) => operator)].map(([operator, some]) => [operator, summaryOf(some)]),
  ),
  survivors: own
    .filter(({ killedBy }) => killedBy === null)
    .map((result) => ({ name: result.name, operator: result.operator, equivalent: whyKept(result) })),
})

/** What became of all mutants, and of those of each machine. */
export const reportOf = (results: readonly MutantResult[]) => ({
  ...summaryOf(results),
  machines: [...Map.groupBy(results, ({ machine }) => machine)].map(([machine, own]) => reportOfMachine(machine, own)),
})
export type Report = ReturnType<typeof reportOf>

export const printReport = ({ machines, percent, mutants, equivalent, survived }: Report, seconds: number) => {
  for (const one of machines) {
    console.log(
      `${one.machine}: ${one.mutants} mutants, ${one.killedByJourneys} killed by journeys, ${one.killedByPaths} by paths: ${one.percent} %`,
    )
    for (const { name, equivalent: why } of one.survivors)
      console.log(`  ${why === null ? 'survived' : 'equivalent'}: ${name}${why === null ? '' : ` (${why})`}`)
  }
  console.log(
    `${percent} % of ${mutants - equivalent} mutants killed, ${survived} survived, ${equivalent} equivalent, ${seconds} s`,
  )
}
