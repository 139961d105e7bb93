import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { certificateStatuses, certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { statusMismatch, typesAfter } from '../../../src/domain/certificateRegistration.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { CertificateChange, KeptCertificate } from '../../certificates/certificates.ts'
import { sealPassword } from '../../certificates/keptPassword.ts'
import { openSecret, type Asker } from '../../hsm/calls.ts'
import type { HsmLogin } from '../../hsm/port.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { keptAccount, proveKey } from './key.ts'
import type { KeyParts } from './parts.ts'
import type { Repositories } from './store/repositories.ts'
import { versionOf } from './version.ts'

type Update = typeof contract.updateSignature
type Asked = BodyOf<Update>
type UpdateRefusal = ServerRefusal<RefusalOf<Update>>
type Updated = Result<{ readonly version: string }, UpdateRefusal>

const isInHsm = (type: string): boolean => type === certificateTypes.hsm

const missing = (field: 'user_nm' | 'user_pw', message: string) =>
  fail({ reason: 'fields.invalid' as const, fields: [{ field, message }] })

/** The account of the body, or the one that is kept; null where the certificate lies in no HSM. */
const accountOf = async (
  parts: KeyParts,
  kept: KeptCertificate,
  { type, user_nm: userName, user_pw, provider }: Asked,
  asker: Asker,
): Promise<Result<HsmLogin | null, UpdateRefusal>> => {
  if (!isInHsm(type) && !isInHsm(kept.record.certificate_type)) return succeed(null)
  const former = keptAccount(parts, { kept, provider }, asker)
  if (user_pw === undefined) {
    if (userName === undefined && former === null) return missing('user_nm', 'hsm_user_is_required')
    const isFormer = former !== null && (userName === undefined || userName === former.userName)
    return isFormer ? succeed(former) : missing('user_pw', 'hsm_password_is_required')
  }
  const user = userName ?? kept.record.user_nm
  if (user === null) return missing('user_nm', 'hsm_user_is_required')
  const password = await openSecret(parts, user_pw)
  return password.ok
    ? succeed({ provider: provider ?? null, userName: user, password: password.value, address: asker.address })
    : password
}

/** Whether the certificate is as it is asked for already. */
const isSo = ({ record }: KeptCertificate, { status, type, user_nm: user, user_pw }: Asked): boolean =>
  record.status === status &&
  record.certificate_type === type &&
  (user === undefined || user === record.user_nm) &&
  user_pw === undefined

/** Why the certificate cannot become what is asked for, before any secret is tried; null where it can. */
const mismatchOf = (kept: KeptCertificate, { status, type, version }: Asked, now: string): UpdateRefusal | null => {
  const { record } = kept
  if (version !== '' && version !== undefined && version !== versionOf(kept)) return { reason: 'certificate.changed' }
  if (!typesAfter(record.certificate_type).includes(type))
    return { reason: 'certificate.typeFixed', fields: [{ field: 'type', message: 'certificate.typeFixed' }] }
  const reason = status === record.status ? null : statusMismatch(record, status, now)
  return reason === null ? null : { reason, fields: [{ field: 'status', message: reason }] }
}

interface Write {
  readonly kept: KeptCertificate
  readonly change: CertificateChange
  readonly now: Date
}

const write = async (
  inside: Repositories,
  { member: { companyId, account } }: Asker,
  { kept: { record }, change, now }: Write,
): Promise<string> => {
  await inside.certificates.change(companyId, record.id, change)
  const after = await inside.certificates.kept(companyId, record.id)
  if (after === null) throw new Error('a certificate is gone within the transaction that changes it')
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: 'certificate.updated',
    subjectId: record.id,
    detail: {
      serial: record.serial_no,
      issuer: record.org_nm,
      'status.before': record.status,
      'status.after': after.record.status,
      'type.before': record.certificate_type,
      'type.after': after.record.certificate_type,
      'user.before': record.user_nm ?? '',
      'user.after': after.record.user_nm ?? '',
    },
  })
  return versionOf(after)
}

/** What the row is changed into. An account stays with certificates of an HSM alone. */
const changeOf = (
  { sealing }: KeyParts,
  { kept: { record }, login, companyId }: { kept: KeptCertificate; login: HsmLogin | null; companyId: string },
  { status, type, user_pw }: Asked,
): CertificateChange => ({
  certificate_type: type,
  ...(status === record.status ? {} : { status, form_tp: status }),
  ...(isInHsm(type) ? {} : { user_nm: null, sealedPassword: null }),
  ...(isInHsm(type) && login !== null && user_pw !== undefined
    ? { user_nm: login.userName, sealedPassword: sealPassword(sealing, companyId, record.id, login.password) }
    : {}),
})

/**
 * Changes status, type and account of a certificate (seed 001 §2.1). One that is or becomes one of an HSM wants its PIN; the account that
 * opens the key with it is the one that is kept (decision 0344).
 */
export const updateSignature = async (parts: KeyParts, id: string, asked: Asked, asker: Asker): Promise<Updated> => {
  const { store, clock } = parts
  const { companyId } = asker.member
  const now = clock()
  const kept = await store.certificates.kept(companyId, id)
  if (kept === null) return fail({ reason: 'record.absent' })
  if (isSo(kept, asked)) return succeed({ version: versionOf(kept) })
  const mismatch = mismatchOf(kept, asked, vietnamMoment(now))
  if (mismatch !== null) return fail(mismatch)
  const login = await accountOf(parts, kept, asked, asker)
  if (!login.ok) return login
  if (login.value !== null) {
    const atAnyTime = asked.status === certificateStatuses.stopped || asked.status === kept.record.status
    const proved = await proveKey(parts, { kept, login: login.value, proof: asked, atAnyTime }, asker)
    if (!proved.ok) return proved
  }
  const change = changeOf(parts, { kept, login: login.value, companyId }, asked)
  return store.transaction<{ version: string }, UpdateRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const current = await inside.certificates.kept(companyId, id)
    if (current === null || versionOf(current) !== versionOf(kept)) return fail({ reason: 'certificate.changed' })
    return succeed({ version: await write(inside, asker, { kept, change, now }) })
  })
}
