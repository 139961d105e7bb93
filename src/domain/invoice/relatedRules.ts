import { isCorrecting } from './features.ts'
import { relatedFields } from './related.ts'
import { together } from './together.ts'

const namedRules = relatedFields.map((field) =>
  together(
    ['inv_feature', field],
    (values) => isCorrecting(values) === (values[field] !== ''),
    'related_invoice_is_required',
  ),
)

const ownRules = (['note', 'agreement_no', 'agreement_date'] as const).map((field) =>
  together(
    ['inv_feature', field],
    (values) => isCorrecting(values) || values[field] === '',
    'invoice_corrects_no_other',
  ),
)

/** An invoice that replaces or adjusts another one names it whole, and any other says nothing of that. */
export const relatedRules = [
  ...namedRules,
  ...ownRules,
  together(
    ['inv_date', 'inv_date_ref'],
    ({ inv_date, inv_date_ref }) => inv_date_ref <= inv_date,
    'related_invoice_is_later',
  ),
  together(
    ['agreement_no', 'agreement_date'],
    ({ agreement_no, agreement_date }) => (agreement_no === '') === (agreement_date === ''),
    'agreement_is_not_whole',
  ),
  together(
    ['inv_date', 'agreement_date'],
    ({ inv_date, agreement_date }) => agreement_date <= inv_date,
    'agreement_is_later',
  ),
] as const
