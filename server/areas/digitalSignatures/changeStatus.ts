import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { certificateStatuses, certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { statusMismatch, type StatusChange } from '../../../src/domain/certificateRegistration.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Member } from '../../companies/member.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { keptAccount, pinMissing, proveKey } from './key.ts'
import type { KeyParts } from './parts.ts'
import type { Repositories } from './store/repositories.ts'

type ChangeStatus = typeof contract.changeSignatureStatus
type Asked = BodyOf<ChangeStatus>
type ChangeRefusal = ServerRefusal<RefusalOf<ChangeStatus>>

interface Change {
  readonly record: CertificateRecord
  readonly status: StatusChange
  /** As the body names it. */
  readonly place: number
}

const refusing = <Reason extends string>(reason: Reason, places: readonly Change[]) =>
  fail({
    reason,
    fields: places.map(({ place }) => ({ field: `digital_signatures.${place}.status`, message: reason })),
  })

const isInHsm = ({ record }: Change): boolean => record.certificate_type === certificateTypes.hsm

/** What is to be changed, leaving out what is so already; or why it cannot be, with each certificate that is in the way. */
const plan = async (
  inside: Repositories,
  companyId: string,
  { digital_signatures: asked }: Asked,
  now: string,
): Promise<Result<readonly Change[], ChangeRefusal>> => {
  const ids = asked.map(({ digi_sign_id }) => digi_sign_id)
  const records = new Map((await inside.certificates.byIds(companyId, ids)).map((each) => [each.id, each]))
  const changes: Change[] = []
  for (const [place, { digi_sign_id, status }] of asked.entries()) {
    const record = records.get(digi_sign_id)
    if (record === undefined) return fail({ reason: 'record.absent' })
    if (record.status !== status || record.form_tp !== status) changes.push({ record, status, place })
  }
  const mismatched = changes.filter(({ record, status }) => statusMismatch(record, status, now) !== null)
  if (mismatched.length > 0) return refusing('certificate.expired', mismatched)
  const inHsm = changes.filter(isInHsm)
  return inHsm.length > 1 ? refusing('certificate.oneHsmAtATime', inHsm) : succeed(changes)
}

/** Opens the key of the one certificate that lies in an HSM; its id, or null where none does. */
const prove = async (
  parts: KeyParts,
  changes: readonly Change[],
  asked: Asked,
  asker: Asker,
): Promise<Result<string | null, ChangeRefusal>> => {
  const change = changes.find(isInHsm)
  if (change === undefined) return succeed(null)
  const kept = await parts.store.certificates.kept(asker.member.companyId, change.record.id)
  if (kept === null) return fail({ reason: 'record.absent' })
  const login = keptAccount(parts, { kept, provider: asked.provider }, asker)
  if (login === null) return fail({ reason: 'certificate.notConnected' })
  const atAnyTime = change.status === certificateStatuses.stopped
  const proved = await proveKey(parts, { kept, login, proof: asked, atAnyTime }, asker)
  return proved.ok ? succeed(change.record.id) : proved
}

/** Status and form type have the same codes: what is declared to the authority is what the certificate is. */
const write = async (
  inside: Repositories,
  { companyId, account }: Member,
  changes: readonly Change[],
  now: Date,
): Promise<void> => {
  await inside.certificates.changeAll(
    companyId,
    new Map(changes.map(({ record, status }) => [record.id, { status, form_tp: status }])),
  )
  await inside.audit.appendAll(
    changes.map(({ record, status }) => ({
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
    })),
  )
}

/**
 * Changes the status of certificates of the company, all of them or none (decision 0335), one of an HSM with its PIN (decision 0343). One that
 * has the status already is as good as changed, since the answer to an earlier request may have been lost: its PIN is not tried.
 */
export const changeStatus = async (
  parts: KeyParts,
  asked: Asked,
  asker: Asker,
): Promise<Result<number, ChangeRefusal>> => {
  const { store, clock } = parts
  const { member } = asker
  const now = clock()
  // The PIN is the last thing to be tried: nothing else may be in the way then.
  const planned = await plan(store, member.companyId, asked, vietnamMoment(now))
  if (!planned.ok) return planned
  const proved = await prove(parts, planned.value, asked, asker)
  if (!proved.ok) return proved
  return store.transaction<number, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const changes = await plan(inside, member.companyId, asked, vietnamMoment(now))
    if (!changes.ok) return changes
    if (changes.value.some((change) => isInHsm(change) && change.record.id !== proved.value)) return pinMissing
    await write(inside, member, changes.value, now)
    return succeed(changes.value.length)
  })
}
