import { textNames } from '../../../domain/declaration/fields.ts'
import { usageFlags } from '../../../domain/declaration/flags.ts'
import { FormBoolean } from '../../../ui/form/connect/FormBoolean.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { useFiling } from '../collection/filing.ts'
import type { DeclarationFields } from './fields.ts'

const withoutControl = ['declaration_id', 'xml_vs', 'decl_nm', 'pos_key'] as const

/**
 * Values that have no control, because they only travel with the declaration or belong to another form: drawn as nothing, they stay among
 * the form's values.
 */
export const KeptFields = ({ fields }: { readonly fields: DeclarationFields }) => {
  const { texts, flags } = useFiling().form
  const keptTexts = new Set([...withoutControl, ...textNames.filter((name) => !texts.includes(name))])
  return (
    <>
      {[...keptTexts].map((name) => (
        <FormString key={name} name={name} of={fields}>
          {() => null}
        </FormString>
      ))}
      {usageFlags
        .filter((flag) => !flags.includes(flag))
        .map((name) => (
          <FormBoolean key={name} name={name} of={fields}>
            {() => null}
          </FormBoolean>
        ))}
    </>
  )
}
