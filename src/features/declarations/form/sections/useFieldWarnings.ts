import { needsConfirmation } from '../../../../domain/declaration/confirmation.ts'
import { fieldWarning, type WarnedField } from '../../../../domain/declaration/fieldWarnings.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { useFiling } from '../../kind/filing.ts'
import { valuesIn, type DeclarationFields } from '../fields.ts'
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
    const values = valuesIn(fields)
    if (isClosed || values === null || !('rppr_nm' in values)) return ''
    const code = fieldWarning(values, needsConfirmation(form, values.xml_vs) ? company : null, field)
    return code === '' ? '' : messageOf(code)
  }
}
