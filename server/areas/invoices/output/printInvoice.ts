import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { PaperConversion } from '../../../../src/domain/invoice/conversion.ts'
import { invoiceKey } from '../../../../src/domain/invoice/kind.ts'
import { printedInvoiceOf, printFileName, type PrintableInvoice } from '../../../../src/domain/invoice/print/print.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import type { Pictures } from '../../../images/images.ts'
import type { PdfPrinter } from '../../../printing/pdfPrinter.ts'
import { symbolPictures } from '../../../templates/symbolPictures.ts'
import type { Invoice } from '../store/invoices.ts'
import type { Store } from '../store/repositories.ts'

export interface PrintParts {
  readonly store: Store
  readonly images: Pick<Pictures, 'find'>
  readonly printer: Pick<PdfPrinter, 'print'>
}

/** What its print is made from. */
export const printableOf = async (
  store: Store,
  invoice: Invoice,
  conversion: PaperConversion | null,
): Promise<PrintableInvoice> => {
  const { head, content, signedBy, lookupCode, taxAuthorityCode } = invoice
  const signed = await store.signedDocuments.latestOf(keyOf(invoiceKey, head))
  const template = await store.templates.bySymbol(head.companyId, content.form_no, content.serial_no)
  return {
    values: content,
    number: head.number === null ? '' : String(head.number),
    status: head.status,
    code: taxAuthorityCode,
    signer: signedBy,
    signedAt: signed?.signingTime ?? '',
    // Empty until there is a page where anybody looks invoices up.
    lookupAddress: '',
    lookupCode: head.status === 'accepted' ? lookupCode : '',
    layoutId: template?.temp_id ?? '',
    conversion,
    company: { fax: '', website: '', accounts: [] },
  }
}

interface Pdf {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly filename: string
}

/** The PDF of an invoice as the page draws it, and what its file is called; `print.busy` where too much is drawn now. */
export const pdfOfInvoice = async (
  parts: PrintParts,
  invoice: Invoice,
  conversion: PaperConversion | null = null,
): Promise<Result<Pdf, 'print.busy'>> => {
  const printable = await printableOf(parts.store, invoice, conversion)
  const pdf = await parts.printer.print({
    invoice: printedInvoiceOf(printable),
    images: await symbolPictures(parts)(invoice.head.companyId, invoice.content),
    password: null,
  })
  if (pdf.ok) return succeed({ bytes: pdf.value, filename: printFileName(printable) })
  if (pdf.failure === 'print.busy') return fail('print.busy')
  throw new Error(`the print of an invoice: ${pdf.failure}`)
}

/** Seconds after which it is worth asking again. */
const retryAfter = 5

interface PrintRefusal {
  readonly reason: 'record.absent' | 'request.tooMany'
  readonly retryAfter?: number
}

const answered = (pdf: Result<Pdf, 'print.busy'>): Result<Pdf, PrintRefusal> =>
  pdf.ok ? pdf : fail({ reason: 'request.tooMany', retryAfter })

/** The same of one by its id. */
export const printInvoice = async (
  parts: PrintParts,
  companyId: string,
  id: string,
): Promise<Result<Pdf, PrintRefusal>> => {
  const found = await parts.store.invoices.byId(companyId, id)
  return found === null ? fail({ reason: 'record.absent' }) : answered(await pdfOfInvoice(parts, found))
}

/** The same on paper, as it was converted; there is none before that. */
export const printConverted = async (
  parts: PrintParts,
  companyId: string,
  id: string,
): Promise<Result<Pdf, PrintRefusal>> => {
  const found = await parts.store.invoices.byId(companyId, id)
  const converted = await parts.store.invoiceConversions.of(companyId, id)
  if (found === null || converted === null) return fail({ reason: 'record.absent' })
  const conversion = { by: converted.by, on: vietnamDay(new Date(converted.at)) }
  return answered(await pdfOfInvoice(parts, found, conversion))
}
