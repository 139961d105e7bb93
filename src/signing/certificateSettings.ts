import { createContext, use } from 'react'

const MayOpenSettings = createContext(true)

/** Says of what stands below whether the user may open the settings of the company's digital signatures. */
export const CertificateSettingsProvider = MayOpenSettings

export const useMayOpenCertificateSettings = (): boolean => use(MayOpenSettings)

/** The way to the settings of digital signatures; undefined where there is none from here, or the user may not go it. */
export const useCertificateSettings = (onOpen: (() => void) | null): (() => void) | undefined => {
  const mayOpen = useMayOpenCertificateSettings()
  return mayOpen && onOpen !== null ? onOpen : undefined
}
