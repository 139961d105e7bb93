import { SimulatedClock, type Actor, type AnyStateMachine, type ContextFrom, type InspectionEvent } from 'xstate'
import { render } from 'vitest-browser-react'
import { expectNoViolations } from './axe.ts'
import type { Flow } from '../model/flow.ts'
import type { EventCases } from '../model/machineTypes.ts'
import { restsOnPath, type ChartRest } from '../model/runFlow.ts'
import { isPress, seesClosed } from './closed.ts'
import { Frame } from './Frame.tsx'
import type { Path } from '../model/path.ts'
import { click, setMeans } from './controls.ts'
import { untilNone } from './patience.ts'
import { WalkError } from '../model/problem.ts'
import { seesState } from './seesState.ts'
import { stateNames } from '../model/stateNames.ts'
import { viewOfRegions, type StateViewOf } from './stateView.ts'
import type { Stimulus } from '../model/stimuli.ts'
import type { Ending, Gesture, Walk } from './walk.ts'

/** Whoever looks on while a path is walked. */
export interface WalkObserver {
  readonly inspect: (event: InspectionEvent) => void
  /** The rest at this place is now sought: 0 the one before anything happens. */
  readonly seeks?: (place: number) => Promise<void>
  /** It is reached and looks as it must. */
  readonly rests?: (place: number, states: readonly string[]) => Promise<void>
}

type Cases<Case> = Readonly<Record<string, Readonly<Record<string, Case>>>>

const byName = <Case,>(cases: Cases<Case>): ReadonlyMap<string, Case> =>
  new Map(
    Object.entries(cases).flatMap(([type, named]) =>
      Object.entries(named).map(([name, value]) => [`${type}: ${name}`, value]),
    ),
  )

const found = <Value,>(value: Value | null | undefined, what: string): Value => {
  if (value === undefined || value === null) throw new Error(`no ${what}`)
  return value
}

const contextOf = (snapshot: unknown): unknown =>
  typeof snapshot === 'object' && snapshot !== null && 'context' in snapshot ? snapshot.context : undefined

/** Makes a gesture in the view as it stands. */
const make = async <Machine extends AnyStateMachine>(
  gesture: NonNullable<Gesture<Machine>>,
  actor: Actor<Machine>,
  states: readonly string[],
) => {
  if (!isPress(gesture)) return gesture(actor)
  await gesture.before?.()
  try {
    await click(gesture.button)
  } catch (error) {
    throw new WalkError({ code: 'control.unusable', states, control: gesture.name }, error)
  }
}

/** Waits until a flow rests in these states. */
const untilRestsIn = async (states: readonly string[], resting: () => readonly string[]) => {
  const [reached] = await untilNone(() => (resting().join() === states.join() ? [] : [resting()]))
  if (reached !== undefined) throw new WalkError({ code: 'states.other', states, reached })
}

const isContextOf = <Machine extends AnyStateMachine>(context: unknown): context is ContextFrom<Machine> =>
  context !== undefined

/** Asserts what the view of a flow shows where it rests. */
const assertionOfRests = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  gestures: ReadonlyMap<string, Gesture<Machine>>,
  { searches, inEachStart }: { readonly searches: boolean; readonly inEachStart: boolean },
) => {
  const assertButtonsClosed = seesClosed(walk.machine, gestures)
  const views: Readonly<Record<string, StateViewOf<Machine> | undefined>> = walk.views
  const searched = new Set<string>()

  const viewOf = (states: readonly string[], context: unknown) =>
    viewOfRegions(
      states.map((state) => {
        const view = found(views[state], `view of ${state}`)
        if (view === 'passed') throw new Error(`${state} rests`)
        if (typeof view !== 'function') return view
        if (!isContextOf<Machine>(context)) throw new Error(`${state} has no context`)
        return view(context)
      }),
    )

  /** @param own the context of the walked flow, for a place that the chart itself does not come to */
  return async (start: string, states: readonly string[], rest: ChartRest | undefined, own: unknown) => {
    await seesState(viewOf(states, rest?.context ?? own), states)
    await assertButtonsClosed(states, rest?.refused ?? new Set())
    const place = [...(inEachStart ? [start] : []), ...states].join(' + ')
    if (!searches || searched.has(place)) return
    await expectNoViolations()
    searched.add(place)
  }
}

/** Notes where walks came to. @returns whether a place is one to which an earlier walk came by the same steps */
const notingPlaces = () => {
  const places = new Set<string>()
  return (start: string, steps: Path['steps']): boolean => {
    const place = JSON.stringify([start, steps.map(({ stimulus, states }) => [stimulus.name, states])])
    const isRepeated = places.has(place)
    places.add(place)
    return isRepeated
  }
}

/** What whoever makes a walker may choose. */
interface WalkChoices {
  /** Whether axe searches each state the first time in each start. */
  readonly searches?: boolean
  /** False where it searches each state the first time in any start. */
  readonly inEachStart?: boolean
  /** Says which events can happen, and the context from which views follow: the walked flow, unless that is a mutant. */
  readonly chart?: Flow
  /**
   * Whether steps that several walks begin with are made by mouse and keyboard, and their views asserted, in the first of them
   * alone. The others come to where they part by events of the page.
   */
  readonly once?: boolean
}

/**
 * A walker through the view of a flow. Every state is asserted after every step. A walk rejects with a `WalkError` where the flow does not rest as the path says, the
 * view does not show what its state declares, or a button is open whose event cannot happen.
 */
export const walkerOf = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  { searches = true, inEachStart = true, chart = walk.flow, once = false }: WalkChoices = {},
) => {
  const isRepeated = once ? notingPlaces() : () => false
  const { starts, delays } = walk.flow
  const gestures = byName<Gesture<Machine>>(walk.gestures)
  const assertRest = assertionOfRests(walk, gestures, { searches, inEachStart })

  return async (
    { start, steps }: Pick<Path, 'start' | 'steps'>,
    { inspect, seeks, rests }: WalkObserver,
  ): Promise<void> => {
    const ofChart = restsOnPath(chart, { start, steps })
    const clock = new SimulatedClock()
    await seeks?.(0)
    const { actor, actors, value, view } = walk.begin(found(starts[start], start), { clock, inspect })
    const ownContext = () => contextOf(actor.getSnapshot())
    const resting = () => stateNames(value())
    const endings: Readonly<Record<string, Ending | undefined>> = actors
    const cause = (stimulus: Stimulus) => {
      switch (stimulus.kind) {
        case 'gesture':
          return make(found(gestures.get(stimulus.name), `gesture for ${stimulus.name}`), actor, resting())
        case 'outcome':
          return found(endings[stimulus.source], `actor ${stimulus.source}`).settle(stimulus.outcome)
        case 'delay':
          return clock.increment(found(delays[stimulus.delay], `length of ${stimulus.delay}`))
      }
    }
    try {
      actor.start()
      await render(view, { wrapper: Frame })
      if (!isRepeated(start, [])) await assertRest(start, resting(), ofChart[0], ownContext())
      await rests?.(0, resting())
      for (const [index, { stimulus, states }] of steps.entries()) {
        await seeks?.(index + 1)
        const isKnown = isRepeated(start, steps.slice(0, index + 1))
        setMeans(isKnown ? 'page' : 'user')
        await cause(stimulus)
        await untilRestsIn(states, resting)
        if (!isKnown) await assertRest(start, states, ofChart[index + 1], ownContext())
        await rests?.(index + 1, states)
      }
    } finally {
      actor.stop()
    }
  }
}
