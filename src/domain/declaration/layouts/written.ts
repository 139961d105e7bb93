import type { DocumentLayout, TextNode } from '../../documents/xml/layout.ts'
import type { DeclarationForm } from '../forms/definition.ts'
import { isChosenRow, type CertificateRow } from '../values.ts'
import type { DeclarationInput } from '../wire.ts'
import type { Layout } from './layout.ts'
import { declarationSignature } from './signature.ts'

interface WrittenRow extends CertificateRow {
  /** Counts the written rows from 1. */
  readonly ordinal: string
}

/** A declaration as it is written; its rows stand where the form has them, null where none is chosen (seed 000 §5). */
export interface WrittenDeclaration extends Omit<DeclarationInput, 'digital_signatures'> {
  readonly digital_signatures: readonly (WrittenRow | null)[]
}

export const writtenDeclaration = (values: DeclarationInput): WrittenDeclaration => {
  let ordinal = 0
  const digital_signatures = values.digital_signatures.map((row) =>
    isChosenRow(row) ? { ...row, ordinal: String((ordinal += 1)) } : null,
  )
  return { ...values, digital_signatures }
}

/** Of a form that needs every element, an empty one is a fault in every version. */
const placed = <Values>({ needsEveryElement }: DeclarationForm, elements: readonly TextNode<Values>[]) =>
  needsEveryElement ? elements.map(({ ifAnySince: _, ...element }) => element) : elements

/** How a declaration of the form is written. */
export const documentLayoutOf = (form: DeclarationForm, layout: Layout): DocumentLayout<WrittenDeclaration> => ({
  signed: declarationSignature,
  version: layout.version,
  core: [
    { tag: 'TTChung', holds: placed<WrittenDeclaration>(form, layout.header) },
    {
      tag: 'NDTKhai',
      holds: [
        ...layout.flagGroups.map(({ tag, flags }) => ({ tag, holds: flags })),
        {
          tag: 'DSCTSSDung',
          holds: [{ tag: 'CTS', rows: 'digital_signatures', holds: placed<WrittenRow>(form, layout.certificate) }],
        },
      ],
    },
  ],
})
