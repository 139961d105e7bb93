import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, StepKeywordType } from '@cucumber/messages'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../../../src/domain/locale.ts'
import { checklistOf, rulesSheetOf } from '../../../tools/paths/exports/checklist.ts'
import { gherkinOf } from '../../../tools/paths/exports/gherkin.ts'
import { readLabels } from '../../../tools/paths/listing/readLabels.ts'
import { readRequirementTexts } from '../../../tools/requirements/requirementTexts.ts'
import { placeOf } from '../../../tools/paths/listing/describeFlow.ts'
import { workbookOf } from '../../../tools/statecharts/formats/workbook.ts'
import { listed, root } from './listed.ts'

/** Characters that Excel allows in the name of a sheet, so that a flow has at most as many in each language. */
const longestSheetName = 31

const describedIn = async (language: Locale) => {
  const read = await listed({ machine: null, paths: [], language })
  if (!read.ok) throw new Error(read.problem)
  return read.flows
}

describe.each(locales)('paths exported in %s', (language) => {
  it("are features that Gherkin's own parser reads, a scenario per path", async () => {
    const { rule } = await readRequirementTexts(root, language)
    for (const { described: flow, rules } of await describedIn(language)) {
      const { feature } = new Parser(
        new AstBuilder(IdGenerator.incrementing()),
        new GherkinClassicTokenMatcher(),
      ).parse(gherkinOf(flow, rules, language))
      expect(feature).toMatchObject({ language, name: flow.name })
      const named = [...new Set(flow.paths.flatMap((path) => path.rules))].toSorted()
      expect(feature?.description.split('\n').map((line) => line.trim())).toEqual(
        named.map((id) => `${id} ${rule(id)}`),
      )
      const scenarios = feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? []
      expect(scenarios.map(({ tags }) => tags.map(({ name }) => name))).toEqual(
        flow.paths.map(({ id, rules }) => [id, ...rules].map((tag) => `@${tag}`)),
      )
      const happenings = scenarios.map(({ steps }) =>
        steps.filter(({ keywordType }) => keywordType === StepKeywordType.ACTION).map(({ text }) => text),
      )
      const titles = scenarios.map(({ name }) => name)
      expect(new Set(titles).size).toBe(titles.length)
      const lastDescriptions = flow.paths.map(({ steps }) => steps.at(-1)?.description ?? '')
      expect(titles.filter((title, index) => !title.includes(lastDescriptions[index] ?? ''))).toEqual([])
      expect(happenings).toEqual(flow.paths.map(({ steps }) => steps.map(({ description }) => description)))
    }
  })

  it('are check lists with a row per step and a drop-down for its result', async () => {
    const label = await readLabels(root, language)
    const read = await describedIn(language)
    const flows = read.map(({ described }) => described)
    const workbook = new ExcelJS.Workbook()
    const written = await workbookOf([
      ...flows.map((flow) => checklistOf(flow, label)),
      rulesSheetOf(
        read.flatMap(({ rules }) => rules),
        label,
      ),
    ])
    await workbook.xlsx.load(new Uint8Array(written).buffer)
    expect(flows.filter(({ name }) => name.length > longestSheetName).map(({ name }) => name)).toEqual([])
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([...flows.map(({ name }) => name), label('rules')])
    for (const { name, paths } of flows) {
      const sheet = workbook.getWorksheet(name)
      const rows = (sheet?.getRows(2, sheet.rowCount - 1) ?? []).map((row) =>
        [1, 2, 3, 4, 5].map((column) => row.getCell(column).text),
      )
      const expected = paths.flatMap(({ id, start, begins, steps }) =>
        [{ description: start, fault: null, states: begins }, ...steps].map(({ description, fault, states }, index) => [
          id,
          String(index),
          description,
          fault ?? '',
          placeOf(states),
        ]),
      )
      expect(rows).toEqual(expected)
      const offered = [2, rows.length + 1].map((row) => sheet?.getCell(row, 8).dataValidation.formulae)
      expect(sheet?.getCell(1, 4).text).toBe(label('fault'))
      expect(offered).toEqual([2, 2].map(() => [`"${label('ok')},${label('failed')},${label('blocked')}"`]))
    }
  })

  it('say what the rules are that the check lists name, each once', async () => {
    const { rule, place } = await readRequirementTexts(root, language)
    const flows = await describedIn(language)
    const sheet = rulesSheetOf(
      flows.flatMap(({ rules }) => rules),
      await readLabels(root, language),
    )
    const named = [
      ...new Set(flows.flatMap(({ described }) => described.paths.flatMap(({ rules }) => rules))),
    ].toSorted()
    expect(named.length).toBeGreaterThan(50)
    expect(sheet.rows).toEqual(named.map((id) => [id, place(id), rule(id)]))
  })
})
