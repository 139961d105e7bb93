import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { rowFields, type RowField } from '../../../domain/items/row.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import { makeSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { saveFile } from '../../../ui/pdf/saveFile.ts'
import { itemHeadings } from '../list/itemColumns.ts'
import { sampleProblem } from './sampleTexts.ts'

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
    memo: text(''),
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

const widths: Readonly<Record<RowField, number>> = {
  item_code: 16,
  item_name: 40,
  item_kname: 32,
  curr_cd: 10,
  unit_prc: 16,
  vat_rate: 10,
  uom: 14,
  memo: 30,
}

/** Makes the sample file `{product}_Items_SAMPLE.xlsx` (seed 001 §9), with headings in the user's language. */
export const useSample = () => {
  const { i18n } = useLingui()
  const [isMaking, setMaking] = useState(false)
  const download = async (): Promise<void> => {
    setMaking(true)
    const columns = rowFields.map((field) => ({
      heading: i18n._(itemHeadings[field]),
      width: widths[field],
      ...(field === 'unit_prc' ? { format: '#,##0.######' } : {}),
      ...(field === 'vat_rate' ? { format: '0%' } : {}),
    }))
    const rows = examples.map((row) => rowFields.map((field) => row[field]))
    const made = await makeSpreadsheet([{ name: 'Items', columns, rows }])
    setMaking(false)
    if (made.ok) saveFile(made.value, 'Tokhai_Items_SAMPLE.xlsx')
    else notify.error(i18n._(sampleProblem))
  }
  return { isMaking, download: () => void download() }
}
