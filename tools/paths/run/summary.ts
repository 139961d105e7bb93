import { join } from 'node:path'
import type { Wording } from '../../charts/words/wording.ts'
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

/** `signedIn.lifetime.fresh` with the states around it, in the words of the chart. */
const stateNameBy = (wording: Wording) => (id: string) =>
  id
    .split('.')
    .map((name) => wording.state(name))
    .join(' › ')

/** In which step a walk failed, and why. */
const outcomeOf = (walk: WalkStory | null, { path }: Chosen, wording: Wording, texts: RunTexts): readonly string[] => {
  const text = texts.summary
  if (!walk?.failure) return [`  ${text.passedAgain}`]
  const { at, problem } = walk.failure
  const step = path.steps[at - 1]
  return [
    `  ${step === undefined ? text.atStart(wording.start(path.start)) : text.atStep(at, wording.step(step.stimulus))}`,
    `  ${problemText(problem, texts.problem, stateNameBy(wording)).split('\n')[0]}`,
  ]
}

/** What a run has to say in the terminal, in the reader's language: what did not pass and why, the counts, the report's place. */
export const summaryOf = (
  judged: readonly Judged[],
  folder: string,
  wordingFor: (one: Chosen) => Wording,
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
      ...walks.flatMap((walk) => outcomeOf(walk, one, wordingFor(one), texts)),
      `  ${command}`,
    ]
  })
  return [...lines, counts.join(', '), join(folder, 'index.html')].join('\n')
}
