import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { measuresOf } from '../../tools/paths/measures.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

describe('what the generated paths cover', () => {
  it.each(flows)('in $id is every place, branch, pair and rule', (known) => {
    const { configurations, alwaysBranches, pairs, rules } = measuresOf(known)
    for (const { unwalked } of [configurations, alwaysBranches, pairs, rules]) expect(unwalked).toEqual([])
    expect(configurations.total).toBeGreaterThan(1)
    expect(rules.total).toBeGreaterThan(1)
  })

  it.each(flows)('in $id is every guard that says yes, and every no that the view lets happen', (known) => {
    const { guardOutcomes } = measuresOf(known)
    const guarded = known.chart.arrows.filter(({ guard }) => guard !== null)
    expect(guardOutcomes.total).toBe(guarded.length * 2)
    const alone = guarded.filter(({ branches }) => branches === 1).map(({ id, guard }) => `${id} [${guard?.name}] false`)
    expect(guardOutcomes.unwalked.map(({ item }) => item)).toEqual(alone)
  })
})
