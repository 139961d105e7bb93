import type { ApiClient } from '../../../api/client.ts'
import { remoteSigningCertificates } from '../../../api/contract/remoteSigning.ts'
import { bareSerial, isUsable, type CertificateRecord } from '../../../domain/certificate.ts'
import { certificateStatuses, certificateTypes } from '../../../domain/certificateCodes.ts'
import { fail, succeed } from '../../../domain/result.ts'
import { remoteFailureOf } from '../../remote/remoteFailureOf.ts'
import type { RemoteKeyAnswer } from '../facts.ts'
import type { Asking } from './asking.ts'

/** Users of the provider who are asked for. */
const mostAsked = 5

/** A user of the provider, and the serial numbers of that user's certificates. */
export type RemoteHolder = readonly [user: string, serialNumbers: readonly string[]]

/** Serial numbers of the company's certificates for remote signatures, by the user of the provider who holds them. */
export const remoteCertificatesIn = (certificates: readonly CertificateRecord[]): readonly RemoteHolder[] => {
  const inUse = certificates.filter(
    (record) => record.certificate_type === certificateTypes.remoteSignature && isUsable(record),
  )
  const byUser = Map.groupBy(inUse, ({ user_nm: user }) => user ?? '')
  return [...byUser]
    .slice(0, mostAsked)
    .map(([user, records]) => [user, records.map(({ serial_no: serial }) => serial)] as const)
}

const unlisted = (serialNumber: string): RemoteKeyAnswer => ({ serialNumber, answer: succeed({ isListed: false }) })

const readOf = async (
  api: ApiClient,
  [user, serialNumbers]: RemoteHolder,
  asking: Asking,
): Promise<readonly RemoteKeyAnswer[]> => {
  if (user === '') return serialNumbers.map(unlisted)
  const answer = await api.send(remoteSigningCertificates, { body: { username: user } }, asking)
  if (!answer.ok) {
    const failure = remoteFailureOf(answer.failure)
    return serialNumbers.map((serialNumber) => ({ serialNumber, answer: fail(failure) }))
  }
  const active = answer.value.certificates.filter(({ activeStatus }) => activeStatus === certificateStatuses.active)
  const listed = new Set(active.map(({ serial }) => bareSerial(serial)))
  return serialNumbers.map((serialNumber) => ({
    serialNumber,
    answer: succeed({ isListed: listed.has(bareSerial(serialNumber)) }),
  }))
}

/** Reads what the provider lists for each user; nobody is asked to confirm anything. */
export const readRemoteKeys = async (
  api: ApiClient,
  holders: readonly RemoteHolder[],
  asking: Asking,
): Promise<readonly RemoteKeyAnswer[]> =>
  (await Promise.all(holders.map((holder) => readOf(api, holder, asking)))).flat()
