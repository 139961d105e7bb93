import fc from 'fast-check'
import type { AnyStateMachine } from 'xstate'
import { chartOf, type Chart, type ChartTransition } from '../../../../tools/charts/chart.ts'
import { dataOf } from '../../../../tools/statecharts/formats/scxml/data.ts'
import { hears } from '../../../../tools/statecharts/formats/scxml/events.ts'
import { fileIdsOf } from '../../../../tools/statecharts/formats/scxml/names.ts'
import { scxmlOf } from '../../../../tools/statecharts/formats/scxml/write.ts'
import { routeTo } from './route.ts'
import { compiledByScion } from './scionRun.ts'
import { runByXState, type Deeds } from './xstateRun.ts'

/** An event under both names, and what must be so for it to come: null where somebody causes it, or the state that waits for it. */
interface Possible {
  readonly xstate: string
  readonly scxml: string
  readonly waiting: string | null
  readonly isTimer: boolean
}

/** Which event comes, of those that can, and which guards hold meanwhile; numbers wrap around. */
interface Step {
  readonly event: number
  readonly holding: readonly number[]
}

const step: fc.Arbitrary<Step> = fc.record({
  event: fc.nat({ max: 9999 }),
  holding: fc.oneof(
    fc.array(fc.nat({ max: 999 }), { maxLength: 2 }),
    fc.array(fc.nat({ max: 999 }), { minLength: 3, maxLength: 12 }),
  ),
})
/** The first step is the start, which no event causes. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' })

/** Events that the chart hears by a descriptor, and one below it where another descriptor hears that. */
const heardBy = (descriptor: string, { transitions }: Chart): readonly string[] => {
  if (descriptor === '*') return ['something.else']
  const name = descriptor.endsWith('.*') ? descriptor.slice(0, -2) : descriptor
  const further = `${name}.further`
  return transitions.some(({ trigger }) => trigger.kind === 'event' && hears(trigger.event, further))
    ? [name, further]
    : [name]
}

/** XState's own names of events that nobody sends by hand. */
const ownName = (machine: AnyStateMachine, { source, trigger }: ChartTransition): string => {
  const node = machine.getStateNodeById([machine.id, source].filter((part) => part !== '').join('.'))
  if (trigger.kind === 'after') return String(node.after.find(({ delay }) => delay === trigger.delay)?.eventType)
  return trigger.kind === 'done' || trigger.kind === 'error' ? `xstate.${trigger.kind}.actor.${trigger.invoke}` : ''
}

const possibleIn = (machine: AnyStateMachine, chart: Chart): readonly Possible[] => {
  const ids = fileIdsOf(chart)
  const all = chart.transitions.flatMap((transition): Possible[] => {
    const { source, trigger } = transition
    switch (trigger.kind) {
      case 'event':
        return heardBy(trigger.event, chart).map((event) => ({
          xstate: event,
          scxml: event,
          waiting: null,
          isTimer: false,
        }))
      case 'done':
      case 'error':
        return [
          {
            xstate: ownName(machine, transition),
            scxml: `${trigger.kind}.invoke.${ids.of(source)}.${trigger.invoke}`,
            waiting: source,
            isTimer: false,
          },
        ]
      case 'after':
        return [
          {
            xstate: ownName(machine, transition),
            scxml: `after.${trigger.delay}.${ids.of(source)}`,
            waiting: source,
            isTimer: true,
          },
        ]
      case 'always':
      case 'stateDone':
        return []
    }
  })
  return [...new Map(all.map((one) => [one.scxml, one])).values()]
}

/** What was active or had its time running before an event, and is after it. */
const after = (before: ReadonlySet<string>, deeds: Deeds, of: (state: string) => readonly string[]) => {
  const now = new Set(before)
  for (const deed of deeds) {
    if (deed.startsWith('exited ')) for (const one of of(deed.slice('exited '.length))) now.delete(one)
    if (deed.startsWith('entered ')) for (const one of of(deed.slice('entered '.length))) now.add(one)
  }
  return now
}

/** An event after which the two engines differ, with all that came before it. */
interface Difference {
  readonly events: readonly string[]
  readonly xstate: unknown
  readonly scion: unknown
}

export interface Walker {
  /** @returns null where both engines did the same all along */
  readonly walk: (steps: readonly Step[]) => Difference | null
  /** The same on the shortest way to a transition. */
  readonly walkTo: (goal: ChartTransition) => Difference | null
  /** Names of the transitions that walks have taken so far. */
  readonly taken: ReadonlySet<string>
  readonly chart: Chart
}

/** Variables of the guards that hold. */
type Holding = readonly (string | undefined)[]
type Choose = (
  possible: readonly Possible[],
  active: ReadonlySet<string>,
) => { readonly event: Possible; readonly holding: Holding } | null

/** Whether an event may set a transition off. */
const leadsBy = ({ source, trigger }: ChartTransition, event: string, waiting: string | null) => {
  switch (trigger.kind) {
    case 'event':
      return waiting === null && hears(trigger.event, event)
    case 'done':
    case 'error':
      return waiting === source && event === `xstate.${trigger.kind}.actor.${trigger.invoke}`
    case 'after':
      return waiting === source && event.startsWith(`xstate.after.${trigger.delay}.`)
    case 'always':
    case 'stateDone':
      return false
  }
}

/** Milliseconds in the file of a delay that the program sets. */
const dayInMs = 86_400_000

/**
 * Goes through a machine in XState and through its SCXML in SCION at the same time.
 *
 * @param exported how the SCXML is written
 */
