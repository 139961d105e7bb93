import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { statusMisfit, type StatusChange } from '../../../src/domain/certificateRegistration.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Repositories, Store } from './store/repositories.ts'

type ChangeStatus = typeof contract.changeSignatureStatus
type ChangeRefusal = ServerRefusal<RefusalOf<ChangeStatus>>

interface Change {
  readonly record: CertificateRecord
  readonly status: StatusChange
  /** As the body names it. */
  readonly place: number
}

/** Why the changes cannot be made, with each certificate that is in the way; null where they can. */
const misfitOf = (changes: readonly Change[], now: string): ChangeRefusal | null => {
  const misfits = changes.flatMap(({ record, status, place }) => {
    const reason = statusMisfit(record, status, now)
    return reason === null ? [] : [{ reason, place }]
  })
  const [first] = misfits
  if (first === undefined) return null
  const fields = misfits
    .filter(({ reason }) => reason === first.reason)
    .map(({ reason, place }) => ({ field: `digital_signatures.${place}.status`, message: reason }))
  return { reason: first.reason, fields }
}

/** Status and form type have the same codes: what is declared to the authority is what the certificate is. */
const write = async (inside: Repositories, { companyId, account }: Member, { record, status }: Change, now: Date) => {
  await inside.certificates.changeStatus(companyId, record.id, { status, form_tp: status })
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: 'certificate.statusChanged',
    subjectId: record.id,
    detail: {
      serial: record.serial_no,
      issuer: record.org_nm,
      'status.before': record.status,
      'status.after': status,
    },
  })
}

/**
 * Changes the status of certificates of the company, all of them or none (decision 0335). One that has the status already is as good as changed,
 * since the answer to an earlier request may have been lost.
 */
export const changeStatus = async (
  store: Store,
  clock: Clock,
  member: Member,
  { digital_signatures: asked }: BodyOf<ChangeStatus>,
): Promise<Result<number, ChangeRefusal>> =>
  store.transaction<number, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const ids = asked.map(({ digi_sign_id }) => digi_sign_id)
    const records = new Map((await inside.certificates.byIds(member.companyId, ids)).map((each) => [each.id, each]))
    const changes: Change[] = []
    for (const [place, { digi_sign_id, status }] of asked.entries()) {
      const record = records.get(digi_sign_id)
      if (record === undefined) return fail({ reason: 'record.absent' })
      if (record.status !== status || record.form_tp !== status) changes.push({ record, status, place })
    }
    const now = clock()
    const misfit = misfitOf(changes, vietnamMoment(now))
    if (misfit !== null) return fail(misfit)
    for (const change of changes) await write(inside, member, change, now)
    return succeed(changes.length)
  })
