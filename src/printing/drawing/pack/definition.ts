import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formContent, formPages, markOver, pageFooter } from '../form/definition.ts'
import type { DrawnForm } from '../form/drawForm.ts'
import { pitCertificateSection } from '../templates/certificate/definition.ts'
import type { PageImages } from '../templates/page.ts'
import type { PackedPrint, PrintedPack } from './printedPack.ts'

/** A document, and where its pages break. */
export interface MeasuredPrint extends Pick<DrawnForm<unknown>, 'pages' | 'movedTitles'> {
  readonly print: PackedPrint
  readonly images: PageImages
}

/** One document; the pages before it are `before`. */
const sectionOf = ({ print, images, pages, movedTitles }: MeasuredPrint, before: number): Content => {
  if (print.kind === 'pitCertificate')
    return pitCertificateSection(print.certificate, images, { bookmark: print.name, before, pages })
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
