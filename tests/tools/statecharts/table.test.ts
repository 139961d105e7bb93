import { fileURLToPath } from 'node:url'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { csvOf, tableHead, tableOf } from '../../../tools/statecharts/formats/table.ts'
import { workbookOf } from '../../../tools/statecharts/formats/workbook.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))

/** Fields of RFC 4180 with quotes taken off. */
const readCsv = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    )

describe.each(flows)('the table of $id', ({ chart }) => {
  const rows = tableOf(chart)

  it('has a row per transition', () => {
    expect(rows.map(([from, , , , to]) => [from, to])).toEqual(
      chart.transitions.map(({ source, targets }) => [source === '' ? chart.id : source, targets.join(' + ')]),
    )
  })

  it('is the same in both of its files', async () => {
    expect(readCsv(csvOf(chart))).toEqual([tableHead, ...rows])
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await workbookOf([{ name: chart.id, head: tableHead, rows, widths: [] }])).slice().buffer)
    const sheet = workbook.getWorksheet(chart.id)
    expect(
      sheet
        ?.getSheetValues()
        .slice(2)
        .map((row) => (Array.isArray(row) ? tableHead.map((_, column) => row[column + 1]) : [])),
    ).toEqual(rows)
  })

  it('has no cell that a spreadsheet would take for a date, a number or a formula', () => {
    expect(rows.flat().filter((text) => /^[=+\-@]|^\d{1,2}[./-]\d|^\d+$/.test(text))).toEqual([])
  })
})
