import fc from 'fast-check'
import { pathOf, type Path, type PathStep } from './path.ts'
import type { Stimulus } from './stimuli.ts'
import type { Flow } from './flow.ts'
import { runFlow, type FlowRun } from './runFlow.ts'

/** Which start, and which of all that is possible at each step; numbers wrap around, so that every choice is one. */
export interface Choices {
  readonly start: number
  readonly steps: readonly number[]
}

/** Choices for walks of at most so many steps; a failing one shrinks to fewer steps. Other numbers would not make it shorter. */
export const choicesOf = (steps: number): fc.Arbitrary<Choices> =>
  fc.record({
    start: fc.noShrink(fc.nat({ max: 9 })),
    steps: fc.array(fc.noShrink(fc.nat({ max: 99 })), { maxLength: steps, size: 'max' }),
  })

const picked = <One>(list: readonly One[], choice: number): One | undefined => list[choice % Math.max(1, list.length)]

/** Name of the start that choices take. */
export const startOf = ({ starts }: Flow, { start }: Choices): string => picked(Object.keys(starts), start) ?? ''

/** Where a walk rests: the run, the steps so far, and what can happen next. */
export interface WalkRest {
  readonly run: FlowRun
  readonly steps: readonly PathStep[]
  readonly possible: readonly Stimulus[]
}

/**
 * Walks a flow as choices say, until they or the possibilities end.
 *
 * @param visit is called where the flow rests, at the beginning and after each step; what it throws ends the walk
 * @returns the walk as a path
 */
export const walkBy = (flow: Flow, choices: Choices, visit: (rest: WalkRest) => void): Path => {
  const name = startOf(flow, choices)
  const run = runFlow(flow, name)
  const taken: PathStep[] = []
  const rest = () => {
    const possible = flow.possibleAt(run.snapshot())
    visit({ run, steps: taken, possible })
    return possible
  }
  try {
    let possible = rest()
    for (const choice of choices.steps) {
      const stimulus = picked(possible, choice)
      if (stimulus === undefined) break
      run.cause(stimulus)
      taken.push({ stimulus, states: run.states() })
      possible = rest()
    }
  } finally {
    run.stop()
  }
  return pathOf(flow.machine.id, name, taken)
}

/** Choices drawn with a seed, always the same. */
export const drawnWith = (seed: number, steps: number, walks: number): readonly Choices[] =>
  fc.sample(choicesOf(steps), { seed, numRuns: walks })

/** What holds wherever a flow rests, whichever it is. Throws where it does not. */
export const holdsEverywhere =
  (flow: Flow) =>
  ({ run, steps, possible }: WalkRest) => {
    const snapshot = run.snapshot()
    const context = JSON.stringify(snapshot.context)
    if (context.length > contextLimit) throw new Error(`the context has grown to ${context.length} characters`)
    if (snapshot.status === 'active' && possible.length === 0)
      throw new Error(`nothing is possible in ${run.states().join(' + ')}`)
    flow.check(steps.map(({ stimulus }) => stimulus.name))
  }

/** Characters of JSON; contexts are small (docs/ARCHITECTURE.md). The largest has the table of corrections of a kind. */
const contextLimit = 2500
