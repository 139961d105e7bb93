import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { explore } from '../../walks/model/exploration.ts'
import { walkPairs } from '../../walks/model/pairs.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'

const flows = (await readFlows(fileURLToPath(new URL('../..', import.meta.url)))).map((known) => ({
  ...known,
  rests: explore(known.flow),
}))

describe('pairs of transitions', () => {
  it.each(flows)('of $id are walked, every one that can happen', ({ flow, rests }) => {
    const { feasible, walked } = walkPairs(flow, rests)
    expect(feasible.size).toBeGreaterThan(0)
    expect([...feasible].filter((pair) => !walked.has(pair))).toEqual([])
  })
})

describe('the exploration', () => {
  it.each(flows)('of $id rests where the generated paths rest, and leaves nobody stuck', ({ flow, chart, rests }) => {
    const places = new Set(rests.map(({ states }) => states.join(' + ')))
    for (const { steps } of pathsOf(flow)) for (const { states } of steps) expect(places).toContain(states.join(' + '))
    const finals = new Set(
      chart.states.filter(({ kind, parent }) => kind === 'final' && parent === '').map(({ id }) => id),
    )
    const stuck = rests.filter(({ moves, states }) => moves.length === 0 && !states.some((state) => finals.has(state)))
    expect(stuck.map(({ states }) => states)).toEqual([])
  })

  it.each(flows)(
    'of $id meets each thing that can happen once, also where two states start the same work',
    ({ rests }) => {
      for (const { moves } of rests) {
        const names = moves.map(({ stimulus }) => stimulus.name)
        expect(names).toEqual([...new Set(names)])
      }
    },
  )
})
