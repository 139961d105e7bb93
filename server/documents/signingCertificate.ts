import type { Signer } from '../../signing/xmldsig/verify.ts'
import { issuerName, isUsable } from '../../src/domain/certificate.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { CertificateOfSerial, CertificateRepositories } from '../certificates/certificates.ts'
import type { ServerRefusal } from '../refusals.ts'

type NotRegistered = ServerRefusal<'certificate.notRegistered'>
type Identity = Pick<Signer, 'fingerprint' | 'serialNumber' | 'issuerCommonName'>

/** A registered certificate that may sign, and whether its fingerprint is still to be kept. */
export interface SigningCertificate {
  readonly id: string
  readonly isBound: boolean
}

const unknown = fail({ reason: 'certificate.notRegistered' } satisfies NotRegistered)

/**
 * Which of a company's certificates has signed: the one with the signer's fingerprint, else the only one without any whose serial
 * number and issuer are the signer's (decision 0120). Null where there is none, or where two could be meant.
 */
const meant = (candidates: readonly CertificateOfSerial[], signer: Identity): CertificateOfSerial | null => {
  const bound = candidates.find(({ fingerprint }) => fingerprint === signer.fingerprint)
  if (bound !== undefined) return bound
  const [only, second] = candidates.filter(
    ({ record, fingerprint }) =>
      fingerprint === null && issuerName(record).normalize('NFC') === signer.issuerCommonName.normalize('NFC'),
  )
  return second === undefined ? (only ?? null) : null
}

/** The signer's certificate in the register of the company, where it is active. */
export const registeredCertificate = async (
  certificates: CertificateRepositories['certificates'],
  companyId: string,
  signer: Identity,
): Promise<Result<SigningCertificate, NotRegistered>> => {
  const found = meant(await certificates.ofSigner(companyId, signer), signer)
  if (found === null || found === undefined || !isUsable(found.record)) return unknown
  return succeed({ id: found.record.id, isBound: found.fingerprint !== null })
}

/** The type under which the signer's certificate is registered, whatever its status; empty where it is not. */
export const registeredType = async (
  certificates: CertificateRepositories['certificates'],
  companyId: string,
  signer: Identity,
): Promise<string> => meant(await certificates.ofSigner(companyId, signer), signer)?.record.certificate_type ?? ''

/**
 * Keeps the fingerprint of the first verified signature with a certificate that was registered by issuer and serial number, and says
 * so in the audit. Refuses where another certificate was quicker.
 */
export const bindCertificate = async (
  inside: AuditRepositories & CertificateRepositories,
  { id, isBound }: SigningCertificate,
  signer: Identity,
  by: { readonly companyId: string; readonly accountId: string; readonly at: string },
): Promise<Result<null, NotRegistered>> => {
  if (isBound) return succeed(null)
  const { companyId, accountId, at } = by
  if (!(await inside.certificates.bind(companyId, id, signer.fingerprint))) {
    const again = await registeredCertificate(inside.certificates, companyId, signer)
    return again.ok && again.value.isBound ? succeed(null) : unknown
  }
  const detail = { serial: signer.serialNumber, issuer: signer.issuerCommonName, fingerprint: signer.fingerprint }
  await inside.audit.append({ at, companyId, accountId, action: 'certificate.bound', subjectId: id, detail })
  return succeed(null)
}
