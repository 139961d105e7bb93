import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import type { KeyStoreFailure, SigningKey } from '../keystores/keystore.ts'
import { beginSignature, type PrepareFailure, type PrepareRequest } from './preparedSignature.ts'

export interface SignRequest extends Omit<PrepareRequest, 'certificate'> {
  readonly key: SigningKey
}

export interface SignedDocument {
  readonly xml: string
  /** As written into the document: `yyyy-MM-ddTHH:mm:ss`, Vietnam's local time. */
  readonly signingTime: string
}

export type SignFailure = PrepareFailure | KeyStoreFailure

/**
 * Signs a document after the profile (XMLDSig core; security page, "Signatures on XML"). Refuses what `register` would refuse,
 * before the key is touched, and checks the key's answer against the certificate before giving it out.
 */
export const signDocument = async ({ key, ...request }: SignRequest): Promise<Result<SignedDocument, SignFailure>> => {
  const certificate = readKnownCertificate(key.certificate)
  if (!certificate.ok) return certificate
  const begun = beginSignature({ ...request, certificate: certificate.value })
  if (!begun.ok) return begun
  using signature = begun.value
  const signed = await key.sign(signature.signedInfo)
  if (!signed.ok) return signed
  const xml = signature.complete(signed.value)
  return xml === null
    ? fail({ code: 'library_failed', detail: 'the signature does not belong to the certificate' })
    : succeed({ xml, signingTime: signature.signingTime })
}
