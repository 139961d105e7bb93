import type { FieldProblem } from '../failure.ts'
import type { TextName } from './fields.ts'
import { groupErrorField } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { reasonsIn } from '../documents/timeline.ts'

const mismatch = (message: string, ...fields: readonly TextName[]): readonly FieldProblem[] =>
  fields.map((field) => ({ field, message }))

/**
 * The fields that a code of the authority is about, with what to do there (facts of the field §1.6); other codes concern no field. The codes
 * of the representative's data are not published: they are this product's own (docs/decisions/0489).
 */
const problems: Readonly<Record<string, readonly FieldProblem[]>> = {
  '9101': [{ field: groupErrorField.transferMethods, message: 'full_content_is_required_with_code' }],
  '9102': [{ field: groupErrorField.invoiceTypes, message: 'cash_register_excludes_invoice_types' }],
  '9107': [{ field: groupErrorField.invoiceForms, message: 'household_invoices_have_a_code' }],
  '9108': [{ field: groupErrorField.invoiceTypes, message: 'household_has_no_vat_invoices' }],
  '9111': mismatch('representative_name_does_not_match', 'rppr_nm'),
  '9112': mismatch('representative_document_does_not_match', 'rppr_cid', 'rppr_passport'),
  '9113': mismatch('representative_birth_does_not_match', 'rppr_dob'),
  '9114': mismatch('representative_nationality_does_not_match', 'rppr_nation'),
  '9115': mismatch('representative_phone_does_not_match', 'rppr_phone'),
  '9992': [{ field: 'decl_type', message: 'registration_is_accepted_already' }],
  '9993': [{ field: 'decl_type', message: 'registration_is_accepted_already' }],
}

/** Of whom one fills in one document or the other: a reason about it concerns those that are filled in. */
const identityDocuments: readonly string[] = ['rppr_cid', 'rppr_passport']

/** The fields of a form that a message of the authority names by its codes. @param isFilled whether a field holds something */
export const problemsOfMessage = (
  { texts, flags }: Pick<DeclarationForm, 'texts' | 'flags'>,
  message: string,
  isFilled: (field: string) => boolean,
): readonly FieldProblem[] => {
  const fields: readonly string[] = [...texts, ...flags]
  const filled = identityDocuments.filter(isFilled)
  const isOtherDocument = (field: string): boolean =>
    filled.length > 0 && identityDocuments.includes(field) && !filled.includes(field)
  return reasonsIn(message)
    .flatMap(({ code }) => problems[code] ?? [])
    .filter(({ field }) => fields.includes(field) && !isOtherDocument(field))
}