export const walkerOf = async (
  machine: AnyStateMachine,
  exported: (chart: Chart) => string = scxmlOf,
): Promise<Walker> => {
  const chart = chartOf(machine)
  const ids = fileIdsOf(chart)
  const data = dataOf(chart, ids)
  const states = new Map(chart.states.map(({ id }) => [ids.of(id), id]))
  const file = await compiledByScion(exported(chart), (id) => states.get(id) ?? null)
  const variableOf = new Map(
    chart.transitions.flatMap(({ id, guard }) => (guard === null ? [] : [[id, data.guard(guard)]])),
  )
  const variables = [...new Set(variableOf.values())]
  const possible = possibleIn(machine, chart)
  const lengths: ReadonlyMap<string, { readonly source: string; readonly lasts: number }> = new Map(
    chart.transitions.flatMap(({ source, trigger }) =>
      trigger.kind === 'after'
        ? [[`after.${trigger.delay}.${ids.of(source)}`, { source, lasts: trigger.lasts ?? dayInMs }] as const]
        : [],
    ),
  )
  const timersOf = (state: string) => [...lengths].flatMap(([name, { source }]) => (source === state ? [name] : []))
  const heardIn = new Map(
    chart.states.map(({ id }) => [
      id,
      chart.transitions.flatMap(({ source, trigger }) =>
        source === id && trigger.kind === 'event' ? [trigger.event] : [],
      ),
    ]),
  )
  const taken = new Set<string>()

  const drawn = <One>(list: readonly One[], number: number): One | undefined => list[number % Math.max(1, list.length)]

  /** @param choose the event of each step and the guards that hold, from what can happen; null to end */
  const walkBy = (start: Holding, choose: Choose): Difference | null => {
    let holding: ReadonlySet<string> = new Set()
    let active: ReadonlySet<string> = new Set()
    let running: ReadonlySet<string> = new Set()
    /** Guards change with events alone: one that would let a resting state go on by itself stays as it was, false. */
    const hold = (names: Holding) => {
      const resting = new Set(
        chart.transitions
          .filter(({ source, trigger }) => trigger.kind === 'always' && active.has(source))
          .map(({ id }) => variableOf.get(id)),
      )
      holding = new Set(names.filter((name) => name !== undefined && !resting.has(name)).map(String))
      for (const variable of variables) file.set(variable, holding.has(variable))
    }
    hold(start)
    const [one, oneStart] = runByXState(machine, (name) => holding.has(variableOf.get(name) ?? ''))
    const [other, otherStart] = file.start()
    const events: string[] = []

    /** SCION enters states by depth, XState by their place in the chart: the order is left out. */
    const compare = (event: string, deeds: Deeds, otherDeeds: Deeds): Difference | null => {
      events.push(event)
      active = after(active, deeds, (state) => [state])
      running = after(new Set([...running].filter((timer) => timer !== event)), deeds, timersOf)
      for (const deed of deeds) if (deed.startsWith('took ')) taken.add(deed.slice('took '.length))
      const xstate = {
        deeds: deeds.toSorted(),
        done: one.isDone(),
        timers: [...running].toSorted().map((event) => ({ event, delay: lengths.get(event)?.lasts })),
        errors: [],
      }
      const scion = {
        deeds: otherDeeds.toSorted(),
        done: other.isDone(),
        timers: other.timers(),
        errors: other.errors(),
      }
      return JSON.stringify(xstate) === JSON.stringify(scion) ? null : { events, xstate, scion }
    }

    let difference = compare('start', oneStart, otherStart)
    while (difference === null && !one.isDone()) {
      const next = choose(
        possible.filter(({ waiting, isTimer, scxml }) =>
          isTimer ? running.has(scxml) : waiting === null || active.has(waiting),
        ),
        active,
      )
      if (next === null) break
      hold(next.holding)
      difference = compare(next.event.scxml, one.send(next.event.xstate), other.send(next.event.scxml))
    }
    return difference
  }

  const walk = ([start, ...chosen]: readonly Step[]) => {
    const named = (numbers: readonly number[] = []) => numbers.map((number) => drawn(variables, number))
    const left = [...chosen]
    return walkBy(named(start?.holding), (all, active) => {
      const step = left.shift()
      const heard = new Set([...active].flatMap((state) => heardIn.get(state) ?? []))
      const awaited = all.filter(
        ({ waiting, scxml }) => waiting !== null || [...heard].some((descriptor) => hears(descriptor, scxml)),
      )
      const number = step?.event ?? 0
      const event = drawn(number % 8 === 0 || awaited.length === 0 ? all : awaited, Math.floor(number / 8))
      return step === undefined || event === undefined ? null : { event, holding: named(step.holding) }
    })
  }

  const walkTo = (goal: ChartTransition) => {
    const { left, eventless } = routeTo(goal, chart)
    const onTheWay = eventless.map(({ id }) => variableOf.get(id))
    let steps = 0
    return walkBy(onTheWay, (all, active) => {
      const [next] = chart.transitions
        .filter(({ source, trigger }) => active.has(source) && trigger.kind !== 'always')
        .flatMap((transition) => {
          const event = all.find(({ xstate, waiting }) => leadsBy(transition, xstate, waiting))
          return event === undefined ? [] : [{ transition, event }]
        })
        .toSorted((one, other) => left(one.transition) - left(other.transition))
      steps += 1
      if (next === undefined || taken.has(goal.id) || steps > chart.states.length) return null
      const own = variableOf.get(next.transition.id)
      return { event: next.event, holding: next.transition.id === goal.id ? [own] : [own, ...onTheWay] }
    })
  }
  return { walk, walkTo, taken, chart }
}
