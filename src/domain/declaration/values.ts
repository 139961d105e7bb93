import * as v from 'valibot'
import { vietnameseNationality } from '../codeList.ts'
import { requiresOneOf } from '../form/choice.ts'
import { pluck, recordOf } from '../form/table.ts'
import { certificateFields, textFields } from './fields.ts'
import { choicesOf, groupErrorField, usageFlags } from './flags.ts'

/** One row of the certificate table; a row without `sig_id` is an empty one that waits for a choice (seed 000 §3, §5). */
const certificateRowSchema = v.object(pluck(certificateFields, 'rule'))
export type CertificateRow = v.InferOutput<typeof certificateRowSchema>

/** Rows without a certificate chosen are dropped on submit (seed 000 §5). */
export const isChosenRow = (row: Pick<CertificateRow, 'sig_id'>): boolean => row.sig_id !== ''

const isFilledRow = (row: CertificateRow): boolean =>
  [row.from_date, row.to_date, row.org_name, row.serial_no, row.form_tp].every((cell) => cell !== '')

const entries = v.object({
  declaration_id: v.string(),
  ...pluck(textFields, 'rule'),
  ...recordOf(usageFlags, () => v.boolean()),
  digital_signatures: v.pipe(
    v.array(certificateRowSchema),
    v.minLength(1, 'digital_signature_is_required'),
    v.check((rows) => rows.some((row) => isChosenRow(row) && isFilledRow(row)), 'digital_signature_is_required'),
  ),
})

const requiresChoiceIn = (group: keyof typeof groupErrorField) =>
  requiresOneOf<v.InferOutput<typeof entries>>(
    choicesOf(group),
    groupErrorField[group],
    'at_least_one_attribute_must_be_chosen',
  )

const checkedDeclaration = v.pipe(
  v.config(entries, { abortPipeEarly: true }),
  v.forward(
    v.partialCheck(
      [['rppr_nation'], ['rppr_cid']],
      (values) => values.rppr_nation !== vietnameseNationality || values.rppr_cid !== '',
      'citizen_id_is_required_for_vietnamese_nationality',
    ),
    ['rppr_cid'],
  ),
  requiresChoiceIn('invoiceForms'),
  requiresChoiceIn('transferMethods'),
  requiresChoiceIn('invoiceTypes'),
)

/**
 * The declaration as the form holds and checks it: every rule of seed 000 §5, each with its message code.
 * A text longer than its field answers `too_long:<max>`. A field answers its first broken rule only, and the groups are
 * checked whatever else is wrong, also when the caller asks to stop early, as the form's adapter does.
 */
export const declarationSchema = v.config(checkedDeclaration, { abortPipeEarly: false })
export type DeclarationValues = v.InferOutput<typeof declarationSchema>
