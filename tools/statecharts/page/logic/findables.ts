import type { TellableFailure, FailureText } from '../../../../src/failures/failureText.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import type { Wording } from '../../../charts/words/wording.ts'
import type { Facts, FlowFacts, Rule } from '../facts/facts.ts'
import type { Findable } from './search.ts'

/** What a search leads to. */
export type Found =
  | { readonly kind: 'state' | 'transition' | 'failureText'; readonly flow: string; readonly part: string }
  | { readonly kind: 'rule'; readonly rule: string }

/** How things are called, by language; the reader's own language comes first. */
export interface Naming {
  readonly languages: readonly Locale[]
  readonly wordingOf: (flow: string, language: Locale) => Wording
  readonly failureWords: (failure: TellableFailure, language: Locale) => FailureText
  /** Titles of transitions without a description. */
  readonly transitionTitle: (flow: FlowFacts, transition: FlowFacts['chart']['transitions'][number]) => string
}

const statesOf = ({ id: flow, chart }: FlowFacts, { languages, wordingOf }: Naming): Findable<Found>[] =>
  chart.states.flatMap((state) => {
    if (state.id === '') return []
    const said = languages.flatMap((language) => {
      const wording = wordingOf(flow, language)
      return [wording.state(state.name), state.description === null ? '' : wording.description(state.description)]
    })
    return [
      {
        target: { kind: 'state', flow, part: state.id },
        title: said[0] ?? state.name,
        words: [state.id, ...said, ...state.rules, ...state.invokes.map(({ actor }) => actor)],
      },
    ]
  })

const transitionsOf = (facts: FlowFacts, { languages, wordingOf, transitionTitle }: Naming): Findable<Found>[] =>
  facts.chart.transitions.map((transition) => {
    const said = languages.flatMap((language) => {
      const wording = wordingOf(facts.id, language)
      return [
        transition.description === null ? '' : wording.description(transition.description),
        transition.trigger.kind === 'event' ? wording.event(transition.trigger.event) : '',
        transition.guard === null ? '' : wording.guard(transition.guard),
      ]
    })
    return {
      target: { kind: 'transition', flow: facts.id, part: transition.id },
      title: transitionTitle(facts, transition),
      words: [transition.id, ...said, ...transition.rules, transition.guard?.name ?? ''],
    }
  })

const failuresOf = ({ id: flow, failures }: FlowFacts, { languages, failureWords }: Naming): Findable<Found>[] =>
  failures.map(({ state, failure }) => {
    const said = languages.map((language) => failureWords(failure, language))
    return {
      target: { kind: 'failureText', flow, part: state },
      title: said[0]?.title ?? failure.code,
      words: [failure.code, state, ...said.flatMap(({ title, text }) => [title, text])],
    }
  })

const ruleOf = ({ id, rule, place }: Rule, { languages }: Naming): Findable<Found> => {
  const said = languages.map((language) => `${id} ${rule[language]}`)
  return {
    target: { kind: 'rule', rule: id },
    title: said[0] ?? id,
    words: [...said, ...languages.map((language) => place[language])],
  }
}

/** Everything that the search finds, each with its words in every language. */
export const findablesOf = (
  { flows, rules }: Pick<Facts, 'flows' | 'rules'>,
  naming: Naming,
): readonly Findable<Found>[] => [
  ...flows.flatMap((flow) => statesOf(flow, naming)),
  ...flows.flatMap((flow) => transitionsOf(flow, naming)),
  ...rules.map((rule) => ruleOf(rule, naming)),
  ...flows.flatMap((flow) => failuresOf(flow, naming)),
]
