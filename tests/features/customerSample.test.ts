import { expect, it } from 'vitest'
import { customerFields, customerKind } from '../../src/domain/customers/customer.ts'
import { customerRows } from '../../src/domain/customers/upload/customerRows.ts'
import { findHeadings } from '../../src/domain/upload/headings.ts'
import { rowOf } from '../../src/domain/upload/rowState.ts'
import type { SheetRow } from '../../src/domain/spreadsheet.ts'
import { customerHeadings } from '../../src/features/customers/list/customerColumns.ts'
import { uploadedCustomers } from '../../src/features/customers/upload/uploadedCustomers.ts'
import { defaultLimits } from '../../src/spreadsheets/limits.ts'
import { readSource } from '../../src/spreadsheets/readSource.ts'
import { wholeWorkbook } from '../../src/spreadsheets/writing/writer.ts'
import { everyCatalogue } from '../../walks/texts/everyText.ts'

const languages = ['en', 'vi', 'ko'] as const

it.each(languages)('makes a sample in %s that an upload takes as it is', async (locale) => {
  const sheets = uploadedCustomers.sample.sheets(everyCatalogue(locale))
  const file = await wholeWorkbook(
    sheets.map(({ rows, ...shape }) => ({
      ...shape,
      numbered: rows.map((cells, at) => ({ number: at + 2, cells })),
    })),
  )
  const read: SheetRow[] = []
  await readSource(file, defaultLimits, undefined, (some) => read.push(...some))
  const found = findHeadings(customerRows, read)
  expect(found).toMatchObject({ row: 1, columns: Object.fromEntries(customerFields.map((field, at) => [field, at])) })
  const rows = read.slice(1).map((row) => rowOf(customerRows, row, found?.columns ?? {}))
  expect(rows.flatMap(({ problems, from }) => [...problems, ...Object.values(from)])).toEqual([])
  expect(customerFields.filter((field) => rows.every(({ values }) => values[field] === ''))).toEqual([])
  expect(rows.map(({ values }) => customerKind(values))).toEqual(['company', 'person', 'budget', 'person'])
})

it.each(languages)('knows the headings of the list in %s, as its file has them', (locale) => {
  const catalogue = everyCatalogue(locale)
  const { kind: _, ...headings } = customerHeadings
  const cells = Object.values(headings).map((heading) => ({ kind: 'text', text: catalogue._(heading) }) as const)
  const columns = Object.fromEntries(Object.keys(headings).map((field, at) => [field, at]))
  expect(findHeadings(customerRows, [{ number: 1, cells }])?.columns).toEqual(columns)
})
