import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { Certificate } from '../certificate.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import { parseGuarded } from './guard.ts'
import { locateSigned } from './signedDocument.ts'
import { signatureText } from './signatureParts.ts'

/** The certificate that a signed document names as its signer's, unverified; null where it names none that can be read. */
export const signerCertificate = (signedXml: string, layout: SignedLayout): Certificate | null => {
  const parsed = parseGuarded(signedXml)
  if (!parsed.ok) return null
  using document = parsed.value
  const located = locateSigned(document, layout)
  if (!located.ok || located.value.signature === null) return null
  const read = readKnownCertificate(Buffer.from(signatureText(located.value.signature).certificate, 'base64'))
  return read.ok ? read.value : null
}
