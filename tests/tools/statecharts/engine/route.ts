import { withAncestors } from '../../../../tools/charts/ancestors.ts'
import type { Chart, ChartTransition } from '../../../../tools/charts/chart.ts'

/** Which transition to take next on the way to another one. */
export interface Route {
  /** How many transitions are left after this one; infinite where it does not lead there. */
  readonly left: (transition: ChartTransition) => number
  /** Of the eventless transitions of each state, the one on the way; none where staying in the state leads there sooner. */
  readonly eventless: readonly ChartTransition[]
}

/** States that are active once a state is entered: those around it and those in which it begins. */
const enteredWith = (id: string, { states }: Chart): readonly string[] => {
  const state = states.find((one) => one.id === id)
  const begins =
    state?.kind === 'parallel'
      ? states.filter(({ parent, kind }) => parent === id && kind !== 'history').map((one) => one.id)
      : (state?.history?.targets ?? (state?.initial === undefined || state.initial === null ? [] : [state.initial]))
  return [...withAncestors(id), ...begins.flatMap((one) => enteredWith(one, { id: '', states, transitions: [] }))]
}

/** The shortest way through a chart to a transition, as if every guard could hold. */
export const routeTo = (goal: ChartTransition, chart: Chart): Route => {
  const far = new Map([[goal.source, 0]])
  const entered = new Map(chart.states.map(({ id }) => [id, enteredWith(id, chart)]))
  const left = (transition: ChartTransition) =>
    transition.id === goal.id
      ? 0
      : 1 +
        Math.min(
          ...transition.targets
            .flatMap((target) => entered.get(target) ?? [])
            .map((state) => far.get(state) ?? Infinity),
        )
  for (let isFinal = false; !isFinal;) {
    isFinal = true
    for (const transition of chart.transitions) {
      if (left(transition) >= (far.get(transition.source) ?? Infinity)) continue
      far.set(transition.source, left(transition))
      isFinal = false
    }
  }
  /** The fewest transitions to the goal from a state that is entered and not left at once. */
  const leftWithin = (id: string) =>
    Math.min(
      ...(entered.get(id) ?? [])
        .filter((state) => state === id || state.startsWith(`${id}.`))
        .map((state) => far.get(state) ?? Infinity),
    )
  const eventless = chart.transitions.filter(
    (transition) => transition.trigger.kind === 'always' && left(transition) <= leftWithin(transition.source),
  )
  return {
    left,
    eventless: [...Map.groupBy(eventless, ({ source }) => source).values()].flatMap((branches) =>
      branches.toSorted((one, other) => left(one) - left(other)).slice(0, 1),
    ),
  }
}
