import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import type { DeclarationFields } from '../form/fields.ts'
import { ShownDifferences } from './ShownDifferences.tsx'

interface Props {
  /** What the authority has accepted. */
  readonly inForce: DeclarationValues
  readonly fields: DeclarationFields
}

/** What a change says otherwise than what is in force, before anything is signed. */
export const ChangeSection = ({ inForce, fields }: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      columns={1}
      description={<Trans>Read this before you send the change.</Trans>}
      title={t`Changes of what is in force`}
    >
      <ShownDifferences
        fields={fields}
        former={inForce}
        none={<Trans>Nothing differs yet from what the tax authority has accepted.</Trans>}
      />
    </FormSection>
  )
}
