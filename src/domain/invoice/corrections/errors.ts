/**
 * What may be wrong with an invoice, or has become of it. `wrongBuyer`: another one bought. `notGiven`: nothing was sold, or it was issued
 * twice. `returned` and `volumeDiscount` are no errors: what was right is changed by what happened later.
 */
export const invoiceErrors = [
  'nameOrAddress',
  'taxCode',
  'goods',
  'quantity',
  'price',
  'rate',
  'amount',
  'wrongBuyer',
  'returned',
  'notGiven',
  'volumeDiscount',
  'authorityNotice',
] as const
export type InvoiceError = (typeof invoiceErrors)[number]
