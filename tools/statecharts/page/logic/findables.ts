import type { DescribableFailure, FailureText } from '../../../../src/failures/failureText.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import type { ChartTexts } from '../../../charts/translation/chartTexts.ts'
import type { Facts, FlowFacts, Rule } from '../facts/facts.ts'
import type { Findable } from './search.ts'

/** What a search leads to. */
export type Found =
  | { readonly kind: 'state' | 'transition' | 'failureText'; readonly flow: string; readonly part: string }
  | { readonly kind: 'rule'; readonly rule: string }

/** How things are called, by language; the reader's own language comes first. */
export interface Naming {
  readonly languages: readonly Locale[]
  readonly chartTextsOf: (flow: string, language: Locale) => ChartTexts
  readonly failureTextIn: (failure: DescribableFailure, language: Locale) => FailureText
  /** Titles of transitions without a description. */
  readonly transitionTitle: (flow: FlowFacts, transition: FlowFacts['chart']['transitions'][number]) => string
}

const statesOf = ({ id: flow, chart }: FlowFacts, { languages, chartTextsOf }: Naming): Findable<Found>[] =>
  chart.states.flatMap((state) => {
    if (state.id === '') return []
    const said = languages.flatMap((language) => {
      const chartTexts = chartTextsOf(flow, language)
      return [chartTexts.state(state.name), state.description === null ? '' : chartTexts.description(state.description)]
    })
    return [
      {
        target: { kind: 'state', flow, part: state.id },
        title: said[0] ?? state.name,
        terms: [state.id, ...said, ...state.rules, ...state.invokes.map(({ actor }) => actor)],
      },
    ]
  })

const transitionsOf = (facts: FlowFacts, { languages, chartTextsOf, transitionTitle }: Naming): Findable<Found>[] =>
  facts.chart.transitions.map((transition) => {
    const said = languages.flatMap((language) => {
      const chartTexts = chartTextsOf(facts.id, language)
      return [
        transition.description === null ? '' : chartTexts.description(transition.description),
        transition.trigger.kind === 'event' ? chartTexts.event(transition.trigger.event) : '',
        transition.guard === null ? '' : chartTexts.guard(transition.guard),
      ]
    })
    return {
      target: { kind: 'transition', flow: facts.id, part: transition.id },
      title: transitionTitle(facts, transition),
      terms: [transition.id, ...said, ...transition.rules, transition.guard?.name ?? ''],
    }
  })

const failuresOf = ({ id: flow, failures }: FlowFacts, { languages, failureTextIn }: Naming): Findable<Found>[] =>
  failures.map(({ state, failure }) => {
    const said = languages.map((language) => failureTextIn(failure, language))
    return {
      target: { kind: 'failureText', flow, part: state },
      title: said[0]?.title ?? failure.code,
      terms: [failure.code, state, ...said.flatMap(({ title, text }) => [title, text])],
    }
  })

const ruleOf = ({ id, rule, place }: Rule, { languages }: Naming): Findable<Found> => {
  const said = languages.map((language) => `${id} ${rule[language]}`)
  return {
    target: { kind: 'rule', rule: id },
    title: said[0] ?? id,
    terms: [...said, ...languages.map((language) => place[language])],
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
