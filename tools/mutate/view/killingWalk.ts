import type { AnyStateMachine } from 'xstate'
import { cleanup } from 'vitest-browser-react'
import type { Flow } from '../../../walks/model/flow.ts'
import type { EventCases } from '../../../walks/model/machineTypes.ts'
import type { Path } from '../../../walks/model/path.ts'
import type { Walk } from '../../../walks/browser/walk.ts'
import { walkerOf } from '../../../walks/browser/walkOne.tsx'
import { whyOf } from '../why.ts'
import type { ViewKill } from './result.ts'

/**
 * The first of some paths that cannot be walked in the view, with the place where states or assertions are not the path's; null where all can.
 *
 * @param chart knows which buttons are to be closed
 */
export const killingWalk = async <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  paths: readonly Path[],
  chart: Flow,
): Promise<ViewKill | null> => {
  const walkOne = walkerOf(walk, { searches: false, chart })
  for (const path of paths) {
    let sought = 0
    const seeks = (place: number) => {
      sought = place
      return Promise.resolve()
    }
    try {
      await walkOne(path, { inspect: () => {}, seeks })
    } catch (error) {
      const step = path.steps[sought - 1]
      return {
        path: path.id,
        name: path.name,
        step: step?.stimulus.name ?? null,
        states: step?.states ?? [],
        why: whyOf(error),
      }
    } finally {
      await cleanup()
    }
  }
  return null
}
