import { Trans, useLingui } from '@lingui/react/macro'
import { qrCodeSize } from '../domain/hsm.ts'
import './hsm.css'

interface Props {
  /** PNG in base64; null where the codes of an app count that was set up before. */
  readonly picture: string | null
}

/** How the second factor is set up: a QR code for the authenticator app (seed 000 §9, 001 §2.1). */
export const SecondFactor = ({ picture }: Props) => {
  const { t } = useLingui()
  if (picture === null)
    return (
      <p className="hsm-note" role="status">
        <Trans>
          This key asks for the codes of the app that was set up before. Enter a code of that app; if it is lost, ask
          the provider to reset it.
        </Trans>
      </p>
    )
  return (
    <div className="hsm-second-factor">
      <img
        alt={t`QR code for your authenticator app`}
        className="hsm-qr"
        height={qrCodeSize}
        src={`data:image/png;base64,${picture}`}
        width={qrCodeSize}
      />
      <ol className="step-list">
        <li>
          <Trans>Open the authenticator app on your phone and scan this code.</Trans>
        </li>
        <li>
          <Trans>Enter the six digits that the app shows. From then on every signature asks for such a code.</Trans>
        </li>
      </ol>
    </div>
  )
}
