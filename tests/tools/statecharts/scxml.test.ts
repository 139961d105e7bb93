import { fileURLToPath } from 'node:url'
import { render } from 'state-machine-cat'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { chartFromScxml } from '../../../tools/statecharts/formats/scxml/read.ts'
import { scxmlOf } from '../../../tools/statecharts/formats/scxml/write.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))

describe('a chart as SCXML', () => {
  it.each(flows)('of $id reads back as the same chart', ({ chart }) => {
    expect(chartFromScxml(scxmlOf(chart))).toEqual(chart)
  })

  it.each(flows)('of $id is understood by another reader', async ({ chart }) => {
    const ast = await render(scxmlOf(chart), { inputType: 'scxml', outputType: 'smcat' })
    for (const { id } of chart.states) expect(ast).toContain(id === '' ? chart.id : id)
  })

  it('keeps its file from being read as another chart', () => {
    const [first] = flows
    if (first === undefined) throw new Error('no flow')
    const renamed = scxmlOf(first.chart).replace(/cond="\w+"/, 'cond="isNever"')
    expect(chartFromScxml(renamed)).not.toEqual(first.chart)
  })
})
