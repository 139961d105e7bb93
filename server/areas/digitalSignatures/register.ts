import * as v from 'valibot'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { TokenRegistration } from '../../../src/api/contract/signatureRegistration.ts'
import { isSameCertificate, tokenRegistrationSchema } from '../../../src/domain/certificateRegistration.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import type { Repositories, Store } from './store/repositories.ts'

type RegisterRefusal = ServerRefusal<RefusalOf<typeof contract.registerSignature>>
type Registered = Result<{ readonly digi_sign_id: string }, RegisterRefusal>

/** A certificate that is about to be registered, with the fingerprint that it is known by, or null until it has signed (decision 0120). */
export interface NewCertificate {
  readonly record: Omit<CertificateRecord, 'id'>
  readonly fingerprint: string | null
}

/** Keeps a new certificate of the company with its audit entry; refuses one that is there already, whatever its status. */
export const keepCertificate = async (
  inside: Repositories,
  { companyId, account }: Member,
  { record, fingerprint }: NewCertificate,
  now: Date,
): Promise<Registered> => {
  const { org_nm: issuer, serial_no: serialNumber } = record
  const ofSerial = await inside.certificates.ofSerial(companyId, serialNumber)
  const id = newId(now.getTime())
  const isNew =
    !ofSerial.some((kept) => isSameCertificate(kept, { issuer, serialNumber })) &&
    (await inside.certificates.insertNew(companyId, { ...record, id }, fingerprint))
  if (!isNew) return fail({ reason: 'certificate.exists' })
  const { status, certificate_type: type, to_date } = record
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: 'certificate.registered',
    subjectId: id,
    detail: { serial: serialNumber, issuer, type, status, to_date },
  })
  return succeed({ digi_sign_id: id })
}

/** Registers the certificate of a token by what the agent has read of it (seed 001 §4). */
export const registerToken = async (
  store: Store,
  clock: Clock,
  member: Member,
  { tax_code, type, reg_id, form_tp, status, ...sent }: TokenRegistration,
): Promise<Registered> => {
  const { issues, typed, output } = v.safeParse(tokenRegistrationSchema, sent)
  const fields = (issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  if (!typed || fields.length > 0) return fail({ reason: 'fields.invalid', fields })
  const now = clock()
  if (vietnamMoment(now) > output.to_date) return fail({ reason: 'certificate.expired' })
  return store.transaction<{ digi_sign_id: string }, RegisterRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const company = await inside.companies.byId(member.companyId)
    if (company === null || !isSameTaxCode(tax_code, company.tax_id))
      return fail({ reason: 'certificate.otherTaxCode' })
    const record = { ...output, reg_id, form_tp, status, certificate_type: type, user_nm: null }
    return keepCertificate(inside, member, { record, fingerprint: null }, now)
  })
}
