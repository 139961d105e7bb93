import { Trans, useLingui } from '@lingui/react/macro'
import type { TokenInfo } from '../../domain/certificate.ts'
import { StepPanel } from '../panel/StepPanel.tsx'
import { AgentVersionNote } from './AgentVersionNote.tsx'
import { TokenCard } from './TokenCard.tsx'

interface WaitingPanelProps {
  readonly step: 'askingPermission' | 'readingToken' | 'signingDocument'
  readonly token: TokenInfo | null
  readonly onCancel: () => void
}

/** The product waits for browser, agent or token; the user may stop waiting. */
export const WaitingPanel = ({ step, token, onCancel }: WaitingPanelProps) => {
  const { t } = useLingui()
  const titles = {
    askingPermission: t`Looking for the signing application`,
    readingToken: t`Reading the token`,
    signingDocument: t`Confirm in the signing application`,
  }
  return (
    <StepPanel quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }} title={titles[step]} tone="busy">
      <AgentVersionNote />
      {step === 'signingDocument' ? (
        <>
          <p>
            <Trans>
              The signing application asks you on this computer's screen: check there what is signed, agree, and enter
              the token's PIN.
            </Trans>
          </p>
          {token === null ? (
            <p>
              <Trans>
                This token shows its certificate only after the PIN. Whether it is your company's is checked then,
                before anything is sent.
              </Trans>
            </p>
          ) : (
            <TokenCard token={token} />
          )}
          <p className="step-note">
            <Trans>
              Nothing in sight? Look behind this window, or in the terminal in which it runs. The PIN is never entered
              on this page.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>Keep the token plugged in. Nothing is signed before you agree.</Trans>
        </p>
      )}
    </StepPanel>
  )
}
