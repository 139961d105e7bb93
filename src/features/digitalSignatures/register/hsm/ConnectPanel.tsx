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
  /** Why it is asked again; null the first time. */
  readonly failure: Failure | null
  readonly onSubmit: (account: HsmAccount) => void
  readonly onCancel: () => void
}

const asked = { account: true, pin: false, otp: false } as const

/** Provider, user and password of the signing server (seed 000 §2, 001 §2.1). */
export const ConnectPanel = ({ providers, failure, onSubmit, onCancel }: Props) => {
  const { t } = useLingui()
  const form = useId()
  const failureText = useFailureText()
  return (
    <StepPanel
      main={{ label: <Trans>Connect</Trans>, form }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Connect to the HSM`}
      tone={failure === null ? 'info' : 'warning'}
    >
      {failure !== null && (
        <Banner isLive title={failureText(failure).title} tone="danger">
          {failureText(failure).text}
        </Banner>
      )}
      <HsmForm
        asks={{ ...asked, providers }}
        id={form}
        onSubmit={({ provider, userName, password }) => onSubmit({ provider, userName: userName.trim(), password })}
      />
    </StepPanel>
  )
}
