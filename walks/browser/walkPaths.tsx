import type { AnyStateMachine } from 'xstate'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { activateLocale } from '../../src/i18n/locale.ts'
import type { EventCases } from '../model/machineTypes.ts'
import { coverTransitions, keepRecord } from './coverage.ts'
import { distinctPathsOf } from '../model/distinctPaths.ts'
import { pathsOf } from '../model/pathsOf.ts'
import type { Path } from '../model/path.ts'
import { setPatience } from './patience.ts'
import type { Walk } from './walk.ts'
import { walkerOf } from './walkOne.tsx'
import { walkOrdered } from './walkOrdered.ts'

/** Milliseconds after which a step or a walk has failed, however busy the machine is. */
const patience = { step: 20_000, walk: 90_000 } as const

const walkEach = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  paths: readonly Path[],
  inEachStart: boolean,
) => {
  const { machine } = walk
  const coverage = coverTransitions(machine)
  const walkOne = walkerOf(walk, { once: true, inEachStart })
  setPatience(patience.step)
  afterAll(() => keepRecord(coverage.record()))
  it.each(paths.map((path) => [path.name, path] as const))('%s', { timeout: patience.walk }, async (_, path) => {
    const seen: (readonly string[])[] = []
    const rests = (place: number, states: readonly string[]) => {
      if (place > 0) seen.push(states)
      return Promise.resolve()
    }
    await walkOne(path, { inspect: coverage.inspect, rests })
    expect(seen).toEqual(path.steps.map(({ states }) => states))
  })
  it('take every transition of the chart', () => {
    expect(coverage.unwalked()).toEqual([])
  })
}

/**
 * Declares one test per path of a machine's model on which something is new, each walked in the real view, and one that no transition is
 * left untaken. A full run (`npm run test:hostile`) walks every path, and has axe search each state in each start. Where a run ordered some
 * paths (`npm run paths -- --run`), those are walked and nothing else.
 */
export const walkPaths = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
) => {
  const order = inject('walkOrder')
  describe(`paths of ${walk.machine.id}`, () => {
    beforeAll(() => activateLocale('en'))
    if (order !== undefined) walkOrdered(walk, order)
    else if (inject('walksEveryPath')) walkEach(walk, pathsOf(walk.flow), true)
    else walkEach(walk, distinctPathsOf(walk.flow), false)
  })
}
