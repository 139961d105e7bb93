/** Forms of e-invoices that this kind issues: `KHMSHDon` with the name in `THDon` (invoice_xml, enums.KHMSHDon). */
export const invoiceForms = {
  '1': { name: 'Hóa đơn giá trị gia tăng', hasRates: true },
  '2': { name: 'Hóa đơn bán hàng', hasRates: false },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly hasRates: boolean }>>
export type InvoiceForm = keyof typeof invoiceForms

/**
 * Symbol types that invoices of these forms are issued under: of a business, of public assets, stamps and tickets, and cum refund declaration.
 * Cash registers (M), delivery notes (N, B), commercial invoices (X) and what the authority issues itself (L) are kinds of their own.
 */
export const invoiceTypes = ['T', 'D', 'G', 'H', 'F'] as const

export const isInvoiceForm = (form: string): form is InvoiceForm => Object.hasOwn(invoiceForms, form)

/** Whether lines and totals of a form carry VAT rates; so does a form that is not known yet. */
export const hasRates = (form: string): boolean => !isInvoiceForm(form) || invoiceForms[form].hasRates

/** What an invoice of another form may say and one of this form may not, as it says nothing. */
export const emptiedFor = (form: string) =>
  hasRates(form)
    ? ({ reduced_percent: '', duty_free_yn: '0' } as const)
    : ({ untaxed_reduction: '', leasing_yn: '0' } as const)

/** Kind, two-digit year, type and two letters. */
const shape = /^[CK](\d{2})([A-Z])[A-Z]{2}$/

/** The year that a symbol names, `2026` of `C26TAA`; empty where it names none. */
export const yearOfSymbol = (symbol: string): string => {
  const [, year] = shape.exec(symbol) ?? []
  return year === undefined ? '' : `20${year}`
}

/** The type that a symbol names, `T` of `C26TAA`; empty where it names none. */
export const typeOfSymbol = (symbol: string): string => shape.exec(symbol)?.[2] ?? ''
