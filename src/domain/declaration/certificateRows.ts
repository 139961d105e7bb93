import * as v from 'valibot'
import { issueAt } from '../form/issueAt.ts'
import { keysOf, pluck, recordOf } from '../form/table.ts'
import { certificateFields } from './fields.ts'

/** One row of the certificate table; a row without `sig_id` is an empty one that waits for a choice (seed 000 §3, §5). */
const certificateRowSchema = v.object(pluck(certificateFields, 'rule'))
export type CertificateRow = v.InferOutput<typeof certificateRowSchema>

export const certificateColumns = keysOf(certificateFields)

export const emptyCertificateRow: CertificateRow = recordOf(certificateColumns, () => '')

/** Most certificates that one declaration names. */
export const mostCertificates = 50

/** Rows without a certificate chosen are dropped on submit (seed 000 §5). */
export const isChosenRow = (row: Pick<CertificateRow, 'sig_id'>): boolean => row.sig_id !== ''

const isDescribedRow = (row: CertificateRow): boolean =>
  isChosenRow(row) && [row.from_date, row.to_date, row.org_name, row.serial_no].every((cell) => cell !== '')

/** One certificate with all its details is enough; what is missing is named where it is filled in, once (seed 000 §5). */
const hasFilledRow = v.rawCheck<CertificateRow[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const rows = dataset.value
  const described = rows.findIndex(isDescribedRow)
  if (described < 0) addIssue({ message: 'digital_signature_is_required' })
  else if (rows.every((row) => !isDescribedRow(row) || row.form_tp === ''))
    addIssue(issueAt(rows, `${described}.form_tp`, 'certificate_form_type_is_required'))
})

export const someRows = v.array(certificateRowSchema)
export const filledRows = v.pipe(someRows, v.minLength(1, 'digital_signature_is_required'), hasFilledRow)
