import type { FormPrint } from '../form/definition.ts'
import type { PitCertificatePrint } from '../templates/certificate/definition.ts'
import type { InvoicePrint } from '../templates/invoice/definition.ts'

/** A print among others. */
export type Named<Print> = Print & {
  /** What it is called in the list of bookmarks. */
  readonly name: string
}

/** What is printed of one document among others. */
export type PackedPrint = Named<FormPrint> | Named<PitCertificatePrint> | Named<InvoicePrint>

/** Documents that are printed as one, in this order. */
export interface PrintedPack {
  readonly title: string
  readonly prints: readonly PackedPrint[]
}
