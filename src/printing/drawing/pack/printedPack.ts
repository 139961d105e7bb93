import type { FormPrint } from '../form/definition.ts'
import type { PitCertificatePrint } from '../templates/certificate/definition.ts'

/** What is printed of one document among others. */
export type PackedPrint = (FormPrint | PitCertificatePrint) & {
  /** What it is called in the list of bookmarks. */
  readonly name: string
}

/** Documents that are printed as one, in this order. */
export interface PrintedPack {
  readonly title: string
  readonly prints: readonly PackedPrint[]
}
