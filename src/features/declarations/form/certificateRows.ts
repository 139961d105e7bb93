import { getValues, insert, remove, setValue } from '@modular-forms/react'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { certificateRowOf } from '../../../domain/declaration/certificateRow.ts'
import { emptyCertificateRow, isChosenRow, type CertificateRow } from '../../../domain/declaration/certificateRows.ts'
import { certificateFormTypes } from '../../../domain/certificateCodes.ts'
import type { HeldCertificates } from '../../../domain/declaration/takenCertificates.ts'
import type { DeclarationFields } from './fields.ts'

/** A registered certificate as a row of the form, with the form type it is registered under. */
export const rowOf = (record: CertificateRecord): CertificateRow =>
  certificateRowOf(record, record.form_tp === '' ? certificateFormTypes.add : record.form_tp)

/** The ids of the certificates in the form's rows, empty texts for rows that wait for a choice. */
export const chosenIds = (fields: DeclarationFields): string[] =>
  (getValues(fields, { shouldActive: false, peek: true }).digital_signatures ?? []).map((row) => row?.sig_id ?? '')

const fillRow = (fields: DeclarationFields, index: number, row: CertificateRow): void => {
  const quietly = { shouldFocus: false, shouldValidate: false }
  setValue(fields, `digital_signatures.${index}.sig_id`, row.sig_id, quietly)
  setValue(fields, `digital_signatures.${index}.reg_id`, row.reg_id, quietly)
  setValue(fields, `digital_signatures.${index}.serial_no`, row.serial_no, quietly)
  setValue(fields, `digital_signatures.${index}.from_date`, row.from_date, quietly)
  setValue(fields, `digital_signatures.${index}.to_date`, row.to_date, quietly)
  setValue(fields, `digital_signatures.${index}.form_tp`, row.form_tp, quietly)
  // The certificate's own field comes last: it carries the message about the whole list and is checked now.
  setValue(fields, `digital_signatures.${index}.org_name`, row.org_name, { shouldFocus: false })
}

export const addRow = (fields: DeclarationFields, row: CertificateRow = emptyCertificateRow): void =>
  insert(fields, 'digital_signatures', { value: row })

/** Takes chosen certificates over: the first into the row of the picker, the others into empty rows, then into new ones. */
export const takeCertificates = (
  fields: DeclarationFields,
  from: number,
  records: readonly CertificateRecord[],
  accepted: HeldCertificates = new Map(),
): void => {
  // A certificate that the authority holds stays as it was accepted, until something else is chosen in its row.
  const taken = (record: CertificateRecord): CertificateRow => {
    const row = rowOf(record)
    return { ...row, form_tp: accepted.get(record.id) ?? row.form_tp }
  }
  const ids = chosenIds(fields)
  const empty = ids.flatMap((id, index) => (index === from || isChosenRow({ sig_id: id }) ? [] : [index]))
  const places = [from, ...empty]
  records.forEach((record, position) => {
    const place = places[position]
    if (place === undefined) addRow(fields, taken(record))
    else fillRow(fields, place, taken(record))
  })
}

/** Lets the form have these rows and no others. */
export const putRows = (fields: DeclarationFields, rows: readonly CertificateRow[]): void => {
  const count = chosenIds(fields).length
  rows.forEach((row, index) => (index < count ? fillRow(fields, index, row) : addRow(fields, row)))
  for (let last = count - 1; last >= rows.length; last -= 1) remove(fields, 'digital_signatures', { at: last })
}
