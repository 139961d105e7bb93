import type { Stimulus } from '../../../walks/model/stimuli.ts'
import type { Named } from '../chart.ts'
import { caseOf, onEntry, onExit, otherwise, spaced, titled, unforeseen, type Descriptions } from './texts.ts'
import type { Translate } from './translate.ts'

/** A chart's names in the reader's language. */
export interface ChartTexts {
  readonly state: (name: string) => string
  /** `has failure: token removed`, with what stands in the chart. */
  readonly guard: (guard: Named) => string
  readonly action: (name: string) => string
  /** How the last of several branches reads, which has no condition. */
  readonly otherwise: string
  readonly onEntry: string
  readonly onExit: string
  readonly event: (type: string) => string
  readonly actor: (name: string) => string
  /** How work that breaks down reads. */
  readonly fault: (actor: string) => string
  readonly delay: (name: string) => string
  /** Where a path begins: `a new declaration`. */
  readonly start: (name: string) => string
  readonly description: (text: string) => string
  /** A step of a path as a person reads it: `The agent, asked for the token, answers: token removed`. */
  readonly step: (stimulus: Stimulus) => string
}

/** Reads a chart aloud. A name without a description is read as it is spelt. */
export const chartTextsOf = (
  translate: Translate,
  descriptions: Descriptions,
  stimuli: readonly Stimulus[],
): ChartTexts => {
  const event = (type: string) => translate('event', descriptions.events[type] ?? titled(type))
  const actor = (name: string) => translate('actor', descriptions.actors[name] ?? titled(name))
  const delay = (name: string) => translate('delay', descriptions.delays[name] ?? titled(name))
  const subjectOf = (stimulus: Stimulus) => {
    switch (stimulus.kind) {
      case 'gesture':
        return event(stimulus.event.type)
      case 'outcome':
        return actor(stimulus.source)
      case 'delay':
        return delay(stimulus.delay)
    }
  }
  const stepOf = (stimulus: Stimulus) => {
    const ending = caseOf(stimulus, stimuli)
    return ending === null ? subjectOf(stimulus) : `${subjectOf(stimulus)}: ${translate('case', ending)}`
  }
  const steps = new WeakMap<Stimulus, string>()
  return {
    state: (name) => translate('state', titled(name)),
    guard: ({ name, params }) =>
      [
        translate('guard', spaced(name)),
        ...Object.values(params ?? {}).map((value) => translate('case', spaced(String(value)))),
      ].join(': '),
    action: (name) => translate('action', spaced(name)),
    otherwise: translate('case', otherwise),
    onEntry: translate('case', onEntry),
    onExit: translate('case', onExit),
    event,
    actor,
    fault: (name) => `${actor(name)}: ${translate('case', unforeseen)}`,
    delay,
    start: (name) => translate('start', name),
    description: (text) => translate('description', text),
    step: (stimulus) => {
      const text = steps.get(stimulus) ?? stepOf(stimulus)
      steps.set(stimulus, text)
      return text
    },
  }
}
