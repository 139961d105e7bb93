import { locales, type Locale } from '../../locale.ts'
import { headingKey, searchedRows, textsOf } from '../../sheetTexts.ts'
import type { SheetRow } from '../../spreadsheet.ts'
import type { CertificateText } from '../fields.ts'

/** Rows of one payroll. */
export const mostPayrollRows = 10_000

/** Columns of a payroll in the order of form 03/TNCN, [05] to [19]; e-mail, which the form has no number for, stands behind [12]. */
export const payrollFields = [
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_nation',
  'taxpayer_resident',
  'taxpayer_add',
  'taxpayer_tel_no',
  'taxpayer_cid',
  'taxpayer_eml',
  'income_type',
  'final_insurance_amt',
  'donations_amt',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
] as const satisfies readonly CertificateText[]
export type PayrollField = (typeof payrollFields)[number]

/** A person of a payroll with income and tax, as they are kept. */
export type PayrollRow = Readonly<Record<PayrollField, string>>

type Captions = Readonly<Record<Locale, string>>

/** What stands over the columns, with the numbers of the form. */
export const payrollCaptions: Readonly<Record<PayrollField, Captions>> = {
  taxpayer_nm: { en: '[05] Full name', vi: '[05] Họ và tên', ko: '[05] 성명' },
  taxpayer_taxcd: { en: '[06] Tax code', vi: '[06] Mã số thuế', ko: '[06] 세금 코드' },
  taxpayer_nation: { en: '[07] Nationality', vi: '[07] Quốc tịch', ko: '[07] 국적' },
  taxpayer_resident: {
    en: '[08][09] Resident (yes/no)',
    vi: '[08][09] Cá nhân cư trú (có/không)',
    ko: '[08][09] 거주자 (예/아니요)',
  },
  taxpayer_add: { en: '[10] Address', vi: '[10] Địa chỉ', ko: '[10] 주소' },
  taxpayer_tel_no: { en: '[11] Contact phone', vi: '[11] Điện thoại liên hệ', ko: '[11] 연락 전화' },
  taxpayer_cid: {
    en: '[12] Personal ID, identity paper or passport number',
    vi: '[12] Số định danh cá nhân, giấy tờ tùy thân hoặc hộ chiếu',
    ko: '[12] 개인 식별 번호, 신분증 또는 여권 번호',
  },
  taxpayer_eml: { en: 'E-mail', vi: 'Email', ko: '이메일' },
  income_type: { en: '[13] Kind of income', vi: '[13] Khoản thu nhập', ko: '[13] 소득 종류' },
  final_insurance_amt: {
    en: '[14] Compulsory insurance',
    vi: '[14] Khoản đóng bảo hiểm bắt buộc',
    ko: '[14] 의무 보험료',
  },
  donations_amt: {
    en: '[15] Donations to charity, relief and study promotion',
    vi: '[15] Khoản từ thiện, nhân đạo, khuyến học',
    ko: '[15] 자선, 구호, 장학 기부금',
  },
  income_from_mon: { en: '[16] From month', vi: '[16] Từ tháng', ko: '[16] 시작 월' },
  income_to_mon: { en: '[16] To month', vi: '[16] Đến tháng', ko: '[16] 종료 월' },
  income_year: { en: '[16] Year', vi: '[16] Năm', ko: '[16] 연도' },
  final_income_amt: {
    en: '[17] Total taxable income of which tax is withheld',
    vi: '[17] Tổng thu nhập chịu thuế phải khấu trừ',
    ko: '[17] 원천징수 대상 총과세소득',
  },
  final_income_before_tax: {
    en: '[18] Total assessable income',
    vi: '[18] Tổng thu nhập tính thuế',
    ko: '[18] 총과세표준',
  },
  final_income_tax: {
    en: '[19] Personal income tax withheld',
    vi: '[19] Số thuế thu nhập cá nhân đã khấu trừ',
    ko: '[19] 원천징수한 개인소득세',
  },
}

/** Numbers of the form that one column alone has. */
const numbered: ReadonlyMap<string, PayrollField> = new Map([
  ['05', 'taxpayer_nm'],
  ['06', 'taxpayer_taxcd'],
  ['07', 'taxpayer_nation'],
  ['08', 'taxpayer_resident'],
  ['10', 'taxpayer_add'],
  ['11', 'taxpayer_tel_no'],
  ['12', 'taxpayer_cid'],
  ['13', 'income_type'],
  ['14', 'final_insurance_amt'],
  ['15', 'donations_amt'],
  ['17', 'final_income_amt'],
  ['18', 'final_income_before_tax'],
  ['19', 'final_income_tax'],
])

const longestHeading = 200
const withoutNumber = (heading: string): string => heading.replace(/^\s*(?:\[\d{1,2}\]\s*)+/, '')

const named: ReadonlyMap<string, PayrollField> = new Map(
  payrollFields.flatMap((field) => [
    [headingKey(field), field] as const,
    ...locales.map((locale) => [headingKey(withoutNumber(payrollCaptions[field][locale])), field] as const),
  ]),
)

/** The field whose column a heading stands over, by the form's number or by its name in any language; null where it is none. */
export const fieldOfHeading = (heading: string): PayrollField | null => {
  if (heading.length > longestHeading) return null
  const [, number] = /^\s*\[(\d{1,2})\]/.exec(heading) ?? []
  return (
    (number === undefined ? undefined : numbered.get(number)) ?? named.get(headingKey(withoutNumber(heading))) ?? null
  )
}

/** Which column holds what; columns count from 0. */
export type PayrollColumns = Readonly<Partial<Record<PayrollField, number>>>

export interface PayrollHeadings {
  /** Number of the row, as the spreadsheet counts it. */
  readonly row: number
  readonly columns: PayrollColumns
  /** Columns that the sheet lacks, in the order of the form. */
  readonly missing: readonly PayrollField[]
}

const columnsOf = (row: SheetRow): PayrollColumns => {
  const columns: Partial<Record<PayrollField, number>> = {}
  for (const [column, heading] of textsOf(row).entries()) {
    const field = fieldOfHeading(heading)
    if (field !== null) columns[field] ??= column
  }
  return columns
}

/** The row at the top of a sheet that has most of the headings; null where none has any. */
export const payrollHeadings = (rows: readonly SheetRow[]): PayrollHeadings | null => {
  let found: PayrollHeadings | null = null
  for (const row of rows.slice(0, searchedRows)) {
    const columns = columnsOf(row)
    const missing = payrollFields.filter((field) => columns[field] === undefined)
    const fewest = found === null ? payrollFields.length : found.missing.length
    if (missing.length < fewest) found = { row: row.number, columns, missing }
  }
  return found
}
