import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { shownImageAddress } from '../../../domain/image.ts'
import type { InvoiceContent } from '../../../domain/invoice/content.ts'
import type { PaperConversion } from '../../../domain/invoice/conversion.ts'
import { printedInvoiceOf, type PrintableInvoice } from '../../../domain/invoice/print/print.ts'
import { readInvoiceStatus } from '../../../domain/invoice/status.ts'
import type { InvoicePrint } from '../../../printing/drawing/templates/invoice/definition.ts'

/** How prints under a symbol look: layout, and the addresses of its pictures. */
export interface PrintLook {
  readonly layoutId: string
  readonly logo: string
  readonly background: string
}

/** Who has converted it to paper and when; null where nobody has. */
const conversionOf = (record: InvoiceDetail | null): PaperConversion | null =>
  record?.convert_yn === 'Y' ? { by: record.convert_by ?? '', on: vietnamDay(new Date(record.convert_dt ?? '')) } : null

/** The values as the form shows them, with what only the record knows; one without a record is not issued. */
export const printableOf = (
  values: InvoiceContent,
  record: InvoiceDetail | null,
  { layoutId, isOnPaper = false }: Pick<PrintLook, 'layoutId'> & { readonly isOnPaper?: boolean },
): PrintableInvoice => ({
  values,
  number: record?.inv_no ?? '',
  status: readInvoiceStatus(record?.etax_status ?? '') ?? 'draft',
  code: record?.tax_auth_cd ?? '',
  signer: record?.sign_by ?? '',
  signedAt: record?.signed_at ?? '',
  // Empty until there is a page where anybody looks invoices up.
  lookupAddress: '',
  lookupCode: record?.lookup_cd ?? '',
  layoutId,
  conversion: isOnPaper ? conversionOf(record) : null,
  company: { fax: '', website: '', accounts: [] },
})

/** What the printer draws of it, with the pictures of its template. */
export const printOf = (invoice: PrintableInvoice, { logo, background }: PrintLook): InvoicePrint => ({
  kind: 'invoice',
  invoice: printedInvoiceOf(invoice),
  logo: shownImageAddress(logo),
  background: shownImageAddress(background),
})
