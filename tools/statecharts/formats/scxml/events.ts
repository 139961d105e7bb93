import type { Chart, ChartTransition } from '../../../charts/chart.ts'
import type { FileIds } from './names.ts'

/** Ids are unique in a file of SCXML, and two states may invoke the same work. */
export const invokeId = (state: string, invoke: string): string => `${state}.${invoke}`

/** Whether a descriptor of XState hears an event: its own name, what stands below `a.*` and `a` itself, or all. */
export const hears = (descriptor: string, event: string): boolean =>
  descriptor === '*' ||
  descriptor === event ||
  (descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1)))

/** Whether there can be an event that both hear. */
export const overlap = (one: string, other: string): boolean => hears(one, other) || hears(other, one)

const isWildcard = (descriptor: string) => descriptor.endsWith('*')

/** What the transitions of a chart hear in SCXML. */
export interface Events {
  /** The descriptor of a transition; null where it waits for nothing. */
  readonly of: (transition: ChartTransition) => string | null
  /**
   * Condition under which SCXML's prefix match hears no more than XState does; null where it never hears more. An event by
   * name hears whatever stands below that name too.
   */
  readonly exactly: (descriptor: string) => string | null
  /** Condition that the event under way is one that a descriptor hears. */
  readonly isHeardBy: (descriptor: string) => string
}

const isBelow = (event: string, name: string) => event.startsWith(`${name}.`)
const isNamed = (name: string) => `_event.name === '${name}'`

/** @param doneOf id of the state whose end a state of the chart reports */
export const eventsOf = (chart: Chart, ids: FileIds, doneOf: (state: string) => string): Events => {
  const of = ({ trigger, source }: ChartTransition): string | null => {
    switch (trigger.kind) {
      case 'event':
        return trigger.event
      case 'done':
      case 'error':
        return `${trigger.kind}.invoke.${invokeId(ids.of(source), trigger.invoke)}`
      case 'after':
        return `after.${trigger.delay}.${ids.of(source)}`
      case 'stateDone':
        return `done.state.${doneOf(source)}`
      case 'always':
        return null
    }
  }
  const descriptors = chart.transitions.map(of).filter((descriptor) => descriptor !== null)
  const known = [
    ...descriptors,
    ...chart.states.flatMap(({ id, kind }) =>
      kind === 'compound' || kind === 'parallel' ? [`done.state.${ids.of(id)}`, `done.state.${doneOf(id)}`] : [],
    ),
  ]
  const named = new Set(chart.transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.event] : [])))
  /** Whether another transition hears an event below a name; only the events that people name can have further ones. */
  const hearsBelow = (other: string, name: string) =>
    isBelow(other, name) || (isWildcard(other) && named.has(name) && hears(other, `${name}.below`))
  return {
    of,
    exactly: (descriptor) =>
      !isWildcard(descriptor) && known.some((other) => hearsBelow(other, descriptor)) ? isNamed(descriptor) : null,
    isHeardBy: (descriptor) =>
      descriptor === '*'
        ? 'true'
        : isWildcard(descriptor)
          ? `(_event.name + '.').indexOf('${descriptor.slice(0, -1)}') === 0`
          : isNamed(descriptor),
  }
}
