import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import type { KeyStoreFailure, SigningKey } from '../keystores/keystore.ts'
import { completeSignature, prepareSignature, type PrepareFailure, type PrepareRequest } from './preparedSignature.ts'

export interface SignRequest extends Omit<PrepareRequest, 'certificate'> {
  readonly key: SigningKey
}

export interface SignedDeclaration {
  readonly xml: string
  /** As written into the document: `yyyy-MM-ddTHH:mm:ss`, Vietnam's local time. */
  readonly signingTime: string
}

export type SignFailure = PrepareFailure | KeyStoreFailure

/**
 * Signs a declaration after the profile (XMLDSig core; security page, "Signatures on XML"). Refuses what `register` would refuse,
 * before the key is touched, and checks the key's answer against the certificate before giving it out.
 */
export const signDeclaration = async ({
  key,
  ...request
}: SignRequest): Promise<Result<SignedDeclaration, SignFailure>> => {
  const certificate = readKnownCertificate(key.certificate)
  if (!certificate.ok) return certificate
  const prepared = prepareSignature({ ...request, certificate: certificate.value })
  if (!prepared.ok) return prepared
  const { xml, signingTime, signedInfo } = prepared.value
  const signed = await key.sign(signedInfo)
  if (!signed.ok) return signed
  const complete = completeSignature(xml, certificate.value, signed.value)
  return complete === null
    ? fail({ code: 'library_failed', detail: 'the signature does not belong to the certificate' })
    : succeed({ xml: complete, signingTime })
}
