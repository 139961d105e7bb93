import { randomInt } from 'node:crypto'
import type { Certificate } from '../../../signing/certificate.ts'
import { prepareSignature, type PreparedSignature } from '../../../signing/xmldsig/preparedSignature.ts'
import { bareSerial, isUsable, type CertificateRecord } from '../../../src/domain/certificate.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { ReachReason, RemoteKey } from '../../remoteSigning/port.ts'
import { newId } from '../../store/identifiers.ts'
import { companyOf } from './company.ts'
import type { Asker, Parts } from './parts.ts'
import type { NewRequest, RemoteRequestRepositories } from './store/remoteRequests.ts'
import { after, confirmFor, mostAsked } from './times.ts'
import type { SignableXml } from '../../documents/signable.ts'

/** Generated XML that is to be signed. */
export interface WantedDocument extends SignableXml {
  readonly reqKey: string
}

export interface Wanted {
  /** At least one. */
  readonly documents: readonly WantedDocument[]
  readonly serialNumber: string
}

export type PrepareRefusal = ServerRefusal<
  | ReachReason
  | 'remoteSigning.userUnknown'
  | 'remoteSigning.certificateAbsent'
  | 'remoteSigning.tooManyAttempts'
  | 'certificate.notRegistered'
  | 'certificate.otherTaxCode'
  | 'certificate.expired'
>

const isSameSerial = (one: string, other: string): boolean => bareSerial(one) === bareSerial(other)

/** The company's certificate of this number that is in use for remote signatures. */
const registeredOf = async (
  { store }: Parts,
  companyId: string,
  serialNumber: string,
): Promise<CertificateRecord | null> =>
  (await store.certificates.ofSerial(companyId, bareSerial(serialNumber))).find(
    (record) =>
      record.certificate_type === certificateTypes.remoteSignature &&
      isUsable(record) &&
      isSameSerial(record.serial_no, serialNumber),
  ) ?? null

/** What certificate and provider have against the signing. */
const mismatchOf = ({ certificate, isUsable: signs }: RemoteKey, taxCode: string, now: Date) => {
  if (!isSameTaxCode(certificate.taxCode ?? '', taxCode)) return 'certificate.otherTaxCode'
  if (now < certificate.notBefore || now > certificate.notAfter) return 'certificate.expired'
  return signs ? null : 'remoteSigning.certificateAbsent'
}

/** The registered certificate's key at the provider: the very certificate, not another one of its number. */
const keyOf = async (
  parts: Parts,
  { member }: Asker,
  record: CertificateRecord,
  now: Date,
): Promise<Result<RemoteKey, PrepareRefusal>> => {
  const keys = await parts.remoteSigning.keysOf(record.user_nm ?? '')
  if (!keys.ok) return keys
  const key = keys.value.find(({ certificate }) => isSameSerial(certificate.serialNumber, record.serial_no))
  if (key === undefined) return fail({ reason: 'remoteSigning.certificateAbsent' })
  const { fingerprint, serialNumber } = key.certificate
  const known = await parts.store.certificates.ofSigner(member.companyId, { serialNumber, fingerprint })
  if (!known.some(({ record: { id }, fingerprint: kept }) => id === record.id && kept === fingerprint))
    return fail({ reason: 'remoteSigning.certificateAbsent' })
  const mismatch = mismatchOf(key, (await companyOf(parts, member)).tax_id, now)
  return mismatch === null ? succeed(key) : fail({ reason: mismatch })
}

/** The refusal where the holder was asked too often, with the seconds until that may be done again; null otherwise. */
export const askedTooOften = async (
  { remoteRequests }: RemoteRequestRepositories,
  { companyId, serialNumber }: Pick<NewRequest, 'companyId' | 'serialNumber'>,
  now: Date,
): Promise<ServerRefusal<'remoteSigning.tooManyAttempts'> | null> => {
  const since = after(now, -mostAsked.within).toISOString()
  const asked = await remoteRequests.askedSince(companyId, bareSerial(serialNumber), since)
  const deciding = asked.at(-mostAsked.count)
  const wait = deciding === undefined ? 0 : Date.parse(deciding) + mostAsked.within - now.getTime()
  return wait > 0 ? { reason: 'remoteSigning.tooManyAttempts', retryAfter: Math.ceil(wait / 1000) } : null
}

const preparedOf = (
  { xml, signId, layout }: WantedDocument,
  certificate: Certificate,
  signingTime: Date,
): Result<PreparedSignature, PrepareRefusal> => {
  const prepared = prepareSignature({ xml, signId, layout, certificate, signingTime })
  if (prepared.ok) return prepared
  if (prepared.failure.code === 'certificate_malformed') return fail({ reason: 'remoteSigning.certificateAbsent' })
  throw new Error(`what this server has generated cannot be signed: ${prepared.failure.code}`)
}

/** What the request's documents have in common. */
const commonOf = ({ credentialId, certificate }: RemoteKey, serialNumber: string, { member }: Asker, now: Date) => ({
  companyId: member.companyId,
  accountId: member.account.id,
  serialNumber: bareSerial(serialNumber),
  certificate: Buffer.from(certificate.raw).toString('base64'),
  credentialId,
  controlCode: String(randomInt(10_000)).padStart(4, '0'),
  createdAt: now.toISOString(),
  expiresAt: after(now, confirmFor).toISOString(),
})

/**
 * A request as it will be kept, before the provider is asked: as many of the documents as one confirmation may sign, the leading one first.
 * SignedInfo is built here, over the XML that this server has generated.
 */
export const prepareRequest = async (
  parts: Parts,
  { documents, serialNumber }: Wanted,
  asker: Asker,
): Promise<Result<readonly NewRequest[], PrepareRefusal>> => {
  const now = parts.clock()
  const { companyId } = asker.member
  const record = await registeredOf(parts, companyId, serialNumber)
  if (record === null) return fail({ reason: 'certificate.notRegistered' })
  const tooOften = await askedTooOften(parts.store, { companyId, serialNumber }, now)
  if (tooOften !== null) return fail(tooOften)
  const key = await keyOf(parts, asker, record, now)
  if (!key.ok) return key
  const common = commonOf(key.value, serialNumber, asker, now)
  const leader = newId(now.getTime())
  const requests: NewRequest[] = []
  for (const [place, document] of documents.slice(0, key.value.mostAtOnce).entries()) {
    const prepared = preparedOf(document, key.value.certificate, now)
    if (!prepared.ok) return prepared
    requests.push({
      ...common,
      id: place === 0 ? leader : newId(now.getTime()),
      leaderId: place === 0 ? null : leader,
      place,
      reqKey: document.reqKey,
      digest: Buffer.from(prepared.value.digest).toString('base64'),
      preparedXml: prepared.value.xml,
    })
  }
  return succeed(requests)
}
