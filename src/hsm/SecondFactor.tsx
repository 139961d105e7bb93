import { Trans, useLingui } from '@lingui/react/macro'
import { qrCodeSize } from '../domain/hsm.ts'
import { Link } from '../ui/button/Link.tsx'
import { CopyButton } from '../ui/feedback/CopyButton.tsx'
import { codeKeyIn } from './codeKey.ts'
import './hsm.css'

interface Props {
  /** Null where the codes of an app count that was set up before. */
  readonly secret: {
    /** PNG in base64. */
    readonly picture: string
    /** `otpauth:`; null where there is the picture alone. */
    readonly address: string | null
  } | null
}

/** The same secret for an app that cannot scan: as text to be typed off or copied, and as a link that opens an app of this device. */
const WithoutCamera = ({ address }: { readonly address: string }) => {
  const { t } = useLingui()
  const key = codeKeyIn(address)
  if (key === null) return null
  return (
    <div className="hsm-key">
      <p className="hsm-note">
        <Trans>No camera at hand? Enter this key in the app as a time-based one, or open the app from here.</Trans>
      </p>
      <div className="hsm-key-text">
        <code aria-label={t`Key for your authenticator app`} role="note">
          {key}
        </code>
        <CopyButton label={t`Copy the key`} text={key.replaceAll(' ', '')} />
      </div>
      <Link href={address}>
        <Trans>Open the authenticator app on this device</Trans>
      </Link>
    </div>
  )
}

/** How the second factor is set up: a QR code for the authenticator app (seed 000 §9, 001 §2.1), or its secret as text. */
export const SecondFactor = ({ secret }: Props) => {
  const { t } = useLingui()
  if (secret === null)
    return (
      <p className="hsm-note" role="status">
        <Trans>
          This key asks for the codes of the app that was set up before. Enter a code of that app; if it is lost, ask
          the provider to reset it.
        </Trans>
      </p>
    )
  return (
    <>
      <div className="hsm-second-factor">
        <img
          alt={t`QR code for your authenticator app`}
          className="hsm-qr"
          height={qrCodeSize}
          src={`data:image/png;base64,${secret.picture}`}
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
      {secret.address !== null && <WithoutCamera address={secret.address} />}
    </>
  )
}
