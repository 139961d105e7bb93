import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { explore, pathThrough, type Rest } from '../../walks/model/exploration.ts'
import type { Flow } from '../../walks/model/flow.ts'
import { runFlow, transitionsOnPath } from '../../walks/model/runFlow.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

/** Some 20 of the places in which a flow rests, the last found among them. */
const someRests = (flow: Flow): readonly Rest[] => {
  const rests = explore(flow).toReversed()
  return rests.filter((_, place) => place % Math.ceil(rests.length / 20) === 0)
}

/** Where a run of the flow rests after a path, and what can happen there. */
const runOn = (flow: Flow, rest: Rest) => {
  const run = runFlow(flow, rest.start)
  for (const { stimulus } of rest.steps) run.cause(stimulus)
  const found = { begun: run.begun, states: run.states(), possible: flow.possibleAt(run.snapshot()) }
  run.stop()
  return found
}

describe.each(flows)('what can happen to $id from where it rests', ({ flow }) => {
  it('is what happens to a run of the flow that is led there', () => {
    for (const rest of someRests(flow)) {
      const { begun, states, possible } = runOn(flow, rest)
      expect(rest).toMatchObject({ begun, states })
      expect(rest.moves.map(({ stimulus }) => stimulus.name)).toEqual(possible.map(({ name }) => name))
      for (const move of rest.moves) {
        const path = pathThrough(flow, rest, [move])
        expect(transitionsOnPath(flow, path).at(-1)).toEqual(move.transitions)
        expect(runOn(flow, { ...rest, steps: path.steps }).states).toEqual(move.to.states)
      }
    }
  })
})
