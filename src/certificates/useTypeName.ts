import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { certificateTypes, type CertificateType } from '../domain/certificateCodes.ts'

/** Kinds of certificates as the product calls them wherever one is shown or chosen (docs/decisions/0446). */
const typeNames = {
  [certificateTypes.usbToken]: msg`USB token`,
  [certificateTypes.hsm]: msg`HSM`,
  [certificateTypes.smartCard]: msg`Smart card`,
  [certificateTypes.remoteSignature]: msg`eSign`,
} as const

/** The name of a certificate's kind in the user's language. Keeps its identity. */
export const useTypeName = (): ((type: CertificateType) => string) => {
  const { i18n } = useLingui()
  return useCallback((type: CertificateType) => i18n._(typeNames[type]), [i18n])
}
