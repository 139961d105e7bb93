import { Trans, useLingui } from '@lingui/react/macro'
import { declarationTypes } from '../../../../domain/declaration/codes.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import type { FactsProps, SectionProps } from './section.ts'

type Props = SectionProps & FactsProps & { readonly onDeclareChange: () => void }

/** Says that the authority takes no second new registration, and offers the change in one click (docs/decisions/0140). */
export const AcceptedRegistrationNotice = ({ fields, isClosed, facts, onDeclareChange }: Props) => {
  const { t } = useLingui()
  if (isClosed || !facts.hasAcceptedRegistration) return null
  return (
    <Watch name="decl_type" of={fields}>
      {(type) =>
        type === declarationTypes.registration && (
          <FormRow>
            <Banner
              actions={
                <Button onPress={onDeclareChange} size="small">
                  <Trans>Declare a change of information</Trans>
                </Button>
              }
              isLive
              title={t`Your company's registration is accepted already`}
              tone="warning"
            >
              <p>
                <Trans>
                  The tax authority rejects a second new registration (code 9992). What is different now is declared as
                  a change of information.
                </Trans>
              </p>
            </Banner>
          </FormRow>
        )
      }
    </Watch>
  )
}
