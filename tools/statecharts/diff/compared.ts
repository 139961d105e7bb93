import type { Chart, ChartState, Named } from '../../charts/chart.ts'

/** A guard or an action without the code that computes its parameters. */
export const plainly = ({ name, params }: Named): Pick<Named, 'name' | 'params'> => ({ name, params })

/** Named code of guards and actions: `keepToken: ({ event }) => …`. */
export const codeOf = (named: readonly Named[]): readonly string[] =>
  named.flatMap(({ name, computed }) => (computed === undefined ? [] : [`${name}: ${computed}`]))

/** What invoked actors are given: `readToken: ({ context }) => …`. */
export const inputsOf = ({ invokes }: ChartState): readonly string[] =>
  invokes.flatMap(({ id, input }) => (input === undefined ? [] : [`${id}: ${input}`]))

/** Ids of the regions of a parallel state that both charts have, in the order of the first. */
export const commonRegions = ({ states }: Chart, other: Chart, id: string): readonly string[] => {
  const regionsIn = (all: readonly ChartState[]) =>
    all.filter((state) => state.parent === id && state.kind !== 'history').map((state) => state.id)
  const known = new Set(regionsIn(other.states))
  return states.some((state) => state.id === id && state.kind === 'parallel')
    ? regionsIn(states).filter((region) => known.has(region))
    : []
}

/** A chart without what files of older commits do not hold, so that it can be compared with one. */
export const withoutCode = ({ id, states, transitions }: Chart): Chart => {
  const bare = (named: readonly Named[]) => named.map((one) => ({ ...one, computed: undefined }))
  return {
    id,
    states: states.map((state) => ({
      ...state,
      entry: bare(state.entry),
      exit: bare(state.exit),
      invokes: state.invokes.map((invoke) => ({ ...invoke, input: undefined })),
      history: undefined,
      output: undefined,
      context: undefined,
    })),
    transitions: transitions.map((transition) => ({
      ...transition,
      guard: transition.guard === null ? null : { ...transition.guard, computed: undefined },
      actions: bare(transition.actions),
    })),
  }
}
