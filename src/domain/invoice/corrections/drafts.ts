import type { InvoiceValues } from '../content.ts'
import { invoiceFeatures } from '../features.ts'
import type { InvoiceLine } from '../lines.ts'
import { carriedFor } from './carried.ts'
import type { InvoiceError } from './errors.ts'
import {
  copied,
  discountsOf,
  feesTakenBack,
  noteOf,
  takenBack,
  turned,
  withoutAmount,
  withoutPrice,
  withoutQuantity,
  withoutRate,
} from './lines.ts'
import { invoiceLeft } from './linesLeft.ts'

/** An invoice as it is issued: with its number. */
export type IssuedInvoice = InvoiceValues & { readonly inv_no: string }

/** Decree 123/2020 and those that amend or follow it (`LHDCLQuan`; facts of the sales areas §1.2). */
const ofThisProduct = '1'

const relatedTo = ({ form_no, serial_no, inv_no, inv_date }: IssuedInvoice) => ({
  inv_type_ref: ofThisProduct,
  form_no_ref: form_no,
  serial_no_ref: serial_no,
  inv_no_ref: inv_no,
  inv_date_ref: inv_date,
})

/** The symbol of a new invoice, if it is one of the same form. */
const symbolFor = ({ form_no }: InvoiceValues, begun: InvoiceValues) =>
  begun.form_no === form_no
    ? { smbl_type: begun.smbl_type, serial_no: begun.serial_no }
    : { smbl_type: '', serial_no: '' }

/** What is wrong with an issued invoice. */
export interface Wrong {
  readonly error: InvoiceError
  /** Why it is corrected, in words. */
  readonly note: string
}

/** What an issued invoice says, under the symbol and day of `begun`, by the company as it is now. */
const correcting = (original: IssuedInvoice, begun: InvoiceValues, { error, note }: Wrong): InvoiceValues => {
  const { inv_no: _, ...said } = original
  const { sid, xml_vs, inv_date, comp_nm, comp_taxcd, comp_add, comp_tel_no, comp_eml } = begun
  return {
    ...said,
    sid,
    xml_vs,
    inv_date,
    ...symbolFor(original, begun),
    comp_nm,
    comp_taxcd,
    comp_add,
    comp_tel_no,
    comp_eml,
    ...relatedTo(original),
    corrected: [],
    correction_list_no: '',
    note,
    correction_error: error,
    agreement_no: '',
    agreement_date: '',
    lines: original.lines.map((line) => ({
      ...line,
      about: '',
      special: line.special.map((datum) => ({ ...datum })),
    })),
    fees: original.fees.map((fee) => ({ ...fee })),
  }
}

/** A new invoice that stands in the place of an issued one: what it says, as far as what is wrong leaves it. */
export const replacingInvoice = (original: IssuedInvoice, begun: InvoiceValues, wrong: Wrong): InvoiceValues => {
  const said = correcting(original, begun, wrong)
  return { ...said, inv_feature: invoiceFeatures.replacing, ...carriedFor[wrong.error](said) }
}

/** The lines with which an adjusting invoice begins, by what is wrong (facts of the sales areas §4). */
const linesFor: Readonly<Record<InvoiceError, (lines: readonly InvoiceLine[], note: string) => InvoiceLine[]>> = {
  nameOrAddress: (_lines, note) => [noteOf(note)],
  taxCode: (_lines, note) => [noteOf(note)],
  goods: (lines) => [...takenBack(lines), ...copied(lines)],
  quantity: withoutQuantity,
  price: withoutPrice,
  rate: (lines) => [...takenBack(lines), ...withoutRate(lines)],
  amount: withoutAmount,
  wrongBuyer: takenBack,
  returned: takenBack,
  notGiven: takenBack,
  volumeDiscount: discountsOf,
  authorityNotice: withoutAmount,
}

/** Errors whose adjusting invoice leaves nothing of the first one. */
const isTakenBackWhole = (error: InvoiceError): boolean => error === 'wrongBuyer' || error === 'notGiven'

/** What stands beside the lines: taken back with all of an invoice, and else left as it is. */
const besideLines = ({ fees, untaxed_reduction, other_reduction }: InvoiceValues, error: InvoiceError) =>
  isTakenBackWhole(error)
    ? {
        fees: feesTakenBack(fees),
        untaxed_reduction: turned(untaxed_reduction),
        other_reduction: turned(other_reduction),
      }
    : { fees: [], untaxed_reduction: '', other_reduction: '' }

/** A new invoice that holds differences to what is left of an issued one, as far as what is wrong says them. @param before what has adjusted it */
export const adjustingInvoice = (
  original: IssuedInvoice,
  begun: InvoiceValues,
  wrong: Wrong,
  before: readonly InvoiceValues[],
): InvoiceValues => {
  const said = correcting(original, begun, wrong)
  const left = invoiceLeft({ ...original, lines: said.lines }, before)
  return {
    ...said,
    inv_feature: invoiceFeatures.adjusting,
    lines: linesFor[wrong.error](left.lines, wrong.note),
    ...besideLines(left, wrong.error),
  }
}
