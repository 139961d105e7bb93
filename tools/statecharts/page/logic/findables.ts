import type { TellableFailure, FailureText } from '../../../../src/failures/failureText.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import type { Wording } from '../../../charts/words/wording.ts'
import type { Facts, FlowFacts, Rule } from '../facts/facts.ts'
import type { Findable } from './search.ts'

/** What a search leads to. */
export type Found =
  | { readonly kind: 'state' | 'arrow' | 'failureText'; readonly flow: string; readonly part: string }
  | { readonly kind: 'rule'; readonly rule: string }

/** How things are called, by language; the reader's own language comes first. */
export interface Naming {
  readonly languages: readonly Locale[]
  readonly wordingOf: (flow: string, language: Locale) => Wording
  readonly failureWords: (failure: TellableFailure, language: Locale) => FailureText
  /** Titles of arrows without a description. */
  readonly arrowTitle: (flow: FlowFacts, arrow: FlowFacts['chart']['arrows'][number]) => string
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

const arrowsOf = (facts: FlowFacts, { languages, wordingOf, arrowTitle }: Naming): Findable<Found>[] =>
  facts.chart.arrows.map((arrow) => {
    const said = languages.flatMap((language) => {
      const wording = wordingOf(facts.id, language)
      return [
        arrow.description === null ? '' : wording.description(arrow.description),
        arrow.trigger.kind === 'event' ? wording.event(arrow.trigger.event) : '',
        arrow.guard === null ? '' : wording.guard(arrow.guard),
      ]
    })
    return {
      target: { kind: 'arrow', flow: facts.id, part: arrow.id },
      title: arrowTitle(facts, arrow),
      words: [arrow.id, ...said, ...arrow.rules, arrow.guard?.name ?? ''],
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
  ...flows.flatMap((flow) => arrowsOf(flow, naming)),
  ...rules.map((rule) => ruleOf(rule, naming)),
  ...flows.flatMap((flow) => failuresOf(flow, naming)),
]
