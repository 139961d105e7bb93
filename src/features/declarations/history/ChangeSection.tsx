import { Trans, useLingui } from '@lingui/react/macro'
import { differences } from '../../../domain/declaration/differences.ts'
import { isDeclarationInput, type DeclarationInput } from '../../../domain/declaration/wire.ts'
import { WatchValues } from '../../../ui/form/connect/Watch.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { useFiling } from '../collection/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { DifferenceList } from './DifferenceList.tsx'

interface Props {
  /** What the authority has accepted. */
  readonly inForce: DeclarationInput
  readonly fields: DeclarationFields
}

/** What a change says otherwise than what is in force, before anything is signed. */
export const ChangeSection = ({ inForce, fields }: Props) => {
  const { t } = useLingui()
  const { form } = useFiling()
  return (
    <FormSection
      columns={1}
      description={<Trans>Read this before you send the change.</Trans>}
      title={t`Changes of what is in force`}
    >
      <WatchValues of={fields}>
        {(values) => {
          const found = isDeclarationInput(values) ? differences(form, inForce, values) : []
          return found.length === 0 ? (
            <p>
              <Trans>Nothing differs yet from what the tax authority has accepted.</Trans>
            </p>
          ) : (
            <DifferenceList differences={found} />
          )
        }}
      </WatchValues>
    </FormSection>
  )
}
