import { fileURLToPath } from 'node:url'
import type { Walked } from '../../../../walks/model/order.ts'
import { readFlows } from '../../../../tools/charts/flows.ts'
import type { Problem } from '../../../../walks/model/problem.ts'
import { choosePaths, type Chosen, type Wish } from '../../../../tools/paths/run/select.ts'

export const flows = await readFlows(fileURLToPath(new URL('../../../..', import.meta.url)))

export const wish: Wish = { machine: 'tokenSigning', paths: [], seed: null }

/** The paths of a wish that can be followed. */
export const chosenBy = (wanted: Wish): readonly Chosen[] => {
  const selection = choosePaths(flows, wanted)
  if (!selection.ok) throw new Error(selection.problem)
  return selection.chosen
}

/** A path of at least three steps. */
export const longPath = (): Chosen => {
  const found = chosenBy(wish).find(({ path }) => path.steps.length >= 3)
  if (found === undefined) throw new Error('no path of three steps')
  return found
}

/** What a walk says of its failure; the problem is an unforeseen one unless it is given. */
export interface MadeFailure {
  readonly at: number
  readonly message: string
  readonly problem?: Problem
  readonly isStarved?: boolean
}

/** The walk of a path that fails, or not. */
export const walkOf = ({ path }: Chosen, failure: MadeFailure | null, slowest = 500): Walked => ({
  id: path.id,
  rests: [['first'], ...path.steps.map(({ states }) => [...states])]
    .slice(0, failure?.at)
    .map((states) => ({ states, transitions: [] })),
  failure:
    failure === null
      ? null
      : { problem: { code: 'other', states: ['first'], detail: failure.message }, isStarved: false, ...failure },
  milliseconds: 1500,
  slowest,
})
