import * as v from 'valibot'
import { vietnameseNationality } from '../codeList.ts'
import { requiresChoices } from '../form/choice.ts'
import { pluck, recordOf } from '../form/table.ts'
import { certificateFields, textFields, textNames, type TextName } from './fields.ts'
import { choicesOf, groupErrorField, isRequiredGroup, usageFlags } from './flags.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { declarationForms } from './forms/forms.ts'

/** One row of the certificate table; a row without `sig_id` is an empty one that waits for a choice (seed 000 §3, §5). */
const certificateRowSchema = v.object(pluck(certificateFields, 'rule'))
export type CertificateRow = v.InferOutput<typeof certificateRowSchema>

/** Rows without a certificate chosen are dropped on submit (seed 000 §5). */
export const isChosenRow = (row: Pick<CertificateRow, 'sig_id'>): boolean => row.sig_id !== ''

const isDescribedRow = (row: CertificateRow): boolean =>
  isChosenRow(row) && [row.from_date, row.to_date, row.org_name, row.serial_no].every((cell) => cell !== '')

/** Where the form type of a row stands, as an issue names it. */
const formTypePath = (rows: CertificateRow[], index: number): [v.ArrayPathItem, v.ObjectPathItem] => {
  const row = { ...rows[index] }
  return [
    { type: 'array', origin: 'value', input: rows, key: index, value: row },
    { type: 'object', origin: 'value', input: row, key: 'form_tp', value: '' },
  ]
}

/** One certificate with all its details is enough; what is missing is named where it is filled in, once (seed 000 §5). */
const hasFilledRow = v.rawCheck<CertificateRow[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const rows = dataset.value
  const described = rows.findIndex(isDescribedRow)
  if (described < 0) addIssue({ message: 'digital_signature_is_required' })
  else if (rows.every((row) => !isDescribedRow(row) || row.form_tp === ''))
    addIssue({ message: 'certificate_form_type_is_required', path: formTypePath(rows, described) })
})

/** A text or box that a form does not have holds nothing. */
const noText = v.pipe(
  v.string(),
  v.transform(() => ''),
)
const noFlag = v.pipe(
  v.boolean(),
  v.transform(() => false),
)

type TextRule = v.GenericSchema<string, string>
type RowsRule = v.GenericSchema<CertificateRow[], CertificateRow[]>

const entriesOf = (form: DeclarationForm, textRule: (name: TextName) => TextRule, rows: RowsRule) =>
  v.object({
    declaration_id: v.string(),
    ...recordOf(textNames, (name): TextRule => (form.texts.includes(name) ? textRule(name) : noText)),
    ...recordOf(usageFlags, (flag): v.GenericSchema<boolean, boolean> =>
      form.flags.includes(flag) ? v.boolean() : noFlag,
    ),
    digital_signatures: rows,
  })

const someRows = v.array(certificateRowSchema)
const filledRows = v.pipe(someRows, v.minLength(1, 'digital_signature_is_required'), hasFilledRow)

const checkedDeclaration = (form: DeclarationForm) =>
  v.pipe(
    v.config(
      entriesOf(form, (name) => textFields[name].rule, filledRows),
      { abortPipeEarly: true },
    ),
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
type DraftSchema = v.GenericSchema<v.InferInput<DeclarationSchema>, DeclarationValues>

const schemas: Readonly<Record<FormKey, DeclarationSchema>> = {
  eInvoice: schemaOf(declarationForms.eInvoice),
  eDocument: schemaOf(declarationForms.eDocument),
}

/** What a draft is listed, numbered and opened by; it stands in every new form already. */
const alwaysGiven: readonly TextName[] = ['xml_vs', 'decl_form_no', 'decl_nm', 'decl_type', 'sllr_tax_code', 'reg_date']

const isBlank = (input: unknown): boolean => typeof input === 'string' && input.trim() === ''

const orBlank = (rule: TextRule): TextRule => v.lazy((input) => (isBlank(input) ? noText : rule))

const draftOf = (form: DeclarationForm): DraftSchema =>
  v.config(
    entriesOf(
      form,
      (name) => (alwaysGiven.includes(name) ? textFields[name].rule : orBlank(textFields[name].rule)),
      someRows,
    ),
    { abortPipeEarly: false },
  )

const drafts: Readonly<Record<FormKey, DraftSchema>> = {
  eInvoice: draftOf(declarationForms.eInvoice),
  eDocument: draftOf(declarationForms.eDocument),
}

/** A declaration as it is kept while it is being filled in: what is given passes its rule, and what is missing may be (docs/decisions/0456). */
export const draftSchema = ({ key }: Pick<DeclarationForm, 'key'>): DraftSchema => drafts[key]

/**
 * The declaration as its form holds and checks it: every rule of seed 000 §5 or 002 §5.1, each with its message code.
 * A text longer than its field answers `too_long:<max>`. A field answers its first broken rule only, and the groups are
 * checked whatever else is wrong, also when the caller asks to stop early, as the form's adapter does.
 */
export const declarationSchema = ({ key }: Pick<DeclarationForm, 'key'>): DeclarationSchema => schemas[key]
