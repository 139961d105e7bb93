import type { DeclarationPrint } from '../declaration/definition.ts'

export interface PackedForm extends Pick<DeclarationPrint, 'form'> {
  /** What it is called in the list of bookmarks. */
  readonly name: string
}

/** Declarations that are printed as one document, in this order. */
export interface PrintedPack {
  readonly title: string
  readonly forms: readonly PackedForm[]
}
