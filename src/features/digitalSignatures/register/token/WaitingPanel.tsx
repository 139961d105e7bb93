import { Trans, useLingui } from '@lingui/react/macro'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'

interface Props {
  readonly step: 'askingPermission' | 'readingToken' | 'registering' | 'askingOutcome'
  /** Null where waiting cannot be given up. */
  readonly onCancel: (() => void) | null
}

/** The product waits for browser, agent or server. */
export const WaitingPanel = ({ step, onCancel }: Props) => {
  const { t } = useLingui()
  const titles = {
    askingPermission: t`Looking for the signing application`,
    readingToken: t`Reading the token`,
    registering: t`Registering the certificate`,
    askingOutcome: t`Asking the server`,
  }
  const isLocal = step === 'askingPermission' || step === 'readingToken'
  return (
    <StepPanel
      quiet={onCancel === null ? undefined : { label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={titles[step]}
      tone="busy"
    >
      <p>
        {isLocal ? (
          <Trans>Keep the token plugged in. Its certificate is read; nothing is signed, and no PIN is needed.</Trans>
        ) : (
          <Trans>This takes a moment. Leave this page open until it is done.</Trans>
        )}
      </p>
    </StepPanel>
  )
}
