import { Trans } from '@lingui/react/macro'
import { useMayOpenCertificateSettings } from './certificateSettings.ts'

/** Whom to ask, in place of the way to the settings of digital signatures. */
export const CertificatesBySomebodyElse = () =>
  useMayOpenCertificateSettings() ? null : (
    <p>
      <Trans>
        Your account cannot open the company’s digital signatures. Ask an administrator of your company, who can
        register certificates there and see which are in use.
      </Trans>
    </p>
  )
