import type { Locale } from '../../../../src/domain/locale.ts'
import type { PathReport, StoryStep } from '../storyboard.ts'
import type { ReportedFlow } from './facts.ts'

/** What led to a row of a storyboard, as a sentence. */
export const tellStep = (flow: ReportedFlow, { start }: PathReport, { stimulus }: StoryStep, language: Locale): string =>
  (stimulus === null ? flow.starts[start] : flow.stimuli[stimulus])?.[language] ?? start

/** `Signed in › Lifetime › Fresh` for each state, one per region. */
export const tellStates = (flow: ReportedFlow, { states }: StoryStep, language: Locale): readonly string[] =>
  states.map((id) => flow.states[id]?.[language] ?? id)

/** How a path begins and ends, and all that it says. */
export const tellPath = (flow: ReportedFlow, path: PathReport, language: Locale) => {
  const sentences = path.first.steps.map((step) => tellStep(flow, path, step, language))
  return { start: sentences[0] ?? path.start, ending: sentences.at(-1) ?? path.start, all: sentences.join(' ') }
}
