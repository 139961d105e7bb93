import type { Caption } from '../../documents/caption.ts'
import { layoutsOf } from '../../templates/codes.ts'
import { captions } from '../../templates/invoice/captions.ts'
import type { FilledInvoice, FilledSums } from '../../templates/invoice/filled.ts'
import { filledInvoice } from '../../templates/invoice/form.ts'
import { isInvoiceLayout, type InvoiceLayoutId } from '../../templates/invoice/layouts.ts'
import type { InvoiceMark, PrintedInvoice } from '../../templates/invoice/printedInvoice.ts'
import type { PrintedSeller } from '../../templates/printedTemplate.ts'
import { normalised } from '../../text.ts'
import { invoiceAmounts, type InvoiceAmounts } from '../amounts.ts'
import type { InvoiceContent } from '../content.ts'
import { isAdjusting, isCorrecting, isOfSeveral } from '../features.ts'
import type { InvoiceText } from '../fields.ts'
import { personOf, wordsOf } from '../said.ts'
import type { InvoiceStatus } from '../status.ts'
import type { PaperConversion } from '../conversion.ts'
import { filledLines } from './lines.ts'

/** What a print is made from: the invoice's content, how far it has got, and what its template and company add. */
export interface PrintableInvoice {
  readonly values: InvoiceContent
  /** Empty until the invoice has one. */
  readonly number: string
  readonly status: InvoiceStatus
  /** Of the authority; empty while there is none. */
  readonly code: string
  /** Name in the certificate of the key; empty while nobody has signed. */
  readonly signer: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it; empty where it is not known. */
  readonly signedAt: string
  /** Where anybody finds the invoice by its code; empty while that is not known. */
  readonly lookupAddress: string
  readonly lookupCode: string
  /** `temp_id` of the template of its symbol; the first layout of its form where that is not known. */
  readonly layoutId: string
  /** Who has converted it to paper and when; null where it is not printed as that. */
  readonly conversion: PaperConversion | null
  /** What the company prints beside what the invoice says of it. */
  readonly company: Pick<PrintedSeller, 'fax' | 'website' | 'accounts'>
}

const marks: Partial<Record<InvoiceStatus, InvoiceMark>> = {
  draft: 'BẢN NHÁP / DRAFT',
  rejected: 'BỊ TỪ CHỐI / REJECTED',
}

type Say = (name: InvoiceText) => string

const layoutOf = ({ layoutId, values }: PrintableInvoice): InvoiceLayoutId =>
  [layoutId, ...layoutsOf(values.form_no)].find(isInvoiceLayout) ?? '1000000111'

const kindsOf = ({ duty_free_yn, leasing_yn }: InvoiceContent): Caption[] => [
  ...(duty_free_yn === '1' ? [captions.dutyFree] : []),
  ...(leasing_yn === '1' ? [captions.leasing] : []),
]

const sellerOf = (say: Say, { company }: PrintableInvoice): PrintedSeller => ({
  name: say('comp_nm'),
  taxCode: say('comp_taxcd'),
  address: say('comp_add'),
  phone: say('comp_tel_no'),
  email: say('comp_eml'),
  ...company,
})

const shopOf = (say: Say): string => [say('shop_code'), say('shop_name')].filter((text) => text !== '').join(' – ')

const buyerOf = (say: Say): FilledInvoice['buyer'] => ({
  person: personOf({ company_name: say('company_name'), buyer_name: say('buyer_name') }),
  company: say('company_name'),
  taxCode: say('tax_code'),
  personalId: say('personal_id'),
  passport: say('passport_no'),
  budgetCode: say('budget_code'),
  customerCode: say('customer_code'),
  address: say('address'),
  phone: say('phone'),
  email: say('email'),
  account: say('bank_account'),
  bank: say('bank_name'),
})

const sumsOf = (amounts: InvoiceAmounts, currency: string): FilledSums => ({
  rates: amounts.rates,
  discount: amounts.discount,
  net: amounts.net,
  tax: amounts.tax,
  total: amounts.total,
  words: wordsOf(amounts.total, currency),
})

const correctedIn = (values: InvoiceContent, say: Say): FilledInvoice['corrects'] => {
  if (!isCorrecting(values)) return null
  const method = isAdjusting(values) ? 'adjust' : 'replace'
  // The list is of the day of the invoice.
  if (isOfSeveral(values)) return { method, list: say('correction_list_no'), day: values.inv_date }
  return {
    method,
    formNumber: say('form_no_ref'),
    symbol: say('serial_no_ref'),
    number: say('inv_no_ref'),
    day: values.inv_date_ref,
  }
}

/** What names a print: its PDF's properties, and its file (seed 002 §9: form_no_serial_no_invoice_no). */
const invoiceTitle = ({ values, number }: Pick<PrintableInvoice, 'values' | 'number'>): string =>
  [values.form_no, values.serial_no, number].filter((part) => part !== '').join('_')

export const printFileName = (invoice: Pick<PrintableInvoice, 'values' | 'number'>): string =>
  `${invoiceTitle(invoice)}.pdf`

/** What its file is called among those of others, without an ending: by symbol and number, or the company's reference of one without a number. */
export const collectedFileName = (invoice: Pick<PrintableInvoice, 'values' | 'number'>, reference: string): string =>
  invoice.number === '' ? reference : invoiceTitle(invoice)

/** An invoice in the layout of its template; a draft and one that was turned down are marked. Amounts stay open while they cannot be counted. */
export const printedInvoiceOf = (invoice: PrintableInvoice): PrintedInvoice => {
  const { values, number, status, code, signer, signedAt, lookupAddress, lookupCode, conversion } = invoice
  const say: Say = (name) => normalised(values[name])
  const counted = invoiceAmounts(values)
  const amounts = counted.ok ? counted.value : null
  return filledInvoice({
    title: invoiceTitle(invoice),
    layoutId: layoutOf(invoice),
    formNumber: values.form_no,
    symbol: values.serial_no,
    number,
    day: values.inv_date,
    kinds: kindsOf(values),
    code,
    list: values.list_no === '' ? null : { number: say('list_no'), day: values.list_date },
    corrects: correctedIn(values, say),
    seller: sellerOf(say, invoice),
    shop: shopOf(say),
    buyer: buyerOf(say),
    payment: say('payment_method'),
    currency: values.curr_cd,
    exchangeRate: values.ex_rate,
    lines: filledLines(values, amounts),
    fees: values.fees.map(({ fee_name, fee_amt }) => ({ name: normalised(fee_name), amount: fee_amt })),
    reductions: [
      { caption: captions.untaxedReduction, amount: values.untaxed_reduction },
      { caption: captions.otherReduction, amount: values.other_reduction },
      { caption: captions.branchReduction, amount: amounts?.branchReduction ?? '' },
    ],
    sums: amounts === null ? null : sumsOf(amounts, values.curr_cd),
    signature: status === 'draft' || signer === '' ? null : { by: normalised(signer), on: signedAt },
    lookup: lookupCode === '' ? null : { address: lookupAddress, code: lookupCode },
    conversion: conversion === null ? null : { by: normalised(conversion.by), on: conversion.on },
    mark: marks[status] ?? null,
  })
}
