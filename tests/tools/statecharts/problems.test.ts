import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { problemsOf } from '../../../tools/statecharts/problems.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const flows = await readFlows(root)

describe('what a chart\'s readers would miss', () => {
  it.each(flows)('is nothing in $id', async (known) => {
    expect(await problemsOf(root, known)).toEqual([])
  })

  it('is a state without a description, and one that no catalogue knows', async () => {
    const [known] = flows
    if (known === undefined) throw new Error('no flow')
    const [whole, first, second, ...rest] = known.chart.states
    if (whole === undefined || first === undefined || second === undefined) throw new Error('no states')
    const states = [whole, { ...first, description: null }, { ...second, description: 'Nobody has said this yet.' }, ...rest]
    const problems = await problemsOf(root, { ...known, chart: { ...known.chart, states } })
    expect(problems).toEqual([
      `state ${known.id}.${first.id} has no description`,
      ...['en', 'vi', 'ko'].map((language) => `state ${known.id}.${second.id} has no description in ${language}`),
    ])
  })
})
