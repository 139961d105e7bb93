import type { CertificateRecord } from '../certificate.ts'
import { certificateRowOf } from './certificateRow.ts'
import { certificateFormTypes } from '../certificateCodes.ts'
import { isChosenRow, type CertificateRow } from './certificateRows.ts'
import type { DeclarationValues } from './values.ts'

/** Form types under which the authority has accepted certificates, by their ids. One that stays as it is repeats its own (docs/decisions/0449). */
export type HeldCertificates = ReadonlyMap<string, string>

export const heldIn = (rows: readonly CertificateRow[]): HeldCertificates =>
  new Map(rows.filter(isChosenRow).map(({ sig_id, form_tp }) => [sig_id, form_tp]))

/** Whether a row adds a certificate that the authority holds under another form type. */
export const isAddedAgain = ({ sig_id, form_tp }: CertificateRow, held: HeldCertificates): boolean =>
  form_tp === certificateFormTypes.add && (held.get(sig_id) ?? form_tp) !== form_tp

/** A certificate as it is registered; one that the authority holds and that is registered as new stays as it was accepted. */
const takenRow = (record: CertificateRecord, held: HeldCertificates): CertificateRow => {
  const formType = record.form_tp === '' ? certificateFormTypes.add : record.form_tp
  const accepted = held.get(record.id) ?? formType
  return certificateRowOf(record, formType === certificateFormTypes.add ? accepted : formType)
}

/** The declaration with these certificates as they are registered now: in the rows that name them, else in rows of their own. */
export const withCertificates = (
  declaration: DeclarationValues,
  records: readonly CertificateRecord[],
  held: HeldCertificates,
): DeclarationValues => {
  const taken = new Map(records.map((record) => [record.id, takenRow(record, held)]))
  const kept = declaration.digital_signatures.filter(isChosenRow)
  const named = new Set(kept.map(({ sig_id }) => sig_id))
  const added = [...taken.values()].filter(({ sig_id }) => !named.has(sig_id))
  const rows = [...kept.map((row) => taken.get(row.sig_id) ?? row), ...added]
  return rows.length === 0 ? declaration : { ...declaration, digital_signatures: rows }
}
