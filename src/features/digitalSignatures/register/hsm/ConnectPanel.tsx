import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { HsmForm } from '../../../../hsm/HsmForm.tsx'
import type { HsmAccount } from '../../../../machines/hsmRegistration/setup.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import type { Option } from '../../../../ui/form/field.ts'

interface Props {
  readonly providers: readonly Option[]
  /** Why it is asked again; null the first time, and while the signing server is asked. */
  readonly failure: Failure | null
  /** Whether the signing server is being asked for the account: what was typed stays in its fields, which are not shown. */
  readonly isWaiting: boolean
  readonly onSubmit: (account: HsmAccount) => void
  readonly onCancel: () => void
}

const asked = { account: true, pin: false, otp: false } as const

/** Provider, user and password of the signing server (seed 000 §2, 001 §2.1). */
export const ConnectPanel = ({ providers, failure, isWaiting, onSubmit, onCancel }: Props) => {
  const { t } = useLingui()
  const form = useId()
  const failureText = useFailureText()
  return (
    <StepPanel
      main={isWaiting ? undefined : { label: <Trans>Connect</Trans>, form }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={isWaiting ? t`Reading the certificates of the account` : t`Connect to the HSM`}
      tone={isWaiting ? 'busy' : failure === null ? 'info' : 'warning'}
    >
      {isWaiting && (
        <p>
          <Trans>Nothing is registered before you have entered the PIN.</Trans>
        </p>
      )}
      {failure !== null && (
        <Banner isLive title={failureText(failure).title} tone="danger">
          {failureText(failure).text}
        </Banner>
      )}
      <div hidden={isWaiting}>
        <HsmForm
          asks={{ ...asked, providers }}
          failure={failure}
          id={form}
          onSubmit={({ provider, userName, password }) => onSubmit({ provider, userName: userName.trim(), password })}
        />
      </div>
    </StepPanel>
  )
}
