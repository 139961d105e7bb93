import * as v from 'valibot'
import { formats } from '../amounts/formats.ts'
import { natures, type GivenLine, type Nature } from '../amounts/line.ts'
import type { TextField } from '../form/elementsSince.ts'
import { keysOf } from '../form/table.ts'
import { lineOf, linesOf } from '../text.ts'
import { numberOf } from './fieldRules.ts'
import { element, optional } from './fields.ts'

/** Values of the element TChat. */
export const natureCodes = Object.values(natures).map(({ code }) => code)

/** What a code of TChat means; goods where it is none. */
export const natureOf = (code: string): Nature => keysOf(natures).find((one) => natures[one].code === code) ?? 'goods'

/** A line's texts: `HHDVu`. What is empty is computed or left out. */
export const lineFields = {
  nature: { rule: v.picklist(natureCodes, 'nature_is_required'), element: element('TChat', 'code', 1) },
  item_code: { rule: lineOf(50), element: element('MHHDVu', 'text', 50, optional) },
  /** Whoever writes more than one line of text means a long description. */
  item_name: {
    rule: v.pipe(linesOf(500), v.nonEmpty('item_name_is_required')),
    element: element('THHDVu', 'text', 500),
  },
  unit: { rule: lineOf(50), element: element('DVTinh', 'text', 50, optional) },
  quantity: { rule: numberOf(formats.SLuong), element: element('SLuong', 'number', 23, optional) },
  price: { rule: numberOf(formats.DGia), element: element('DGia', 'number', 23, optional) },
  discount_rate: { rule: numberOf(formats.TLCKhau), element: element('TLCKhau', 'number', 8, optional) },
  discount_amt: { rule: numberOf(formats.STCKhau), element: element('STCKhau', 'number', 23, optional) },
  amount: { rule: numberOf(formats.ThTien), element: element('ThTien', 'number', 23, optional) },
  vat_rate: { rule: lineOf(11), element: element('TSuat', 'code', 11, optional) },
  /** What kind of special goods it is, where its nature is that. */
  special_kind: { rule: lineOf(1), element: null },
  /** Which of several corrected invoices it is about, from 1; empty where the invoice corrects not several, and of a note. */
  about: { rule: v.pipe(v.string(), v.regex(/^\d{0,3}$/, 'line_is_about_no_invoice')), element: null },
} as const satisfies Readonly<Record<string, TextField>>
export type LineText = keyof typeof lineFields
export const lineTexts = keysOf<LineText>(lineFields)

/** A name of special goods' data with its value. */
export interface SpecialDatum {
  name: string
  value: string
}

export type InvoiceLine = { [Text in LineText]: string } & { special: SpecialDatum[] }

/** Data that one line of special goods has at most. */
export const mostSpecialData = 10

export const newLine = (rate: string): InvoiceLine => ({
  nature: natures.goods.code,
  item_code: '',
  item_name: '',
  unit: '',
  quantity: '',
  price: '',
  discount_rate: '',
  discount_amt: '',
  amount: '',
  vat_rate: rate,
  special_kind: '',
  about: '',
  special: [],
})

/** A line as its amounts are counted. */
export const givenLine = (line: Readonly<Record<LineText, string>>): GivenLine => ({
  nature: natureOf(line.nature),
  quantity: line.quantity,
  price: line.price,
  discountRate: line.discount_rate,
  discount: line.discount_amt,
  amount: line.amount,
  rate: line.vat_rate,
})
