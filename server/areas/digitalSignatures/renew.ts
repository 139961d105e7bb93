import type { Certificate } from '../../../signing/certificate.ts'
import { isUsable, type CertificateRecord } from '../../../src/domain/certificate.ts'
import { certificateStatuses } from '../../../src/domain/certificateCodes.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import type { KeptCertificate } from '../../certificates/certificates.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { Repositories } from './store/repositories.ts'
import { versionOf } from './version.ts'

/** A registered certificate, and the one that the signing server has of it; null where it has none any more. */
export interface Seen {
  readonly kept: KeptCertificate
  readonly held: Certificate | null
}

const { active, inactive } = certificateStatuses

/** Stopped is the company's own decision and stays; else the signing server decides whether it can sign (decision 0344). */
const statusOf = ({ record }: KeptCertificate, held: Certificate | null, now: Date): CertificateRecord['status'] => {
  const isValid = held !== null && now >= held.notBefore && now <= held.notAfter
  if (isUsable(record)) return isValid ? record.status : inactive
  return record.status === inactive && isValid ? active : record.status
}

const renewed = ({ kept, held }: Seen, now: Date) => {
  const { from_date, to_date } = kept.record
  return {
    from_date: held === null ? from_date : vietnamMoment(held.notBefore),
    to_date: held === null ? to_date : vietnamMoment(held.notAfter),
    status: statusOf(kept, held, now),
  }
}

/** What renewing a certificate changes; null where it is so already. */
const changeOf = (seen: Seen, now: Date) => {
  const change = renewed(seen, now)
  const { from_date, to_date, status } = seen.kept.record
  const isSame = from_date === change.from_date && to_date === change.to_date && status === change.status
  return isSame ? null : { seen, change }
}

/** Renews certificates but those that are so already, or that somebody has changed meanwhile. @returns how many */
export const renew = async (
  inside: Repositories,
  { member }: Asker,
  seen: readonly Seen[],
  now: Date,
): Promise<number> => {
  const { companyId, account } = member
  const wanted = seen.map((each) => changeOf(each, now)).filter((each) => each !== null)
  const current = await inside.certificates.keptOf(
    companyId,
    wanted.map((each) => each.seen.kept.record.id),
  )
  const versions = new Map(current.map((kept) => [kept.record.id, versionOf(kept)]))
  const changes = wanted.filter(({ seen: { kept } }) => versions.get(kept.record.id) === versionOf(kept))
  await inside.certificates.changeAll(
    companyId,
    new Map(changes.map(({ seen: { kept }, change }) => [kept.record.id, change])),
  )
  await inside.audit.appendAll(
    changes.map(({ seen: { kept }, change: { status, to_date } }) => ({
      at: now.toISOString(),
      companyId,
      accountId: account.id,
      action: 'certificate.synced',
      subjectId: kept.record.id,
      detail: {
        serial: kept.record.serial_no,
        issuer: kept.record.org_nm,
        'status.before': kept.record.status,
        'status.after': status,
        'to_date.before': kept.record.to_date,
        'to_date.after': to_date,
      },
    })),
  )
  return changes.length
}
