import type { IState, IStateMachine, ITransition } from 'state-machine-cat'
import type { Chart, ChartState } from '../chart.ts'
import { transitionLabel, linesIn, stateLabel, wrapped, type Labels } from './labels.ts'

export interface DrawingOptions {
  readonly labels: Labels
  /** Ids of states whose inside is left out. */
  readonly collapsed: ReadonlySet<string>
  /** Classes by the id of a state or a transition, such as `changed` or `unwalked`. */
  readonly marks?: ReadonlyMap<string, string>
  /** What is written below the label of a state or a transition, by its id. */
  readonly notes?: ReadonlyMap<string, string>
}

/** The names under which Graphviz knows states and transitions: their places in the chart. */
const stateKey = (index: number) => `s${index}`
const transitionKey = (index: number) => `a${index}`

/** What of a chart is shown where some states are collapsed, and under which names Graphviz knows it. */
const shownParts = ({ states }: Chart, collapsed: ReadonlySet<string>) => {
  const byId = new Map(states.map((state, index) => [state.id, { state, key: stateKey(index) }]))
  /** The state itself, or the collapsed one that hides it. */
  const shownFor = (id: string): string => {
    const around = byId.get(id)?.state.parent ?? null
    if (around === null) return id
    const shown = shownFor(around)
    return shown === around && !collapsed.has(around) ? id : shown
  }
  return { keyOf: (id: string) => byId.get(id)?.key ?? stateKey(0), shownFor }
}

/** A chart as state-machine-cat draws it. Transitions of what is left out end at the state that hides it, or vanish within it. */
export const drawable = (chart: Chart, { labels, collapsed, marks, notes }: DrawingOptions): IStateMachine => {
  const { states, transitions } = chart
  const { keyOf, shownFor } = shownParts(chart, collapsed)
  const isShown = ({ id }: ChartState) => shownFor(id) === id
  const marked = (id: string) => (marks?.has(id) === true ? ` ${marks.get(id)}` : '')
  const notesAt = (id: string) => (notes?.has(id) === true ? wrapped(notes.get(id) ?? '').split('\n') : [])
  const edges: ITransition[] = []
  const add = (from: string, to: string, rest: Partial<ITransition>) => {
    edges.push({ id: edges.length + 1, from, to, ...rest })
  }

  const inside = (parent: ChartState): IState[] => {
    const start = parent.initial === null ? null : `${keyOf(parent.id)}-initial`
    if (start !== null && parent.initial !== null) add(start, keyOf(parent.initial), { class: 'start' })
    const children = states.filter((state) => state.parent === parent.id && isShown(state)).map(drawn)
    return start === null ? children : [{ name: start, type: 'initial' }, ...children]
  }
  const drawn = (state: ChartState): IState => {
    const within = collapsed.has(state.id) ? [] : inside(state)
    const hidden = state.kind !== 'atomic' && state.kind !== 'final' && within.length === 0
    const lines = [...linesIn(labels, state), ...notesAt(state.id)]
    return {
      name: keyOf(state.id),
      label: `${stateLabel(labels, state)}${hidden ? ' …' : ''}`,
      type: state.kind === 'parallel' ? 'parallel' : 'regular',
      class: `${keyOf(state.id)} ${state.kind}${hidden ? ' collapsed' : ''}${marked(state.id)}`,
      // An activity is written as it stands, where an entry would have an English word before it.
      actions: lines.map((body) => ({ type: 'activity' as const, body })),
      ...(within.length === 0 ? {} : { statemachine: { states: within } }),
    }
  }

  const root = states.filter(({ parent }) => parent === null)
  const reachesRoot = transitions.some(({ source, targets }) => [source, ...targets].includes(''))
  const drawnStates = reachesRoot ? root.map(drawn) : root.flatMap(inside)
  for (const [index, transition] of transitions.entries()) {
    const from = shownFor(transition.source)
    for (const target of transition.targets.length === 0 ? [transition.source] : transition.targets) {
      const to = shownFor(target)
      if (from === to && (from !== transition.source || to !== target)) continue
      const type = transition.targets.length === 0 ? ('internal' as const) : ('external' as const)
      add(keyOf(from), keyOf(to), {
        label: [transitionLabel(labels, transition), ...notesAt(transition.id)].join('\n'),
        class: `${transitionKey(index)} ${transition.trigger.kind}${marked(transition.id)}`,
        type,
      })
    }
  }
  return { states: drawnStates, transitions: edges }
}
