import type { Certificate } from '../../../signing/certificate.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { isSameCertificate } from '../../../src/domain/certificateRegistration.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { KeptCertificate } from '../../certificates/certificates.ts'
import { openPassword } from '../../certificates/keptPassword.ts'
import { openSecret, taxCodeOf, type Asker } from '../../hsm/calls.ts'
import { noteRefusal } from '../../hsm/note.ts'
import type { HsmLogin, OpenRefusal } from '../../hsm/port.ts'
import type { PasswordRefusal } from '../../passwords/refusals.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { KeyParts } from './parts.ts'

/** What the body brings to open a key, sealed as it travels (seed 001 §7). */
export interface KeyProof {
  readonly provider?: string | undefined
  readonly pin?: string | undefined
  readonly otp_yn?: 'Y' | 'N' | undefined
  readonly otp?: string | undefined
}

export type KeyRefusal = OpenRefusal | PasswordRefusal | ServerRefusal<'fields.invalid'>

export const pinMissing = fail({
  reason: 'fields.invalid' as const,
  fields: [{ field: 'pin', message: 'hsm_pin_is_required' }],
})

/** Whether a certificate of the signing server is this one of the company (docs/decisions/0120). */
export const isHeldAs = (
  {
    record,
    fingerprint,
  }: Pick<KeptCertificate, 'fingerprint'> & {
    readonly record: Pick<CertificateRecord, 'org_nm' | 'serial_no'>
  },
  { fingerprint: held, issuerCommonName: issuer, serialNumber }: Certificate,
): boolean => (fingerprint === null ? isSameCertificate(record, { issuer, serialNumber }) : fingerprint === held)

/** The account that is kept with a certificate; null where none is, or none that this server can read. */
export const keptAccount = (
  { sealing }: Pick<KeyParts, 'sealing'>,
  { kept, provider = null }: { readonly kept: KeptCertificate; readonly provider?: string | null | undefined },
  { member: { companyId }, address }: Asker,
): HsmLogin | null => {
  const {
    record: { id, user_nm: userName },
    sealedPassword,
  } = kept
  if (userName === null || sealedPassword === null) return null
  const password = openPassword(sealing, companyId, id, sealedPassword)
  return password === null ? null : { provider, userName, password, address }
}

const openProof = async (
  parts: KeyParts,
  { pin: sealedPin, otp_yn, otp }: KeyProof,
): Promise<Result<{ readonly pin: string; readonly code: string | null }, KeyRefusal>> => {
  if (sealedPin === undefined) return pinMissing
  const pin = await openSecret(parts, sealedPin)
  if (!pin.ok) return pin
  if (otp_yn !== 'Y') return succeed({ pin: pin.value, code: null })
  if (otp === undefined) return fail({ reason: 'hsm.otpWrong' })
  const code = await openSecret(parts, otp)
  return code.ok ? succeed({ pin: pin.value, code: code.value }) : code
}

interface Key {
  readonly kept: KeptCertificate
  readonly login: HsmLogin
  readonly proof: KeyProof
  /** Whether it may be opened outside of its certificate's validity. */
  readonly atAnyTime: boolean
}

/** Opens the key of a certificate with its PIN, once, and closes it: whoever changes the certificate holds the key. */
export const proveKey = async (
  parts: KeyParts,
  { kept, login, proof, atAnyTime }: Key,
  asker: Asker,
): Promise<Result<Certificate, KeyRefusal>> => {
  const opened = await openProof(parts, proof)
  if (!opened.ok) return opened
  const { serial_no: serialNumber } = kept.record
  const taxCode = await taxCodeOf(parts, asker)
  const key = await parts.hsm.open(login, { serialNumber, taxCode, atAnyTime, ...opened.value })
  if (!key.ok) {
    await noteRefusal(parts, asker, { serial: serialNumber, isCodeGiven: opened.value.code !== null }, key.failure)
    return key
  }
  await key.value.close()
  return isHeldAs(kept, key.value.certificate)
    ? succeed(key.value.certificate)
    : fail({ reason: 'hsm.certificateAbsent' })
}
