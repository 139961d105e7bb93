import type { FieldProblem } from '../failure.ts'
import { groupErrorField } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { reasonsIn } from '../documents/timeline.ts'

/** The field that a code of the authority is about, with what to do there (facts of the field §1.6); other codes concern no field. */
const problems: Readonly<Record<string, FieldProblem>> = {
  '9101': { field: groupErrorField.transferMethods, message: 'full_content_is_required_with_code' },
  '9102': { field: groupErrorField.invoiceTypes, message: 'cash_register_excludes_invoice_types' },
  '9992': { field: 'decl_type', message: 'registration_is_accepted_already' },
  '9993': { field: 'decl_type', message: 'registration_is_accepted_already' },
}

/** The fields of a form that a message of the authority names by its codes. */
export const problemsOfMessage = (
  { texts, flags }: Pick<DeclarationForm, 'texts' | 'flags'>,
  message: string,
): readonly FieldProblem[] => {
  const fields: readonly string[] = [...texts, ...flags]
  return reasonsIn(message).flatMap(({ code }) => {
    const problem = problems[code]
    return problem === undefined || !fields.includes(problem.field) ? [] : [problem]
  })
}
