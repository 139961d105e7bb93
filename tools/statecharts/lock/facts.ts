import type { Chart, ChartTransition, ChartState, Named } from '../../charts/chart.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { Descriptions } from '../../charts/translation/texts.ts'

/** One thing that a chart or its descriptions say, by what it is about: `state signedIn`, `regions`, `lifetime leaving`. */
export interface Fact {
  readonly subject: string
  readonly fact: string
  readonly value: string
}

export type FactsOf = Pick<KnownFlow, 'chart' | 'descriptions'>

const fact = (subject: string, name: string, value: string | undefined): readonly Fact[] =>
  value === undefined || value === '' ? [] : [{ subject, fact: name, value }]

/** `hasFailure {"code":"pin.wrong"}`, `keepToken ({ event }) => ({ result: event.output })`. */
const named = ({ name, params, computed }: Named) =>
  [name, ...(params === null ? [] : [JSON.stringify(params)]), ...(computed === undefined ? [] : [computed])].join(' ')

const descriptionOf = ({ trigger }: ChartTransition, { events, actors, delays }: Descriptions): string | undefined => {
  switch (trigger.kind) {
    case 'event':
      return events[trigger.event]
    case 'done':
    case 'error':
      return actors[trigger.actor]
    case 'after':
      return delays[trigger.delay]
    case 'always':
    case 'stateDone':
      return undefined
  }
}

/** Names of the regions of a parallel state, in the order in which they take an event. */
export const regionsOf = ({ states }: Chart, { id, kind }: ChartState): readonly string[] =>
  kind === 'parallel' ? states.filter((one) => one.parent === id && one.kind !== 'history').map(({ name }) => name) : []

const stateFacts = (chart: Chart, state: ChartState): readonly Fact[] => {
  const subject = state.parent === null ? `flow ${chart.id}` : `state ${state.id}`
  return [
    ...fact(subject, 'rules', state.rules.join(' ')),
    ...fact(subject, 'tags', state.tags.join(' ')),
    ...fact(subject, 'context', state.context),
    ...fact(subject, 'regions', regionsOf(chart, state).join(' ')),
    ...fact(subject, 'entry', state.entry.map(named).join(', ')),
    ...fact(subject, 'exit', state.exit.map(named).join(', ')),
    ...state.invokes.flatMap(({ id, actor, input }) =>
      fact(subject, `invoke ${id}`, [actor, ...(input === undefined ? [] : [input])].join(' ')),
    ),
    ...fact(subject, 'output', state.output),
  ]
}

/** The name of a transition without its place among branches, so that a new branch changes no fact of the others. */
const unnumbered = ({ id, branches }: ChartTransition) => (branches > 1 ? id.replace(/ \d+ (?=-> )/, ' ') : id)

/** Names of transitions, each once: a second one between the same states is `… (2)`. */
const subjectsOf = ({ transitions }: Chart): readonly string[] => {
  const seen = new Map<string, number>()
  return transitions.map((transition) => {
    const name = unnumbered(transition)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `transition ${name}${count === 1 ? '' : ` (${count})`}`
  })
}

const transitionFacts = (subject: string, transition: ChartTransition, descriptions: Descriptions): readonly Fact[] => {
  return [
    ...fact(subject, 'rules', transition.rules.join(' ')),
    ...fact(subject, 'trigger', descriptionOf(transition, descriptions)),
    ...fact(subject, 'guard', transition.guard === null ? '' : named(transition.guard)),
    ...fact(subject, 'actions', transition.actions.map(named).join(', ')),
    ...fact(subject, 'enters', transition.reenters ? 'anew' : ''),
  ]
}

const descriptionFacts = (kind: string, descriptions: Readonly<Record<string, string>>): readonly Fact[] =>
  Object.entries(descriptions).flatMap(([name, text]) => fact(`${kind} ${name}`, 'description', text))

/** All facts of a flow, in the order of its chart. */
export const factsOf = ({ chart, descriptions }: FactsOf): readonly Fact[] => {
  const subjects = subjectsOf(chart)
  return [
    ...chart.states.flatMap((state) => stateFacts(chart, state)),
    ...chart.transitions.flatMap((transition, index) =>
      transitionFacts(subjects[index] ?? '', transition, descriptions),
    ),
    ...descriptionFacts('event', descriptions.events),
    ...descriptionFacts('actor', descriptions.actors),
    ...descriptionFacts('delay', descriptions.delays),
  ]
}
