import type { Locale } from '../../../../src/domain/locale.ts'
import type { PathReport, StoryStep } from '../storyboard.ts'
import type { ReportedFlow } from './facts.ts'

/** What led to a row of a storyboard, as a description. */
export const describeStep = (
  flow: ReportedFlow,
  { start }: PathReport,
  { stimulus }: StoryStep,
  language: Locale,
): string => (stimulus === null ? flow.starts[start] : flow.stimuli[stimulus])?.[language] ?? start

/** `Signed in › Lifetime › Fresh` for each state, one per region. */
export const describeStates = (flow: ReportedFlow, { states }: StoryStep, language: Locale): readonly string[] =>
  states.map((id) => flow.states[id]?.[language] ?? id)

/** How a path begins and ends, all its steps as descriptions, whether they were walked or not, and all that it says. */
export const describePath = (flow: ReportedFlow, { start: name, stimuli }: PathReport, language: Locale) => {
  const start = flow.starts[name]?.[language] ?? name
  const descriptions = stimuli.map((place) => flow.stimuli[place]?.[language] ?? '')
  return { start, descriptions, ending: descriptions.at(-1) ?? start, all: [start, ...descriptions].join(' ') }
}
