import type { FormPrint } from '../form/definition.ts'

export interface PackedForm extends Pick<FormPrint, 'form'> {
  /** What it is called in the list of bookmarks. */
  readonly name: string
}

/** Forms that are printed as one document, in this order. */
export interface PrintedPack {
  readonly title: string
  readonly forms: readonly PackedForm[]
}
