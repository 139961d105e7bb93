import type { InvoiceText } from './fields.ts'
import type { InvoiceValues } from './content.ts'
import { invoiceFeatures, isCorrecting } from './features.ts'

/** Decrees of an invoice that is corrected (`LHDCLQuan`): 123/2020 and those that amend or follow it, 1209 and 2660, 51/2010 and 04/2014, printed under 123. */
export const relatedInvoiceTypes = ['1', '2', '3', '4'] as const

/** What names the invoice that another one corrects. */
export const relatedFields = [
  'inv_type_ref',
  'form_no_ref',
  'serial_no_ref',
  'inv_no_ref',
  'inv_date_ref',
] as const satisfies readonly InvoiceText[]

/** All that an invoice says of the one that it corrects, and of what was agreed about it. */
export const correctionTexts = [
  ...relatedFields,
  'note',
  'correction_list_no',
  'correction_error',
  'agreement_no',
  'agreement_date',
] as const satisfies readonly InvoiceText[]

/** An invoice that corrects no other one. */
export const ofItsOwn = {
  inv_feature: invoiceFeatures.original,
  inv_type_ref: '',
  form_no_ref: '',
  serial_no_ref: '',
  inv_no_ref: '',
  inv_date_ref: '',
  note: '',
  correction_list_no: '',
  correction_error: '',
  agreement_no: '',
  agreement_date: '',
  corrected: [],
} satisfies Partial<InvoiceValues>

type Dated = Pick<InvoiceValues, 'inv_feature' | 'inv_date' | 'inv_date_ref'>

/** The day by whose law an invoice is taxed: a correction keeps the rates of what it corrects (law of 2026 §6). */
export const taxedOn = (values: Dated): string =>
  isCorrecting(values) && values.inv_date_ref !== '' ? values.inv_date_ref : values.inv_date
