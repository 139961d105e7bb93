import type { Chart, ChartTransition } from '../../charts/chart.ts'

/** Names of events in the old chart, with the names under which the new one has them. */
export type EventNames = ReadonlyMap<string, string>

const eventsOf = ({ transitions }: Chart): ReadonlyMap<string, readonly ChartTransition[]> =>
  Map.groupBy(
    transitions.filter(({ trigger }) => trigger.kind === 'event'),
    ({ trigger }) => (trigger.kind === 'event' ? trigger.event : ''),
  )

/** What the transitions of an event do, without its name. */
const featuresOf = (transitions: readonly ChartTransition[]): ReadonlySet<string> =>
  new Set(
    transitions.map(({ source, guard, targets, actions, branch }) =>
      JSON.stringify([source, guard?.name, targets, actions.map(({ name }) => name), branch]),
    ),
  )

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((feature) => other.has(feature)).length
  return shared / (one.size + other.size - shared)
}

/** Events of which one chart has the one and the other the other, and whose transitions are for the most part the same. */
export const renamedEvents = (before: Chart, after: Chart): EventNames => {
  const [old, now] = [eventsOf(before), eventsOf(after)]
  const pairs = [...old]
    .filter(([event]) => !now.has(event))
    .flatMap(([from, transitions]) =>
      [...now]
        .filter(([event]) => !old.has(event))
        .map(([to, others]) => ({ from, to, likeness: likeness(featuresOf(transitions), featuresOf(others)) })),
    )
    .filter((pair) => pair.likeness > 0.5)
    .toSorted((one, other) => other.likeness - one.likeness)
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { from, to } of pairs) {
    if (names.has(from) || taken.has(to)) continue
    names.set(from, to)
    taken.add(to)
  }
  return names
}

/** A chart with its events under other names. */
export const withEventNames = (chart: Chart, names: EventNames): Chart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => {
    const { trigger } = transition
    return trigger.kind === 'event'
      ? { ...transition, trigger: { kind: 'event', event: names.get(trigger.event) ?? trigger.event } }
      : transition
  }),
})
