import { expect, it } from 'vitest'
import { rowFields } from '../../src/domain/items/row.ts'
import { itemRows } from '../../src/domain/items/upload/itemRows.ts'
import { findHeadings } from '../../src/domain/upload/headings.ts'
import { rowOf } from '../../src/domain/upload/rowState.ts'
import type { SheetRow } from '../../src/domain/spreadsheet.ts'
import { uploadedItems } from '../../src/features/items/upload/uploadedItems.ts'
import { defaultLimits } from '../../src/spreadsheets/limits.ts'
import { readSource } from '../../src/spreadsheets/readSource.ts'
import { wholeWorkbook } from '../../src/spreadsheets/writing/writer.ts'
import { everyCatalogue } from '../../walks/texts/everyText.ts'

it.each(['en', 'vi', 'ko'] as const)(
  'makes a sample in %s that an upload takes as it is, with a guide',
  async (locale) => {
    const sheets = uploadedItems.sample.sheets(everyCatalogue(locale))
    const file = await wholeWorkbook(
      sheets.map(({ rows, ...shape }) => ({
        ...shape,
        numbered: rows.map((cells, at) => ({ number: at + 2, cells })),
      })),
    )
    const rows: SheetRow[] = []
    const read = await readSource(file, defaultLimits, undefined, (some) => rows.push(...some))
    expect(read).toMatchObject({ ok: true, value: { sheet: 'Items', sheets: [{}, { isHidden: false }] } })
    const found = findHeadings(itemRows, rows)
    expect(found).toMatchObject({ row: 1, columns: Object.fromEntries(rowFields.map((field, at) => [field, at])) })
    expect(rows.slice(1).flatMap((row) => rowOf(itemRows, row, found?.columns ?? {}).problems)).toEqual([])
    expect(sheets[1]?.rows.map(([, code]) => code)).toEqual(rowFields.map((text) => ({ kind: 'text', text })))
  },
)
