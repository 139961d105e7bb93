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

/** Renews one certificate; false where it is so already, or somebody has changed it meanwhile. */
export const renew = async (inside: Repositories, { member }: Asker, seen: Seen, now: Date): Promise<boolean> => {
  const { record } = seen.kept
  const { companyId, account } = member
  const change = renewed(seen, now)
  const { from_date, to_date, status } = change
  if (record.from_date === from_date && record.to_date === to_date && record.status === status) return false
  const current = await inside.certificates.kept(companyId, record.id)
  if (current === null || versionOf(current) !== versionOf(seen.kept)) return false
  await inside.certificates.change(companyId, record.id, change)
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: 'certificate.synced',
    subjectId: record.id,
    detail: {
      serial: record.serial_no,
      issuer: record.org_nm,
      'status.before': record.status,
      'status.after': status,
      'to_date.before': record.to_date,
      'to_date.after': to_date,
    },
  })
  return true
}
