import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { FormPrint } from './form/definition.ts'
import type { PrintedTemplate } from '../../domain/templates/printedTemplate.ts'
import { listDefinition } from './list/definition.ts'
import type { PrintedPack } from './pack/printedPack.ts'
import type { PrintedList } from './list/printedList.ts'
import { reportDefinition } from './report/definition.ts'
import type { PrintedReport } from './report/printedReport.ts'
import { pitCertificateDefinition, type PitCertificatePrint } from './templates/certificate/definition.ts'
import { templateDefinition } from './templates/definition.ts'
import type { PageImages } from './templates/page.ts'

/** What can be printed; each kind is drawn by a folder of its own. */
export type PrintedDocument =
  | FormPrint
  | { readonly kind: 'list'; readonly list: PrintedList }
  | { readonly kind: 'report'; readonly report: PrintedReport }
  | { readonly kind: 'template'; readonly template: PrintedTemplate }
  | PitCertificatePrint
  | { readonly kind: 'pack'; readonly pack: PrintedPack }

/** A document as it was drawn. */
export interface DrawnDocument {
  readonly content: Blob
  /** The different letters that no font of the print has, and that a mark stands for; more than 20 are not collected further. */
  readonly unprintable: readonly string[]
}

/** What one definition describes; forms can need several. */
export type SingleDocument = Exclude<PrintedDocument, { readonly kind: 'form' | 'pack' }>

/** The document as pdfmake draws it, with the images of `imagesOf`. */
export const definitionOf = (document: SingleDocument, images: PageImages): TDocumentDefinitions => {
  if (document.kind === 'report') return reportDefinition(document.report)
  if (document.kind === 'pitCertificate') return pitCertificateDefinition(document.certificate, images)
  return document.kind === 'list' ? listDefinition(document.list) : templateDefinition(document.template, images)
}
