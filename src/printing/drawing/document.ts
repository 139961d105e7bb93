import type { FormPrint } from './form/definition.ts'
import type { PrintedTemplate } from '../../domain/templates/printedTemplate.ts'
import type { PrintedPack } from './pack/printedPack.ts'
import type { PrintedList } from './list/printedList.ts'
import type { PrintedReport } from './report/printedReport.ts'
import type { PitCertificatePrint } from './templates/certificate/definition.ts'
import type { InvoicePrint } from './templates/invoice/definition.ts'

/** What can be printed; each kind is drawn by a folder of its own. */
export type PrintedDocument =
  | FormPrint
  | { readonly kind: 'list'; readonly list: PrintedList }
  | { readonly kind: 'report'; readonly report: PrintedReport }
  | { readonly kind: 'template'; readonly template: PrintedTemplate }
  | PitCertificatePrint
  | InvoicePrint
  | { readonly kind: 'pack'; readonly pack: PrintedPack }

/** A document as it was drawn. */
export interface DrawnDocument {
  readonly content: Blob
  /** The different letters that no font of the print has, and that a mark stands for; more than 20 are not collected further. */
  readonly unprintable: readonly string[]
}
