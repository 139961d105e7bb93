import type { InvoiceValues } from './content.ts'
import { settledBefore } from './corrections/agreement.ts'
import { isCorrecting, isOfSeveral } from './features.ts'
import type { InvoiceText } from './fields.ts'
import { relatedFields } from './related.ts'
import { together } from './together.ts'

/** What several are named by in their list, and one in the invoice itself. */
const ofOne: readonly InvoiceText[] = ['form_no_ref', 'serial_no_ref', 'inv_no_ref']

const namedRules = relatedFields.map((field) =>
  together(
    ['inv_feature', field],
    (values) => (isCorrecting(values) && !(isOfSeveral(values) && ofOne.includes(field))) === (values[field] !== ''),
    'related_invoice_is_required',
  ),
)

const ownRules = (['note', 'correction_error', 'agreement_no', 'agreement_date'] as const).map((field) =>
  together(
    ['inv_feature', field],
    (values) => isCorrecting(values) || values[field] === '',
    'invoice_corrects_no_other',
  ),
)

const listRule = together(
  ['inv_feature', 'correction_list_no'],
  (values) => isOfSeveral(values) === (values.correction_list_no !== ''),
  'correction_list_is_required',
)

/** A rule over what is to be settled with the buyer before a correction; its message stands at the field. */
const settling = (
  field: 'agreement_no' | 'agreement_date',
  holds: (values: Pick<InvoiceValues, InvoiceText>) => boolean,
  message: string,
) => together(['inv_feature', 'inv_date', 'correction_error', 'tax_code', 'company_name', field], holds, message)

const agreementRules = [
  ...(['agreement_no', 'agreement_date'] as const).map((field) =>
    settling(field, (values) => settledBefore(values) !== 'agreement' || values[field] !== '', 'agreement_is_required'),
  ),
  settling(
    'agreement_date',
    (values) => settledBefore(values) !== 'information' || values.agreement_date !== '',
    'information_is_required',
  ),
  // A message to a person has a day and no number.
  settling(
    'agreement_date',
    (values) => settledBefore(values) !== null || (values.agreement_no === '') === (values.agreement_date === ''),
    'agreement_is_not_whole',
  ),
  together(
    ['inv_date', 'agreement_date'],
    ({ inv_date, agreement_date }) => agreement_date <= inv_date,
    'agreement_is_later',
  ),
] as const

/** An invoice that replaces or adjusts another one names it whole, and any other says nothing of that. */
export const relatedRules = [
  ...namedRules,
  ...ownRules,
  listRule,
  together(
    ['inv_date', 'inv_date_ref'],
    ({ inv_date, inv_date_ref }) => inv_date_ref <= inv_date,
    'related_invoice_is_later',
  ),
  together(
    ['inv_feature', 'correction_error'],
    (values) => !isCorrecting(values) || values.correction_error !== '',
    'correction_error_is_required',
  ),
  ...agreementRules,
] as const
