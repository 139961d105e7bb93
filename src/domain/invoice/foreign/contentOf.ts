import { readValues } from '../../documents/xml/read.ts'
import { keysOf, recordOf } from '../../form/table.ts'
import { invoiceTexts, type InvoiceContent } from '../content.ts'
import { hasRates, typeOfSymbol } from '../forms.ts'
import { lineTexts } from '../lines.ts'

/** What an element that is left out means. */
const leftOut = { leasing_yn: '0', duty_free_yn: '0', ex_rate: '1' } as const

/** What an invoice of another system says, as a form of this product holds it: what corrects it begins with that. */
export const contentOf = ({ text, rows }: ReturnType<typeof readValues>): InvoiceContent => ({
  ...recordOf(invoiceTexts, text),
  ...recordOf(keysOf(leftOut), (name) => (text(name) === '' ? leftOut[name] : text(name))),
  sid: '',
  smbl_type: typeOfSymbol(text('serial_no')),
  price_kind: hasRates(text('form_no')) ? 'net' : 'untaxed',
  req_send_email: true,
  lines: rows('lines').map((row) => ({ ...recordOf(lineTexts, readValues(row).text), special: [] })),
  fees: rows('fees').map((row) => recordOf(['fee_name', 'fee_amt'], readValues(row).text)),
  // One that corrects several names them in a list of its own, which is no part of it.
  corrected: [],
})
