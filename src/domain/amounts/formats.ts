import { decimalsOf, isAmount, type Amount } from '../money.ts'
import { fail, succeed, type Result } from '../result.ts'

/** How many digits a number of the XML may have, as XSD's totalDigits and fractionDigits count them. */
export interface NumberFormat {
  readonly digits: number
  readonly decimals: number
}

const money: NumberFormat = { digits: 21, decimals: 6 }

/** Numbers of an invoice by their elements (Decision 1271/QĐ-CT; facts of the sales areas 1.1). */
export const formats = {
  SLuong: money,
  DGia: money,
  TLCKhau: { digits: 6, decimals: 4 },
  STCKhau: money,
  ThTien: money,
  TThue: money,
  TgTCThue: money,
  TGTKCThue: money,
  TgTThue: money,
  TPhi: money,
  TTCKTMai: money,
  TGTKhac: money,
  TgTTTBSo: money,
  TGia: { digits: 7, decimals: 2 },
} as const satisfies Record<string, NumberFormat>

export type NumberElement = keyof typeof formats

const digitsOf = (amount: Amount): number => amount.replace(/[-.]/g, '').length

/** What is wrong with a text as a number of a format, or null. */
export const numberProblem = (text: string, { digits, decimals }: NumberFormat): string | null => {
  if (!isAmount(text)) return 'amount_is_no_number'
  if (decimalsOf(text) > decimals) return `amount_decimals:${decimals}`
  return digitsOf(text) > digits ? `too_long:${digits}` : null
}

/** An amount that an element cannot hold. */
export interface DoesNotFit {
  readonly code: 'amount.doesNotFit'
  readonly element: NumberElement
  readonly amount: Amount
}

/** An amount as its element holds it: digits with a decimal point, without an exponent, a plus or zeros that say nothing. */
export const xmlNumber = (element: NumberElement, amount: Amount): Result<string, DoesNotFit> =>
  numberProblem(amount, formats[element]) === null
    ? succeed(amount)
    : fail({ code: 'amount.doesNotFit', element, amount })
