import { Trans, useLingui } from '@lingui/react/macro'
import { declarationTypes } from '../../../../domain/declaration/codes.ts'
import type { FormKey } from '../../../../domain/declaration/forms/definition.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import { useFiling } from '../../kind/filing.ts'
import { useInForceName } from '../useInForceName.ts'
import type { FactsProps, SectionProps } from './section.ts'

/** The authority's code, by form. */
const acceptedAlready: Readonly<Record<FormKey, string>> = { eInvoice: '9992', eDocument: '9993' }

type Props = FactsProps & { readonly onDeclareChange: () => void }

/** A second registration is turned down (docs/decisions/0140); where only changes were accepted, it is not known who registered where. */
const Notice = ({ facts: { hasAcceptedRegistration, inForce }, onDeclareChange }: Props) => {
  const { t } = useLingui()
  const nameOf = useInForceName()
  const code = acceptedAlready[useFiling().form.key]
  const name = inForce === null || inForce === undefined ? null : nameOf(inForce)
  return (
    <FormRow>
      <Banner
        actions={
          <Button onPress={onDeclareChange} size="small">
            <Trans>Declare a change of information</Trans>
          </Button>
        }
        isLive
        title={
          hasAcceptedRegistration
            ? t`Your company's registration is accepted already`
            : t`Your company has an accepted declaration already`
        }
        tone={hasAcceptedRegistration ? 'warning' : 'info'}
      >
        {name !== null && (
          <p>
            <Trans>In force: declaration {name}.</Trans>
          </p>
        )}
        <p>
          {hasAcceptedRegistration ? (
            <Trans>
              The tax authority rejects a second new registration (code {code}). What is different now is declared as a
              change of information.
            </Trans>
          ) : (
            <Trans>What is different now is declared as a change of information.</Trans>
          )}
        </p>
      </Banner>
    </FormRow>
  )
}

/** Says why a change is proposed where something is accepted, and offers it in one click. */
export const AcceptedRegistrationNotice = ({ fields, isClosed, ...rest }: SectionProps & Props) => {
  const { hasAcceptedRegistration, inForce } = rest.facts
  if (isClosed || (!hasAcceptedRegistration && (inForce === null || inForce === undefined))) return null
  return (
    <Watch name="decl_type" of={fields}>
      {(type) => type === declarationTypes.registration && <Notice {...rest} />}
    </Watch>
  )
}
