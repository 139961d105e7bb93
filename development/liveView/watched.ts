import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { transitionsFrom } from '../../src/machines/transitionNames.ts'
import { redacted, type Shown } from './redaction.ts'

export type FlowStatus = AnyMachineSnapshot['status']

/** A running or ended flow, as much of it as may be shown. */
export interface WatchedFlow {
  readonly key: number
  /** The machine's id, by which its chart is found. */
  readonly machine: string
  readonly status: FlowStatus
  /** Ids of all states it is in, the ones around others included; the root's is left out. */
  readonly states: readonly string[]
  /** Ids of the innermost of them. */
  readonly resting: readonly string[]
  /** Ids of the transitions that the last event took. */
  readonly transitions: readonly string[]
  readonly context: Readonly<Record<string, Shown>>
}

/** What became known of a flow by one inspection. */
export const describeSnapshot = (
  snapshot: AnyMachineSnapshot,
): Pick<WatchedFlow, 'machine' | 'status' | 'states' | 'resting' | 'context'> => {
  const nodes = snapshot._nodes.filter(({ path }) => path.length > 0).toSorted((one, other) => one.order - other.order)
  const idOf = ({ path }: { readonly path: readonly string[] }) => path.join('.')
  return {
    machine: snapshot.machine.id,
    status: snapshot.status,
    states: nodes.map(idOf),
    resting: nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(idOf),
    context: redacted(snapshot.context),
  }
}

/** An event's type where the chart or XState itself knows it. */
export const knownType = ({ machine }: AnyMachineSnapshot, type: string): string =>
  machine.events.includes(type) || /^xstate\.[\w.]+$/.test(type) ? type : `string(${type.length})`

/** The id by which charts, paths and coverage call a transition. */
export const transitionIdOf = (definition: AnyTransitionDefinition): readonly string[] =>
  transitionsFrom(definition.source)
    .filter((transition) => transition.definition === definition)
    .map(({ name }) => name)
