import type { I18n } from '@lingui/core'
import { incomeKinds } from '../../../domain/pitCertificate/incomeKinds.ts'
import { payrollCaptions, payrollFields, type PayrollField } from '../../../domain/pitCertificate/payroll/columns.ts'
import { certificateAmounts } from '../../../domain/pitCertificate/fields.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import type { FilledShape } from '../../../spreadsheets/worker/protocol.ts'
import { guideTexts, guideTitles, guideNote } from './sampleTexts.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })

const yes: Readonly<Record<Locale, string>> = { en: 'yes', vi: 'có', ko: '예' }

const exampleOf = (locale: Locale): Readonly<Record<PayrollField, Cell>> => ({
  taxpayer_nm: text('Nguyễn Thị Hoa'),
  taxpayer_taxcd: text('001190012345'),
  taxpayer_nation: text('Việt Nam'),
  taxpayer_resident: text(yes[locale]),
  taxpayer_add: text('Số 3 phố Huế, phường Hai Bà Trưng, Hà Nội'),
  taxpayer_tel_no: text('0912345678'),
  taxpayer_cid: text('001190012345'),
  taxpayer_eml: text('hoa.nguyen@example.vn'),
  income_type: text(incomeKinds[0]),
  final_insurance_amt: number('0'),
  donations_amt: number('0'),
  income_from_mon: number('1'),
  income_to_mon: number('6'),
  income_year: number('2026'),
  final_income_amt: number('20000000'),
  final_income_before_tax: number('20000000'),
  final_income_tax: number('2000000'),
})

const widths: Partial<Record<PayrollField, number>> = { taxpayer_nm: 28, taxpayer_add: 44, income_type: 38 }
const isAmount = (field: PayrollField): boolean => certificateAmounts.some((amount) => amount === field)

/** The sample: a taxpayer under headings in the user's language, and what each column holds, before and since 1 July 2026. */
export const sampleSheets = (i18n: I18n, locale: Locale): readonly FilledShape[] => {
  const example = exampleOf(locale)
  return [
    {
      name: i18n._(guideTitles.payroll),
      columns: payrollFields.map((field) => ({
        heading: payrollCaptions[field][locale],
        width: widths[field] ?? 22,
        ...(isAmount(field) ? { format: '#,##0' } : {}),
      })),
      rows: [payrollFields.map((field) => example[field])],
    },
    {
      name: i18n._(guideTitles.sheet),
      columns: [
        { heading: i18n._(guideTitles.column), width: 40 },
        { heading: i18n._(guideTitles.holds), width: 110 },
      ],
      rows: [
        ...payrollFields.map((field) => [text(payrollCaptions[field][locale]), text(i18n._(guideTexts[field]))]),
        ...incomeKinds.map((kind, place) => [text(place === 0 ? i18n._(guideTitles.kinds) : ''), text(kind)]),
        [null, text(i18n._(guideNote))],
      ],
    },
  ]
}
