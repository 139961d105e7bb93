import { FormString } from '../../../ui/form/connect/FormString.tsx'
import type { DeclarationFields } from './fields.ts'

const kept = ['declaration_id', 'xml_vs', 'decl_nm', 'pos_key'] as const

/** Values that travel with the declaration and have no control: drawn as nothing, they stay among the form's values. */
export const KeptFields = ({ fields }: { readonly fields: DeclarationFields }) =>
  kept.map((name) => (
    <FormString key={name} name={name} of={fields}>
      {() => null}
    </FormString>
  ))
