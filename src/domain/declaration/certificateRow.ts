import type { CertificateRecord } from '../certificate.ts'
import type { CertificateRow } from './certificateRows.ts'

/** A registered certificate as a row of a declaration; `formType` says what the declaration does with it (`certificateFormTypes`). */
export const certificateRowOf = (record: CertificateRecord, formType: string): CertificateRow => ({
  sig_id: record.id,
  reg_id: record.reg_id,
  org_name: record.org_nm,
  serial_no: record.serial_no,
  from_date: record.from_date,
  to_date: record.to_date,
  form_tp: formType,
})
