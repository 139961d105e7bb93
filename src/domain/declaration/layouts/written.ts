import { recordOf } from '../../form/table.ts'
import { isChosenRow, type CertificateRow } from '../certificateRows.ts'
import type { FormKey, ListsOfForm } from '../forms/definition.ts'
import { everyOrganisationList, type OrganisationRow } from '../organisations.ts'
import { listIn, type DeclarationValues } from '../values.ts'

interface WrittenRow extends CertificateRow {
  /** Counts the written rows from 1. */
  readonly ordinal: string
}

interface WrittenOrganisation extends OrganisationRow {
  readonly ordinal: string
}

interface WrittenRows {
  readonly digital_signatures: readonly (WrittenRow | null)[]
}

type WrittenOf<Key extends FormKey> = Omit<DeclarationValues<Key>, 'digital_signatures' | ListsOfForm[Key]> &
  WrittenRows & { readonly [List in ListsOfForm[Key]]: readonly WrittenOrganisation[] }

interface WrittenByForm {
  readonly eInvoice: WrittenOf<'eInvoice'>
  readonly eDocument: WrittenOf<'eDocument'>
}

/** A declaration as it is written; its rows stand where the form has them, null where none is chosen (seed 000 §5). */
export type WrittenDeclaration<Key extends FormKey = FormKey> = WrittenByForm[Key]

const counted = (rows: readonly OrganisationRow[]): readonly WrittenOrganisation[] =>
  rows.map((row, place) => ({ ...row, ordinal: String(place + 1) }))

export const writtenDeclaration = (values: DeclarationValues): WrittenDeclaration => {
  let ordinal = 0
  const digital_signatures = values.digital_signatures.map((row) =>
    isChosenRow(row) ? { ...row, ordinal: String((ordinal += 1)) } : null,
  )
  const lists = everyOrganisationList.filter((list) => list in values)
  return { ...values, digital_signatures, ...recordOf(lists, (list) => counted(listIn(values, list))) }
}
