import type { CertificateRecord } from '../certificate.ts'
import { certificateRowOf } from './certificateRow.ts'
import { certificateFormTypes } from './codes.ts'
import { isChosenRow, type CertificateRow } from './values.ts'
import type { DeclarationInput } from './wire.ts'

/** A certificate as it is registered; what happens to one that the authority holds as new already is left to be chosen. */
const takenRow = (record: CertificateRecord, isHeld: boolean): CertificateRow => {
  const formType = record.form_tp === '' ? certificateFormTypes.add : record.form_tp
  return certificateRowOf(record, isHeld && formType === certificateFormTypes.add ? '' : formType)
}

/** The declaration with these certificates as they are registered now: in the rows that name them, else in rows of their own. */
export const withCertificates = (
  declaration: DeclarationInput,
  records: readonly CertificateRecord[],
  held: readonly string[],
): DeclarationInput => {
  const taken = new Map(records.map((record) => [record.id, takenRow(record, held.includes(record.id))]))
  const kept = declaration.digital_signatures.filter(isChosenRow)
  const named = new Set(kept.map(({ sig_id }) => sig_id))
  const added = [...taken.values()].filter(({ sig_id }) => !named.has(sig_id))
  const rows = [...kept.map((row) => taken.get(row.sig_id) ?? row), ...added]
  return rows.length === 0 ? declaration : { ...declaration, digital_signatures: rows }
}
