import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { machineIdsIn, readFlows } from '../../../tools/charts/flows.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('every machine has its flow and its words', async () => {
  const flows = await readFlows(root)
  expect(flows.map(({ id }) => id)).toEqual(machineIdsIn(`${root}/src/machines`))
  for (const { id, chart, flow } of flows) {
    expect(chart.id).toBe(id)
    expect(flow.machine.id).toBe(id)
    expect(Object.keys(flow.starts)).not.toEqual([])
  }
})
