import type { Chart } from './chart.ts'

/** Ids of the states in which a flow begins, the innermost first; of parallel states the first region counts. */
export const initialStates = ({ states }: Chart): readonly string[] => {
  const within = (id: string): readonly string[] => {
    const state = states.find((each) => each.id === id)
    const next =
      state?.kind === 'parallel' ? states.find(({ parent, kind }) => parent === id && kind !== 'history')?.id : null
    const inner = next ?? state?.initial ?? null
    return inner === null ? [] : [...within(inner), inner]
  }
  return within('')
}
