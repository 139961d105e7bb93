import fc from 'fast-check'
import { choicesOf, holdsEverywhere, startOf, walkBy, type Choices } from '../../walks/model/randomWalk.ts'
import type { Stimulus } from '../../walks/model/stimuli.ts'
import type { KnownFlow } from '../charts/flows.ts'

export interface RandomOptions {
  readonly seed: number
  /** Steps of a walk, at most. */
  readonly steps: number
  /** Walks per machine. */
  readonly walks: number
  /** One walk by its choices, instead of those that the seed draws. */
  readonly walk?: Choices | undefined
}

/** A walk that breaks a rule, made as short as it can be. */
export interface FailingWalk {
  readonly choices: Choices
  /** Where it begins. */
  readonly start: string
  readonly happened: readonly Stimulus[]
  readonly why: string
}

/** The options that walk the same way again. */
export const optionsFor = (choices: Choices) => `--random --walk ${[choices.start, ...choices.steps].join('.')}`

const happenedIn = (known: KnownFlow, choices: Choices) => {
  const happened: Stimulus[] = []
  try {
    walkBy(known.flow, choices, (rest) => {
      happened.splice(0, happened.length, ...rest.steps.map(({ stimulus }) => stimulus))
      holdsEverywhere(known.flow)(rest)
    })
    return { happened, why: null }
  } catch (error) {
    return { happened, why: error instanceof Error ? error.message : String(error) }
  }
}

/** Walks a flow at random, always the same for a seed. @returns the shortest walk that breaks a rule, or null */
export const walkAtRandom = (known: KnownFlow, { seed, steps, walks, walk }: RandomOptions): FailingWalk | null => {
  if (walk !== undefined) {
    const { happened, why } = happenedIn(known, walk)
    return why === null ? null : { choices: walk, start: startOf(known.flow, walk), happened, why }
  }
  const result = fc.check(
    fc.property(choicesOf(steps), (choices) => happenedIn(known, choices).why === null),
    { seed, numRuns: walks },
  )
  const [choices] = result.counterexample ?? []
  if (!result.failed || choices === undefined) return null
  const { happened, why } = happenedIn(known, choices)
  return {
    choices,
    start: startOf(known.flow, choices),
    happened,
    why: why ?? 'a second run of the same walk ended differently',
  }
}
