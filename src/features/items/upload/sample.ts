import type { I18n } from '@lingui/core'
import { rowFields, type RowField } from '../../../domain/items/row.ts'
import { neededFields } from '../../../domain/items/upload/headings.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import type { FilledShape } from '../../../spreadsheets/worker/protocol.ts'
import { itemHeadings } from '../list/itemColumns.ts'
import { guideTexts, guideTitles } from './sampleTexts.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })

const examples: readonly Readonly<Record<RowField, Cell>>[] = [
  {
    item_code: text('CHE-001'),
    item_name: text('Chè xanh Thái Nguyên'),
    item_kname: text('Thai Nguyen green tea'),
    curr_cd: text('VND'),
    unit_prc: number('185000'),
    vat_rate: number('0.08'),
    uom: text('hộp'),
    memo: null,
    not_reduced: null,
    special_consumption: null,
  },
  {
    item_code: text('TV-001'),
    item_name: text('Dịch vụ tư vấn'),
    item_kname: text('Consulting'),
    curr_cd: text('USD'),
    unit_prc: number('40.5'),
    vat_rate: text('KCT'),
    uom: text('giờ'),
    memo: text('Theo hợp đồng'),
    not_reduced: null,
    special_consumption: null,
  },
]

const widths: Readonly<Record<RowField, number>> = {
  item_code: 16,
  item_name: 40,
  item_kname: 32,
  curr_cd: 10,
  unit_prc: 16,
  vat_rate: 10,
  uom: 14,
  memo: 30,
  not_reduced: 16,
  special_consumption: 18,
}

const isNeeded = (field: RowField): boolean => neededFields.some((needed) => needed === field)

/** The sample: items under headings in the user's language, and what each column holds (seed 001 §2.8, §9). The first sheet is the one with the headings that an upload looks for. */
export const sampleSheets = (i18n: I18n): readonly FilledShape[] => [
  {
    name: 'Items',
    columns: rowFields.map((field) => ({
      heading: i18n._(itemHeadings[field]),
      width: widths[field],
      ...(field === 'unit_prc' ? { format: '#,##0.######' } : {}),
      ...(field === 'vat_rate' ? { format: '0%' } : {}),
    })),
    rows: examples.map((row) => rowFields.map((field) => row[field])),
  },
  {
    name: i18n._(guideTitles.sheet),
    columns: [
      { heading: i18n._(guideTitles.column), width: 22 },
      { heading: i18n._(guideTitles.code), width: 14 },
      { heading: i18n._(guideTitles.needed), width: 14 },
      { heading: i18n._(guideTitles.holds), width: 90 },
    ],
    rows: rowFields.map((field) => [
      text(i18n._(itemHeadings[field])),
      text(field),
      text(i18n._(isNeeded(field) ? guideTitles.yes : guideTitles.no)),
      text(i18n._(guideTexts[field])),
    ]),
  },
]
