import type { PrintedForm } from '../../domain/declaration/print/printedForm.ts'

export interface PackedForm {
  /** What it is called in the list of bookmarks. */
  readonly name: string
  readonly form: PrintedForm
}

/** Declarations that are printed as one document, in this order. */
export interface PrintedPack {
  readonly title: string
  readonly forms: readonly PackedForm[]
}
