import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { causeOf } from '../../../../signing/panel/cause.ts'
import { FailureDetails } from '../../../../signing/panel/FailureDetails.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly failure: Failure | null
  readonly onClose: () => void
}

interface NotRegisteredProps extends Props {
  /** What the user does to have it sent again. */
  readonly repeatLabel: ReactNode
  readonly onRepeat: () => void
}

/** The list does not show the certificate: it can be sent again. */
export const NotRegisteredPanel = ({ failure, repeatLabel, onRepeat, onClose }: NotRegisteredProps) => {
  const { t } = useLingui()
  const cause = causeOf(failure)
  const { text } = useFailureText()(cause)
  return (
    <StepPanel
      main={{ label: repeatLabel, onPress: onRepeat }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onClose }}
      title={t`The certificate was not registered`}
      tone="warning"
    >
      <p>{text}</p>
      <p>
        <Trans>The list was asked: it does not show this certificate. Sending it again registers it once.</Trans>
      </p>
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}

/** Neither the registration nor the list was answered. */
export const UnknownPanel = ({ failure, onAsk, onClose }: Props & { readonly onAsk: () => void }) => {
  const { t } = useLingui()
  const cause = causeOf(failure)
  return (
    <StepPanel
      main={{ label: <Trans>Ask the server</Trans>, onPress: onAsk }}
      quiet={{ label: <Trans>Later</Trans>, onPress: onClose }}
      title={t`It is not known whether the certificate was registered`}
      tone="unknown"
    >
      <p>
        <Trans>
          The server has not answered. Asking it sends nothing again; the list shows the certificate if it was
          registered.
        </Trans>
      </p>
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}
