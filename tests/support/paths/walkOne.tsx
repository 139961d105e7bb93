import { SimulatedClock, type Actor, type AnyStateMachine, type InspectionEvent } from 'xstate'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoViolations } from '../axe.ts'
import type { Flow } from '../flows/flow.ts'
import type { EventCases } from '../flows/machineTypes.ts'
import { refusedOnPath } from '../flows/runFlow.ts'
import { isPress, seesClosed } from './closed.ts'
import { Frame } from './Frame.tsx'
import { briefly, type Look } from './look.ts'
import type { Path } from './path.ts'
import { stateNames } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'
import type { Ending, Gesture, Walk } from './walk.ts'

/** Whoever looks on while a path is walked. */
export interface Onlooker {
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

/**
 * A walker through the view of a flow. Every state is looked at after every step, and searched by axe the first time in
 * each start unless `searches` is false. A walk rejects where the flow does not rest as the path says, the view does not
 * show it, or a button is open whose event cannot happen.
 *
 * @param chart tells which events those are; the walked flow, unless that is a mutant
 */
export const walkerOf = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  searches = true,
  chart: Flow = walk.flow,
) => {
  const { starts, delays } = walk.flow
  const gestures = byName<Gesture<Machine>>(walk.gestures)
  const lookForOpenButtons = seesClosed(walk.machine, gestures)
  const looks: Readonly<Record<string, Look | 'passed' | undefined>> = walk.looks
  const searched = new Set<string>()

  const make = async (gesture: NonNullable<Gesture<Machine>>, actor: Actor<Machine>) => {
    if (!isPress(gesture)) return gesture(actor)
    await gesture.before?.()
    await gesture.button.click(briefly)
  }

  const lookAt = async (start: string, states: readonly string[], refused: ReadonlySet<string> = new Set()) => {
    for (const state of states) {
      const look = found(looks[state], `look of ${state}`)
      if (look === 'passed') throw new Error(`${state} rests`)
      await look()
    }
    await lookForOpenButtons(states, refused)
    const place = [start, ...states].join(' + ')
    if (!searches || searched.has(place)) return
    await expectNoViolations()
    searched.add(place)
  }

  return async (
    { start, steps }: Pick<Path, 'start' | 'steps'>,
    { inspect, seeks, rests }: Onlooker,
  ): Promise<void> => {
    const refused = refusedOnPath(chart, { start, steps })
    const clock = new SimulatedClock()
    await seeks?.(0)
    const { actor, actors, value, view } = walk.begin(found(starts[start], start), { clock, inspect })
    const endings: Readonly<Record<string, Ending | undefined>> = actors
    const cause = (stimulus: Stimulus) => {
      switch (stimulus.kind) {
        case 'gesture':
          return make(found(gestures.get(stimulus.name), `gesture for ${stimulus.name}`), actor)
        case 'outcome':
          return found(endings[stimulus.source], `actor ${stimulus.source}`).settle(stimulus.outcome)
        case 'delay':
          return clock.increment(found(delays[stimulus.delay], `length of ${stimulus.delay}`))
      }
    }
    try {
      actor.start()
      await render(view, { wrapper: Frame })
      await lookAt(start, stateNames(value()), refused[0])
      await rests?.(0, stateNames(value()))
      for (const [index, { stimulus, states }] of steps.entries()) {
        await seeks?.(index + 1)
        await cause(stimulus)
        await expect.poll(() => stateNames(value()), { ...briefly, message: `after ${stimulus.name}` }).toEqual(states)
        await lookAt(start, states, refused[index + 1])
        await rests?.(index + 1, stateNames(value()))
      }
    } finally {
      actor.stop()
    }
  }
}
