import type { CertificateFields } from '../fields.ts'

/** What every part of the form takes. */
export interface FieldProps {
  readonly fields: CertificateFields
  /** The fields are read, not filled. */
  readonly isClosed: boolean
}
