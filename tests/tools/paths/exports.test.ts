import { fileURLToPath } from 'node:url'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, StepKeywordType } from '@cucumber/messages'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../../../src/domain/locale.ts'
import { checklistOf } from '../../../tools/paths/exports/checklist.ts'
import { gherkinOf } from '../../../tools/paths/exports/gherkin.ts'
import { readLabels } from '../../../tools/paths/told/readLabels.ts'
import { readTold } from '../../../tools/paths/told/readTold.ts'
import { placeOf } from '../../../tools/paths/told/tellFlow.ts'
import { workbookOf } from '../../../tools/statecharts/formats/workbook.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const toldIn = async (language: Locale) => {
  const read = await readTold(root, { machine: null, paths: [], language })
  if (!read.ok) throw new Error(read.problem)
  return read.flows.map(({ told }) => told)
}

describe.each(locales)('paths exported in %s', { timeout: 60_000 }, (language) => {
  it('are features that Gherkin\'s own parser reads, a scenario per path', async () => {
    for (const flow of await toldIn(language)) {
      const { feature } = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(gherkinOf(flow, language))
      expect(feature).toMatchObject({ language, name: flow.name })
      const scenarios = feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? []
      expect(scenarios.map(({ tags }) => tags.map(({ name }) => name))).toEqual(flow.paths.map(({ id, rules }) => [id, ...rules].map((tag) => `@${tag}`)))
      const happenings = scenarios.map(({ steps }) => steps.filter(({ keywordType }) => keywordType === StepKeywordType.ACTION).map(({ text }) => text))
      expect(happenings).toEqual(flow.paths.map(({ steps }) => steps.map(({ sentence }) => sentence)))
    }
  })

  it('are check lists with a row per step and a drop-down for its result', async () => {
    const label = await readLabels(root, language)
    const flows = await toldIn(language)
    const workbook = new ExcelJS.Workbook()
    const written = await workbookOf(flows.map((flow) => checklistOf(flow, label)))
    await workbook.xlsx.load(new Uint8Array(written).buffer)
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(flows.map(({ machine }) => machine))
    for (const { machine, paths } of flows) {
      const sheet = workbook.getWorksheet(machine)
      const rows = (sheet?.getRows(2, sheet.rowCount - 1) ?? []).map((row) => [1, 2, 3, 4].map((column) => row.getCell(column).text))
      const expected = paths.flatMap(({ id, start, begins, steps }) =>
        [{ sentence: start, states: begins }, ...steps].map(({ sentence, states }, index) => [id, String(index), sentence, placeOf(states)]),
      )
      expect(rows).toEqual(expected)
      const offered = [2, rows.length + 1].map((row) => sheet?.getCell(row, 7).dataValidation.formulae)
      expect(offered).toEqual([2, 2].map(() => [`"${label('ok')},${label('failed')},${label('blocked')}"`]))
    }
  })
})
