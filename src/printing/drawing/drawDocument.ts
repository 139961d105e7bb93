import type { PrintedDocument } from './document.ts'
import type { Draw } from './draw.ts'
import { drawForm } from './form/drawForm.ts'
import { listDefinition } from './list/definition.ts'
import { reportDefinition } from './report/definition.ts'
import { pitCertificateDefinition } from './templates/certificate/definition.ts'
import { drawTemplate } from './templates/drawTemplate.ts'
import { drawInvoice } from './templates/invoice/drawInvoice.ts'
import type { PageImages } from './templates/page.ts'

/** All that is printed but a pack. */
export type SingleDocument = Exclude<PrintedDocument, { readonly kind: 'pack' }>

/** Draws a document, as often as it takes to part it into pages. */
export const drawDocument = async <Pdf>(
  document: SingleDocument,
  images: PageImages,
  draw: Draw<Pdf>,
): Promise<Pdf> => {
  switch (document.kind) {
    case 'form':
      return (await drawForm(document.form, draw)).pdf
    case 'invoice':
      return (await drawInvoice(document.invoice, images, draw)).pdf
    case 'template':
      return drawTemplate(document.template, images, draw)
    case 'pitCertificate':
      return draw(pitCertificateDefinition(document.certificate, images))
    case 'list':
      return draw(listDefinition(document.list))
    case 'report':
      return draw(reportDefinition(document.report))
  }
}
