import type { I18n } from '@lingui/core'
import type { RowField } from '../../../domain/items/row.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import { sampleSheets } from '../../../records/upload/rows/sampleSheets.ts'
import type { UploadedList } from '../../../records/upload/rows/uploadedList.ts'
import { guideTexts as guides } from './sampleTexts.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })

const examples = [
  {
    item_code: text('CHE-001'),
    item_name: text('Chè xanh Thái Nguyên'),
    item_kname: text('Thai Nguyen green tea'),
    curr_cd: text('VND'),
    unit_prc: number('185000'),
    vat_rate: number('0.08'),
    uom: text('hộp'),
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
  },
]

const columns = {
  item_code: { width: 16, guide: guides.item_code },
  item_name: { width: 40, guide: guides.item_name },
  item_kname: { width: 32, guide: guides.item_kname },
  curr_cd: { width: 10, guide: guides.curr_cd },
  unit_prc: { width: 16, format: '#,##0.######', guide: guides.unit_prc },
  vat_rate: { width: 10, format: '0%', guide: guides.vat_rate },
  uom: { width: 14, guide: guides.uom },
  memo: { width: 30, guide: guides.memo },
  not_reduced: { width: 16, guide: guides.not_reduced },
  special_consumption: { width: 18, guide: guides.special_consumption },
} as const

/** The sample file of items (seed 001 §2.8, §9). */
export const itemSample = (i18n: I18n, list: Pick<UploadedList<RowField>, 'rules' | 'columns'>) =>
  sampleSheets(i18n, list, { name: 'Items', columns, examples })
