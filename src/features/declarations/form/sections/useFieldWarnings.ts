import { getValues } from '@modular-forms/react'
import { needsConfirmation } from '../../../../domain/declaration/confirmation.ts'
import { fieldWarning, type WarnedField } from '../../../../domain/declaration/fieldWarnings.ts'
import { isDeclarationInput } from '../../../../domain/declaration/wire.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { useFiling } from '../../collection/filing.ts'
import type { DeclarationFields } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'

/** Says what there is to look at again in a field before the form is submitted; an empty text where there is nothing. */
export const useFieldWarnings = (
  fields: DeclarationFields,
  { company }: FormFacts,
  isClosed: boolean,
): ((field: WarnedField) => string) => {
  const messageOf = useFieldMessages()
  const { form } = useFiling()
  return (field) => {
    const values = getValues(fields, { shouldActive: false, peek: true })
    if (isClosed || !isDeclarationInput(values)) return ''
    const code = fieldWarning(values, needsConfirmation(form, values.xml_vs) ? company : null, field)
    return code === '' ? '' : messageOf(code)
  }
}
