import * as v from 'valibot'
import { vietnameseNationality } from '../codeList.ts'
import { requiresChoices } from '../form/choice.ts'
import { pluck, recordOf } from '../form/table.ts'
import { certificateFields, textFields, textNames } from './fields.ts'
import { choicesOf, groupErrorField, isRequiredGroup, usageFlags } from './flags.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { declarationForms } from './forms/forms.ts'

/** One row of the certificate table; a row without `sig_id` is an empty one that waits for a choice (seed 000 §3, §5). */
const certificateRowSchema = v.object(pluck(certificateFields, 'rule'))
export type CertificateRow = v.InferOutput<typeof certificateRowSchema>

/** Rows without a certificate chosen are dropped on submit (seed 000 §5). */
export const isChosenRow = (row: Pick<CertificateRow, 'sig_id'>): boolean => row.sig_id !== ''

const isFilledRow = (row: CertificateRow): boolean =>
  [row.from_date, row.to_date, row.org_name, row.serial_no, row.form_tp].every((cell) => cell !== '')

/** A text or box that a form does not have holds nothing. */
const noText = v.pipe(
  v.string(),
  v.transform(() => ''),
)
const noFlag = v.pipe(
  v.boolean(),
  v.transform(() => false),
)

const entriesOf = (form: DeclarationForm) =>
  v.object({
    declaration_id: v.string(),
    ...recordOf(textNames, (name): v.GenericSchema<string, string> =>
      form.texts.includes(name) ? textFields[name].rule : noText,
    ),
    ...recordOf(usageFlags, (flag): v.GenericSchema<boolean, boolean> =>
      form.flags.includes(flag) ? v.boolean() : noFlag,
    ),
    digital_signatures: v.pipe(
      v.array(certificateRowSchema),
      v.minLength(1, 'digital_signature_is_required'),
      v.check((rows) => rows.some((row) => isChosenRow(row) && isFilledRow(row)), 'digital_signature_is_required'),
    ),
  })

const checkedDeclaration = (form: DeclarationForm) =>
  v.pipe(
    v.config(entriesOf(form), { abortPipeEarly: true }),
    v.forward(
      v.partialCheck(
        [['rppr_nation'], ['rppr_cid']],
        (values) => values.rppr_nation !== vietnameseNationality || values.rppr_cid !== '',
        'citizen_id_is_required_for_vietnamese_nationality',
      ),
      ['rppr_cid'],
    ),
    requiresChoices(
      form.groups
        .filter(isRequiredGroup)
        .map((group) => ({ flags: choicesOf(group), errorField: groupErrorField[group] })),
      'at_least_one_attribute_must_be_chosen',
    ),
  )

const schemaOf = (form: DeclarationForm) => v.config(checkedDeclaration(form), { abortPipeEarly: false })
type DeclarationSchema = ReturnType<typeof schemaOf>
export type DeclarationValues = v.InferOutput<DeclarationSchema>

const schemas: Readonly<Record<FormKey, DeclarationSchema>> = {
  eInvoice: schemaOf(declarationForms.eInvoice),
  eDocument: schemaOf(declarationForms.eDocument),
}

/**
 * The declaration as its form holds and checks it: every rule of seed 000 §5 or 002 §5.1, each with its message code.
 * A text longer than its field answers `too_long:<max>`. A field answers its first broken rule only, and the groups are
 * checked whatever else is wrong, also when the caller asks to stop early, as the form's adapter does.
 */
export const declarationSchema = ({ key }: Pick<DeclarationForm, 'key'>): DeclarationSchema => schemas[key]
