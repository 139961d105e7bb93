import type { I18n } from '@lingui/core'
import { sampleFields, uploadCaptions, type SampleField } from '../../../domain/invoice/upload/captions.ts'
import { isNumberField } from '../../../domain/invoice/upload/fields.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import type { FilledShape } from '../../../spreadsheets/worker/protocol.ts'
import { guideNote, guideTexts, guideTitles } from './sampleTexts.ts'

export type SampleForm = 'vat' | 'sales'

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', text: value })

const buyer: Partial<Record<SampleField, string>> = {
  company_name: 'Công ty TNHH Hoa Lan',
  buyer_name: 'Nguyễn Thị Hoa',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, phường Hai Bà Trưng, Hà Nội',
  email: 'ke.toan@example.vn',
  payment_method: 'TM/CK',
}

const line = (item_code: string, item_name: string, unit: string, quantity: string, price: string) => ({
  item_code,
  item_name,
  unit,
  quantity,
  price,
  vat_rate: '8%',
})

const examples = (day: string): readonly Partial<Record<SampleField, string>>[] => [
  { order_no: 'DH-001', inv_date: day, ...buyer, ...line('GE01', 'Giấy in A4', 'Ram', '10', '65000') },
  { order_no: 'DH-001', ...line('BU02', 'Bút bi', 'Cái', '100', '3500') },
  { order_no: 'DH-002', inv_date: day, buyer_name: 'Trần Văn Nam', ...line('', 'Phí vận chuyển', 'Lần', '1', '50000') },
]

const ofVat: readonly SampleField[] = ['vat_rate', 'tax_amt']

const fieldsOf = (form: SampleForm): readonly SampleField[] =>
  form === 'vat' ? sampleFields : sampleFields.filter((field) => !ofVat.includes(field))

const widths: Partial<Record<SampleField, number>> = { company_name: 30, address: 44, item_name: 34, email: 26 }

const cellOf = (field: SampleField, value: string): Cell => {
  if (value !== '' && field === 'inv_date') return { kind: 'date', text: value }
  return value !== '' && isNumberField(field) ? { kind: 'number', text: value } : text(value)
}

/** The sample of a form: two invoices of three lines under headings in the user's language, and what each column holds. @param today `YYYY-MM-DD` */
export const sampleSheets = (i18n: I18n, locale: Locale, form: SampleForm, today: string): readonly FilledShape[] => {
  const fields = fieldsOf(form)
  return [
    {
      name: i18n._(guideTitles.invoices),
      columns: fields.map((field) => ({
        heading: uploadCaptions[field][locale],
        width: widths[field] ?? 18,
        ...(isNumberField(field) ? { format: '#,##0.######' } : {}),
      })),
      rows: examples(today).map((row) => fields.map((field) => cellOf(field, row[field] ?? ''))),
    },
    {
      name: i18n._(guideTitles.sheet),
      columns: [
        { heading: i18n._(guideTitles.column), width: 32 },
        { heading: i18n._(guideTitles.holds), width: 110 },
      ],
      rows: [
        ...fields.map((field) => [text(uploadCaptions[field][locale]), text(i18n._(guideTexts[field]))]),
        [null, text(i18n._(guideNote))],
      ],
    },
  ]
}
