import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settleUpload, uploadItems } from '../../../api/contract/items.ts'
import { currencies, defaultCurrency } from '../../../domain/items/currencies.ts'
import { isFlag, type RowField } from '../../../domain/items/row.ts'
import { itemRows } from '../../../domain/items/upload/itemRows.ts'
import { shownVatRate, vatRates } from '../../../domain/items/vatRates.ts'
import type { UploadedList } from '../../../records/upload/rows/uploadedList.ts'
import { flagTexts, itemHeadings } from '../list/itemColumns.ts'
import { itemKeys } from '../queries.ts'
import { reasonText } from './reasons.ts'
import { itemSample } from './sample.ts'
import { uploadWords } from './uploadWords.ts'

const columns = {
  item_code: { heading: itemHeadings.item_code, width: 112 },
  item_name: { heading: itemHeadings.item_name, width: 170 },
  item_kname: { heading: itemHeadings.item_kname, width: 104 },
  curr_cd: { heading: itemHeadings.curr_cd, width: 80 },
  unit_prc: { heading: itemHeadings.unit_prc, width: 104, isAmount: true },
  vat_rate: { heading: itemHeadings.vat_rate, width: 96, isAmount: true },
  uom: { heading: itemHeadings.uom, width: 80 },
  memo: { heading: itemHeadings.memo, width: 100 },
  not_reduced: { heading: itemHeadings.not_reduced, width: 96 },
  special_consumption: { heading: itemHeadings.special_consumption, width: 116 },
} as const

const flagNames: Readonly<Record<string, MessageDescriptor>> = { '1': flagTexts.yes, '0': flagTexts.no }

const free = msg`The unit price is 0`

/** The list of items, as rows of a file are added to it (seed 001 §2.8). */
export const uploadedItems: UploadedList<RowField> = {
  name: 'items',
  rules: itemRows,
  columns,
  fixed: {
    curr_cd: { usual: defaultCurrency, options: currencies.map((code) => ({ value: code, label: code })) },
    vat_rate: { usual: '', options: vatRates.map((rate) => ({ value: rate, label: shownVatRate(rate) })) },
    uom: { usual: '' },
  },
  words: uploadWords,
  reasonText,
  named: (field, text) => (isFlag(field) ? (flagNames[text] ?? null) : null),
  warning: (field, { unit_prc }) => (field === 'unit_prc' && unit_prc === '0' ? free : null),
  nameOf: ({ item_code }) => item_code,
  sample: {
    fileName: 'Tokhai_Items_SAMPLE.xlsx',
    sheets: (i18n) => itemSample(i18n, { rules: itemRows, columns }),
  },
  send: (api, rows, sending) => api.send(uploadItems, { body: { ...rows, status: '1' } }, sending),
  settle: (api, key, sending) => api.send(settleUpload, { params: { key } }, sending),
  queryKey: itemKeys.all,
}
