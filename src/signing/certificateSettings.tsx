import { Trans } from '@lingui/react/macro'
import { createContext, use } from 'react'

const MayOpenSettings = createContext(true)

/** Says of what stands below whether the user may open the settings of the company's digital signatures. */
export const CertificateSettingsProvider = MayOpenSettings

/** The way to the settings of digital signatures; undefined where there is none from here, or the user may not go it. */
export const useCertificateSettings = (onOpen: (() => void) | null): (() => void) | undefined => {
  const mayOpen = use(MayOpenSettings)
  return mayOpen && onOpen !== null ? onOpen : undefined
}

/** Whom to ask, in place of that way. */
export const CertificatesBySomebodyElse = () =>
  use(MayOpenSettings) ? null : (
    <p>
      <Trans>
        Your account cannot open the company’s digital signatures. Ask an administrator of your company, who can
        register certificates there and see which are in use.
      </Trans>
    </p>
  )
