import { Trans, useLingui } from '@lingui/react/macro'
import type { CertificateRecord } from '../../domain/certificate.ts'
import { issuerName } from '../../domain/certificate.ts'
import type { SignatureRequest } from '../../machines/remoteSigning/setup.ts'
import { Countdown } from '../../ui/feedback/Countdown.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { StepPanel } from '../panel/StepPanel.tsx'
import './remote.css'

interface Props {
  readonly request: SignatureRequest
  readonly certificate: CertificateRecord | null
  readonly onCancel: () => void
}

/** `HH:mm:ss` of a moment in Vietnam's local time. */
const clockOf = (moment: string): string => moment.slice(11)

const leftText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The holder is asked on the phone: the code to compare, and until when. The request is asked after in the background. */
export const ConfirmationPanel = ({ request, certificate, onCancel }: Props) => {
  const { t } = useLingui()
  const count = request.reqKeys.length
  const until = Date.parse(`${request.expiresAt}+07:00`)
  return (
    <StepPanel
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }}
      title={t`Confirm on your phone`}
      tone="busy"
    >
      <p>
        <Trans>
          Open the eSign app and compare this control code with the one that it shows. Confirm there only if both are
          the same.
        </Trans>
      </p>
      <div className="step-card remote-code">
        <span className="remote-code-label">
          <Trans>Control code</Trans>
        </span>
        <output className="remote-code-digits">{request.controlCode}</output>
      </div>
      <ProgressBar label={t`Waiting for your confirmation`} />
      <DescriptionList
        items={[
          ...(count > 1 ? [{ term: t`Signed by this confirmation`, detail: t`${count} documents` }] : []),
          { term: t`Counts until`, detail: clockOf(request.expiresAt) },
          { term: t`Time left`, detail: <Countdown format={leftText} until={until} /> },
          ...(certificate === null
            ? []
            : [{ term: t`Certificate`, detail: `${issuerName(certificate)}, ${certificate.serial_no}` }]),
        ]}
      />
      <p className="step-note">
        <Trans>
          If you stop signing, the request is given up: confirming it on the phone then signs nothing. This page goes on
          by itself once you have confirmed. If it is reloaded or closed, the list offers to go on from here.
        </Trans>
      </p>
    </StepPanel>
  )
}
