import { setValue } from '@modular-forms/react'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { leftOutIn } from '../../../domain/declaration/versioned.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'
import { recheckIfWrong } from './problems.ts'

/** Lets the fields say the same in a version of the form, as unsaved changes, without what that has no place for. */
export const takeVersion = (fields: DeclarationFields, form: DeclarationForm, version: string): void => {
  const values = valuesIn(fields)
  if (values === null) return
  const { texts, flags, lists } = leftOutIn(form, values, version)
  const quietly = { shouldFocus: false, shouldValidate: false }
  for (const name of texts) setValue(fields, name, '', quietly)
  for (const flag of flags) setValue(fields, flag, false, quietly)
  if (lists.length > 0) throw new Error('no version takes lists away that an earlier one has')
  setValue(fields, 'xml_vs', version, quietly)
  recheckIfWrong(fields, 'decl_form_no')
}
