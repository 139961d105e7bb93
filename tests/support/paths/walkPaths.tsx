import { SimulatedClock, type AnyStateMachine } from 'xstate'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { activateLocale } from '../../../src/i18n/locale.ts'
import { expectNoViolations } from '../axe.ts'
import type { EventCases } from '../flows/machineTypes.ts'
import { keepRecord, noteArrows } from './coverage.ts'
import { Frame } from './Frame.tsx'
import { briefly, type Look } from './look.ts'
import { pathsOf, type Path } from './pathsOf.ts'
import { stateNames } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'
import type { Ending, Gesture, Walk } from './walk.ts'

type Cases<Case> = Readonly<Record<string, Readonly<Record<string, Case>>>>

const byName = <Case,>(cases: Cases<Case>): ReadonlyMap<string, Case> =>
  new Map(Object.entries(cases).flatMap(([type, named]) => Object.entries(named).map(([name, value]) => [`${type}: ${name}`, value])))

const found = <Value,>(value: Value | null | undefined, what: string): Value => {
  if (value === undefined || value === null) throw new Error(`no ${what}`)
  return value
}

/**
 * Declares one test per path of a machine's model, each walked in the real view, and one that no arrow is left untaken.
 * Every state is looked at after every step, and searched by axe the first time in each start.
 */
export const walkPaths = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(walk: Walk<Machine, Events>) => {
  const { flow, machine } = walk
  const { starts, delays } = flow
  const gestures = byName<Gesture<Machine>>(walk.gestures)
  const looks: Readonly<Record<string, Look | 'passed' | undefined>> = walk.looks
  const paths = pathsOf(flow)
  const notes = noteArrows(machine)
  const searched = new Set<string>()

  const lookAt = async (start: string, states: readonly string[]) => {
    for (const state of states) {
      const look = found(looks[state], `look of ${state}`)
      if (look === 'passed') throw new Error(`${state} rests`)
      await look()
    }
    const place = [start, ...states].join(' + ')
    if (searched.has(place)) return
    await expectNoViolations()
    searched.add(place)
  }

  const walkOne = async ({ start, steps }: Path) => {
    const clock = new SimulatedClock()
    const { actor, actors, value, view } = walk.begin(found(starts[start], start), { clock, inspect: notes.inspect })
    const endings: Readonly<Record<string, Ending | undefined>> = actors
    const cause = (stimulus: Stimulus) => {
      switch (stimulus.kind) {
        case 'gesture':
          return found(gestures.get(stimulus.name), `gesture for ${stimulus.name}`)(actor)
        case 'outcome':
          return found(endings[stimulus.source], `actor ${stimulus.source}`).settle(stimulus.outcome)
        case 'delay':
          return clock.increment(found(delays[stimulus.delay], `length of ${stimulus.delay}`))
      }
    }
    onTestFinished(() => {
      actor.stop()
    })
    actor.start()
    await render(view, { wrapper: Frame })
    await lookAt(start, stateNames(value()))
    const rests: (readonly string[])[] = []
    for (const { stimulus, states } of steps) {
      await cause(stimulus)
      await expect.poll(() => stateNames(value()), { ...briefly, message: `after ${stimulus.name}` }).toEqual(states)
      await lookAt(start, states)
      rests.push(stateNames(value()))
    }
    return rests
  }

  describe(`paths of ${machine.id}`, () => {
    beforeAll(() => activateLocale('en'))
    afterAll(() => keepRecord(notes.record(paths)))
    it.each(paths.map((path) => [path.name, path] as const))('%s', async (_, path) => {
      expect(await walkOne(path)).toEqual(path.steps.map(({ states }) => states))
    })
    it('take every arrow of the chart', () => {
      expect(notes.unwalked()).toEqual([])
    })
  })
}
