import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { transitionsOnPath, runFlow } from '../../walks/model/runFlow.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

describe('a flow by itself', () => {
  it.each(flows)('$id comes to the states of its paths', ({ flow }) => {
    for (const path of pathsOf(flow)) {
      const run = runFlow(flow, path.start)
      for (const { stimulus, states } of path.steps) {
        run.cause(stimulus)
        expect(run.states()).toEqual(states)
      }
      run.stop()
    }
  })

  it.each(flows)('$id takes every transition on its paths', ({ chart, flow }) => {
    const taken = new Set(pathsOf(flow).flatMap((path) => transitionsOnPath(flow, path).flat()))
    expect(chart.transitions.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([])
  })

  it('knows only its own starts', () => {
    for (const { flow } of flows) expect(() => runFlow(flow, 'from nowhere')).toThrow("no start 'from nowhere'")
  })
})
