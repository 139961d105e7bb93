import { isChosenRow, type CertificateRow } from '../certificateRows.ts'
import type { FormKey } from '../forms/definition.ts'
import type { DeclarationValues } from '../values.ts'

interface WrittenRow extends CertificateRow {
  /** Counts the written rows from 1. */
  readonly ordinal: string
}

interface WrittenRows {
  readonly digital_signatures: readonly (WrittenRow | null)[]
}

type WrittenOf<Key extends FormKey> = Omit<DeclarationValues<Key>, 'digital_signatures'> & WrittenRows

interface WrittenByForm {
  readonly eInvoice: WrittenOf<'eInvoice'>
  readonly eDocument: WrittenOf<'eDocument'>
}

/** A declaration as it is written; its rows stand where the form has them, null where none is chosen (seed 000 §5). */
export type WrittenDeclaration<Key extends FormKey = FormKey> = WrittenByForm[Key]

export const writtenDeclaration = (values: DeclarationValues): WrittenDeclaration => {
  let ordinal = 0
  const digital_signatures = values.digital_signatures.map((row) =>
    isChosenRow(row) ? { ...row, ordinal: String((ordinal += 1)) } : null,
  )
  return { ...values, digital_signatures }
}
