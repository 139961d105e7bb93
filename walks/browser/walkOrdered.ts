import type { AnyStateMachine } from 'xstate'
import { expect, it } from 'vitest'
import { server } from 'vitest/browser'
import type { Flow } from '../model/flow.ts'
import type { EventCases } from '../model/machineTypes.ts'
import type { OrderedWalk, Rest, WalkFailure, WalkOrder, Way } from '../model/order.ts'
import type { Path } from '../model/path.ts'
import { pathsOf } from '../model/pathsOf.ts'
import { isStarved, setPatience, startPulse } from './patience.ts'
import { isFoundByWaiting, messageOf, problemOf } from '../model/problem.ts'
import { transitionIdsOf, noteTransitions } from '../model/takenTransitions.ts'
import type { Walk } from './walk.ts'
import { walkerOf, type WalkObserver } from './walkOne.tsx'

const { commands } = server

/** The path that a way describes; undefined where it is another machine's. Throws for a stimulus that the flow does not know. */
const pathAlong = (
  flow: Pick<Flow, 'machine' | 'stimuli'>,
  id: string,
  { machine, start, steps }: Way,
): Path | undefined => {
  if (machine !== flow.machine.id) return undefined
  const stimulusOf = (name: string) => {
    const found = flow.stimuli.find((one) => one.name === name)
    if (found === undefined) throw new Error(`${machine} knows no '${name}'`)
    return found
  }
  return {
    id,
    name: id,
    start,
    steps: steps.map(({ stimulus, states }) => ({ stimulus: stimulusOf(stimulus), states })),
  }
}

const takePictures = async (names: readonly string[]) => {
  for (const name of names) await commands.takePicture(name)
}

/** Measures the steps of a walk, and how often the page had its turn in the last one. */
const timeSteps = () => {
  const started = performance.now()
  let pulse = startPulse()
  let begun = started
  let slowest = 0
  return {
    begin() {
      pulse.stop()
      pulse = startPulse()
      begun = performance.now()
    },
    end() {
      slowest = Math.max(slowest, Math.round(performance.now() - begun))
      return pulse.stop()
    },
    times: () => ({ milliseconds: Math.round(performance.now() - started), slowest }),
  }
}

/** Walks one ordered path with its pictures, and reports how it went; rejects where it failed. @returns the places it came to */
const follow = async (
  walkOne: ReturnType<typeof walkerOf>,
  ids: ReturnType<typeof transitionIdsOf>,
  { id, rests, failurePicture }: OrderedWalk,
  path: Path,
): Promise<number> => {
  const notes = noteTransitions(ids)
  const seen: Rest[] = []
  const timing = timeSteps()
  const end = (failure: WalkFailure | null) => commands.endWalk({ id, rests: seen, failure, ...timing.times() })
  const observer: WalkObserver = {
    inspect: notes.inspect,
    seeks: async (place) => {
      await commands.beginStep(rests[place]?.name ?? '')
      timing.begin()
    },
    rests: async (place, states) => {
      timing.end()
      seen.push({ states, transitions: notes.taken() })
      await takePictures(rests[place]?.pictures ?? [])
    },
  }
  await commands.beginWalk(id)
  try {
    await walkOne({ start: path.start, steps: path.steps.slice(0, rests.length - 1) }, observer)
  } catch (error) {
    const ticks = timing.end()
    if (failurePicture !== null) await commands.takePicture(failurePicture)
    const problem = problemOf(error, seen.at(-1)?.states ?? [])
    await end({
      at: seen.length,
      message: messageOf(error),
      problem,
      isStarved: isFoundByWaiting(problem) && isStarved(ticks),
    })
    throw error
  }
  await end(null)
  return seen.length
}

/** Walks the ordered paths of a machine, each as far as the order says, and reports how they went. A failed one fails its test too. */
export const walkOrdered = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
  order: WalkOrder,
) => {
  const paths = new Map(pathsOf(walk.flow).map((path) => [path.id, path]))
  const walkOne = walkerOf(walk, { searches: order.searches })
  const ids = transitionIdsOf(walk.machine)
  setPatience(order.patience)
  const ofThisMachine = order.walks.flatMap((ordered) => {
    const path = ordered.way === null ? paths.get(ordered.id) : pathAlong(walk.flow, ordered.id, ordered.way)
    return path === undefined ? [] : [[path.name, ordered, path] as const]
  })
  it.each(ofThisMachine)('%s', async (_, ordered, path) => {
    expect(await follow(walkOne, ids, ordered, path)).toBe(ordered.rests.length)
  })
}
