import { whyEquivalent } from '../equivalents.ts'
import type { MutantResult } from '../result.ts'
import type { ViewResult } from './result.ts'
import type { Candidate } from './sample.ts'

/** What distinguishes a mutant from its chart where the view does not: a journey or paths at machine level; null where nothing does, or nobody tried. */
const reportedElsewhere = ({ machine, name }: ViewResult, results: readonly MutantResult[]) =>
  results.find((one) => one.machine === machine && one.name === name)?.killedBy?.name ?? null

/**
 * What became of a sample of mutants in the view.
 *
 * @param results what became of mutants at machine level, if they were run there
 */
export const viewReportOf = (
  sample: readonly Candidate[],
  walked: readonly ViewResult[],
  results: readonly MutantResult[],
) => {
  const judged = walked.map((result) => ({
    ...result,
    operator: sample.find(({ machine, name }) => machine === result.machine && name === result.name)?.operator ?? null,
  }))
  return {
    sample: sample.length,
    killed: judged.filter(({ killedBy }) => killedBy !== null).length,
    kills: judged.flatMap(({ machine, name, operator, killedBy }) =>
      killedBy === null ? [] : [{ machine, name, operator, killedBy }],
    ),
    /** Mutants about which nothing can be said, since their paths fail on the chart itself. */
    unjudged: judged.flatMap(({ machine, name, unjudged }) =>
      unjudged === null ? [] : [{ machine, name, why: unjudged }],
    ),
    survivors: judged
      .filter(({ killedBy, unjudged }) => killedBy === null && unjudged === null)
      .map((result) => ({
        machine: result.machine,
        name: result.name,
        operator: result.operator,
        paths: result.paths,
        equivalent: whyEquivalent(result.machine, result.name),
        reportedElsewhere: reportedElsewhere(result, results),
      })),
  }
}
export type ViewReport = ReturnType<typeof viewReportOf>

const survivorLine = ({
  machine,
  name,
  paths,
  equivalent,
  reportedElsewhere: elsewhere,
}: ViewReport['survivors'][number]) => {
  if (equivalent !== null) return `  equivalent: ${machine}, ${name} (${equivalent})`
  return `  survived in the view: ${machine}, ${name} (${paths.length} paths walked${elsewhere === null ? '' : `; judged by '${elsewhere}'`})`
}

export const printViewReport = (report: ViewReport, seed: number, seconds: number) => {
  for (const { machine, name, killedBy } of report.kills) {
    const place =
      killedBy.step === null
        ? 'from the start'
        : `after '${killedBy.step}' where ${killedBy.states.join(' and ')} should be seen`
    console.log(`  killed in the view: ${machine}, ${name}: ${killedBy.path}, ${place}: ${killedBy.why}`)
  }
  for (const { machine, name, why } of report.unjudged)
    console.log(`  not judged, its path fails on the chart itself: ${machine}, ${name} (${why})`)
  for (const survivor of report.survivors) console.log(survivorLine(survivor))
  console.log(`in the view: ${report.killed} of ${report.sample} mutants killed (seed ${seed}), ${seconds} s`)
}
