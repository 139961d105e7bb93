import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formContent, formPages, markOver, pageFooter, type FormPrint } from '../form/definition.ts'
import type { DrawnForm } from '../form/drawForm.ts'
import { pitCertificateSection, type PitCertificatePrint } from '../templates/certificate/definition.ts'
import { invoiceSection, type InvoicePrint } from '../templates/invoice/definition.ts'
import type { DrawnInvoice } from '../templates/invoice/drawInvoice.ts'
import type { PageImages } from '../templates/page.ts'
import type { Named, PrintedPack } from './printedPack.ts'

/** A document, and where its pages break. */
export type MeasuredPrint =
  | (Pick<DrawnForm<unknown>, 'pages' | 'movedTitles'> & { readonly kind: 'form'; readonly print: Named<FormPrint> })
  | (Pick<DrawnInvoice<unknown>, 'pages' | 'plan'> & {
      readonly kind: 'invoice'
      readonly print: Named<InvoicePrint>
      readonly images: PageImages
    })
  | {
      readonly kind: 'pitCertificate'
      readonly print: Named<PitCertificatePrint>
      readonly images: PageImages
      readonly pages: number
    }

/** One document; the pages before it are `before`. */
const sectionOf = (measured: MeasuredPrint, before: number): Content => {
  const { kind, pages } = measured
  const place = { bookmark: measured.print.name, before, pages }
  if (kind === 'pitCertificate') return pitCertificateSection(measured.print.certificate, measured.images, place)
  if (kind === 'invoice') return invoiceSection(measured.print.invoice, measured.images, measured.plan, place)
  const { print, movedTitles } = measured
  return {
    section: formContent(print.form, movedTitles, print.name),
    footer: (page) => pageFooter(page - before, pages),
    watermark: markOver(print.form),
  }
}

/**
 * Documents one after the other as pdfmake draws them: each begins a page, and has a bookmark, page numbers and a draft's mark of its own. pdfmake
 * itself counts the pages of all of them together.
 */
export const packDefinition = (title: PrintedPack['title'], prints: readonly MeasuredPrint[]): TDocumentDefinitions => {
  let before = 0
  const sections = prints.map((measured): Content => {
    const section = sectionOf(measured, before)
    before += measured.pages
    return section
  })
  return { ...formPages, info: { title }, content: sections }
}
