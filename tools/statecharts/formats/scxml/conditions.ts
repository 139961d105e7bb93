import type { Chart, ChartTransition, ChartState } from '../../../charts/chart.ts'
import type { Data } from './data.ts'
import { exitsNothing, isWithin } from './domains.ts'
import { overlap, type Events } from './events.ts'
import type { FileIds } from './names.ts'

const all = (conditions: readonly (string | null)[]) => {
  const known = conditions.filter((condition) => condition !== null && condition !== 'true')
  return known.length === 0 ? null : known.join(' && ')
}

/**
 * The `cond` of each transition: its guard; that the event is no other one below the same name; and, where SCXML would take it
 * beside a transition of a region within, that no region takes the event. XState asks a state only where no state within
 * takes the event; SCXML asks it for each region that does not, and takes both where they exit no state in common.
 */
export const conditionsOf = (chart: Chart, ids: FileIds, data: Data, events: Events) => {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const parallels = chart.states.filter(({ kind }) => kind === 'parallel').map(({ id }) => id)
  const isSource = (transition: ChartTransition, test: (state: ChartState) => boolean) => {
    const state = states.get(transition.source)
    return state !== undefined && test(state)
  }
  const exits = (transition: ChartTransition) => !isSource(transition, (state) => exitsNothing(transition, state))
  const guardOf = ({ guard }: ChartTransition) => (guard === null ? null : data.guard(guard))

  const takenWithin = (transition: ChartTransition, descriptor: string) =>
    chart.transitions.flatMap((inner) => {
      const heard = events.of(inner)
      const isInRegion = parallels.some(
        (parallel) =>
          (parallel === transition.source || isWithin(parallel, transition.source)) && isWithin(inner.source, parallel),
      )
      if (!isInRegion || heard === null || !overlap(descriptor, heard) || (exits(transition) && exits(inner))) return []
      const isHeard = heard === descriptor ? events.exactly(heard) : events.isHeardBy(heard)
      return [`!(${all([`In('${ids.of(inner.source)}')`, isHeard, guardOf(inner)])})`]
    })

  return (transition: ChartTransition): string | null => {
    const descriptor = events.of(transition)
    return all([
      guardOf(transition),
      ...(descriptor === null ? [] : [events.exactly(descriptor), ...new Set(takenWithin(transition, descriptor))]),
    ])
  }
}
