import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { measuresOf } from '../../tools/paths/measures.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))
const measured = flows.map((known) => ({ ...known, measures: measuresOf(known) }))

describe('what the generated paths cover', () => {
  it.each(measured)('in $id is every place, branch, pair and rule', ({ measures }) => {
    const { configurations, alwaysBranches, pairs, rules } = measures
    for (const { unwalked } of [configurations, alwaysBranches, pairs, rules]) expect(unwalked).toEqual([])
    expect(configurations.total).toBeGreaterThan(1)
    expect(rules.total).toBeGreaterThan(0)
  })

  it.each(measured)(
    'in $id is every guard that says yes, and every no that the view lets happen',
    ({ chart, measures: { guardOutcomes } }) => {
      const guarded = chart.transitions.filter(({ guard }) => guard !== null)
      expect(guardOutcomes.total).toBe(guarded.length * 2)
      const alone = guarded
        .filter(({ branches }) => branches === 1)
        .map(({ id, guard }) => `${id} [${guard?.name}] false`)
      expect(guardOutcomes.unwalked.map(({ item }) => item)).toEqual(alone)
    },
  )
})
