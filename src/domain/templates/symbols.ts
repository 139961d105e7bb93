import type { CodedField } from './codes.ts'

/** When a form number or symbol type may stand in a symbol, by start dates of templates, `YYYY-MM-DD`. */
interface SymbolTime {
  readonly from?: string
  /** The first day on which it may not any more. */
  readonly until?: string
  /** The form numbers that a symbol type belongs to; those of the others where it names none. */
  readonly forms?: readonly string[]
}

/** The symbol types of certificates: `CT/26E` before July 2026, `CT26AA` from then on (law of 2026 §4). */
export const certificateTypes = { yearAndE: 'CT/', twoLetters: 'CT' } as const

/** Whether a symbol type is that of certificates before July 2026. */
export const isYearAndE = (type: string): boolean => type === certificateTypes.yearAndE

const circular32 = '2025-06-01'
const circular91 = '2026-07-01'

/** What is not listed was there before, and holds for every form number without a type of its own (facts of the field §5.1, law of 2026 §3). */
const times: { readonly [Field in CodedField]?: Readonly<Record<string, SymbolTime>> } = {
  form_no: { '7': { from: circular32 }, '8': { from: circular32 }, '9': { from: circular32 } },
  smbl_type: {
    X: { from: circular32, forms: ['7'] },
    F: { from: circular91, forms: ['1'] },
    [certificateTypes.yearAndE]: { until: circular91 },
    [certificateTypes.twoLetters]: { from: circular91 },
  },
}

const timeOf = (field: CodedField, code: string): SymbolTime => times[field]?.[code] ?? {}

/** Form numbers that have a symbol type of their own, and no other. */
const formsOfOneType: readonly string[] = ['7']

/** Whether a code may stand in the symbol of a template that begins on a day; on an empty day all may. */
export const isInForceOn = (field: CodedField, code: string, day: string): boolean => {
  const { from = '', until = '9999' } = timeOf(field, code)
  return day === '' || (from <= day && day < until)
}

/** Whether a symbol type goes with a form number. */
export const isTypeOfForm = (type: string, formNumber: string): boolean => {
  const { forms } = timeOf('smbl_type', type)
  return forms === undefined ? !formsOfOneType.includes(formNumber) : forms.includes(formNumber)
}

/** The symbol type of a certificate whose template begins on a day. */
export const certificateTypeOn = (day: string): string =>
  Object.values(certificateTypes).find((type) => isInForceOn('smbl_type', type, day === '' ? circular91 : day)) ??
  certificateTypes.twoLetters

/** `C` invoices get a code of the tax authority, `K` invoices none: the first letter of the symbol (facts of the field §5.1). */
export const hasCode = (symbol: string): boolean => symbol.startsWith('C')
