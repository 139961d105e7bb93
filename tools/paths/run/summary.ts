import { join } from 'node:path'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import { problemText } from '../problems/problemText.ts'
import type { RunTexts } from '../problems/texts.ts'
import { tallyOf } from './retry.ts'
import type { Chosen } from './select.ts'
import type { PathReport, WalkStory } from './storyboard.ts'

/** A path that was walked, with its report. */
export interface Judged {
  readonly one: Chosen
  readonly report: PathReport
}

/** `signedIn.lifetime.fresh` with the states around it, by the texts of the chart. */
const stateNameBy = (chartTexts: ChartTexts) => (id: string) =>
  id
    .split('.')
    .map((name) => chartTexts.state(name))
    .join(' › ')

/** In which step a walk failed, and why. */
const outcomeOf = (
  walk: WalkStory | null,
  { path }: Chosen,
  chartTexts: ChartTexts,
  texts: RunTexts,
): readonly string[] => {
  const text = texts.summary
  if (!walk?.failure) return [`  ${text.passedAgain}`]
  const { at, problem } = walk.failure
  const step = path.steps[at - 1]
  return [
    `  ${step === undefined ? text.atStart(chartTexts.start(path.start)) : text.atStep(at, chartTexts.step(step.stimulus))}`,
    `  ${problemText(problem, texts.problem, stateNameBy(chartTexts)).split('\n')[0]}`,
  ]
}

/** What a run has to say in the terminal, in the reader's language: what did not pass and why, the counts, the report's place. */
export const summaryOf = (
  judged: readonly Judged[],
  folder: string,
  chartTextsFor: (one: Chosen) => ChartTexts,
  texts: RunTexts,
): string => {
  const text = texts.summary
  const tally = tallyOf(judged.map(({ report }) => report.verdict))
  const counts = [text.counts(tally), ...(tally.overloaded > 0 ? [text.unjudged(tally.overloaded)] : [])]
  const lines = judged.flatMap(({ one, report: { id, verdict, command, first, again } }) => {
    if (verdict === 'passed') return []
    const walks = verdict === 'failed' ? [first] : [first, again]
    return [
      `${text[verdict]}: ${id}`,
      ...walks.flatMap((walk) => outcomeOf(walk, one, chartTextsFor(one), texts)),
      `  ${command}`,
    ]
  })
  return [...lines, counts.join(', '), join(folder, 'index.html')].join('\n')
}
