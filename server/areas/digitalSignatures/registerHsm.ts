import type { Certificate } from '../../../signing/certificate.ts'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { HsmRegistration } from '../../../src/api/contract/signatureRegistration.ts'
import { certificateFormTypes, certificateStatuses, certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { sealPassword } from '../../certificates/keptPassword.ts'
import type { OpenRefusal } from '../../hsm/port.ts'
import type { PasswordRefusal } from '../../passwords/refusals.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { type Asker, openSecret, taxCodeOf } from '../../hsm/calls.ts'
import { noteRefusal } from '../../hsm/note.ts'
import type { Parts } from './parts.ts'
import { keepCertificate } from './register.ts'

type RegisterRefusal = ServerRefusal<RefusalOf<typeof contract.registerSignature>>

interface Secrets {
  readonly password: string
  readonly pin: string
  readonly code: string | null
}

const openSecrets = async (
  parts: Parts,
  { user_pw, pin, otp_yn, otp }: HsmRegistration,
): Promise<Result<Secrets, PasswordRefusal>> => {
  const password = await openSecret(parts, user_pw)
  if (!password.ok) return password
  const typedPin = await openSecret(parts, pin)
  if (!typedPin.ok) return typedPin
  const code = otp_yn === 'Y' && otp !== undefined ? await openSecret(parts, otp) : succeed(null)
  return code.ok ? succeed({ password: password.value, pin: typedPin.value, code: code.value }) : code
}

/** The certificate of the key that the PIN opens; its time, its issuer and its tax code are read from it, never from what was sent. */
const openedCertificate = async (
  parts: Parts,
  { serial_no: serialNumber, user_nm: userName, org_nm_hsm, otp_yn }: HsmRegistration,
  { password, pin, code }: Secrets,
  asker: Asker,
): Promise<Result<Certificate, OpenRefusal>> => {
  const taxCode = await taxCodeOf(parts, asker)
  if (otp_yn === 'Y' && code === null) return fail({ reason: 'hsm.otpWrong' })
  const login = { provider: org_nm_hsm === '' ? null : org_nm_hsm, userName, password, address: asker.address }
  const opened = await parts.hsm.open(login, { serialNumber, pin, taxCode, code })
  if (!opened.ok) {
    await noteRefusal(parts, asker, { serial: serialNumber, isCodeGiven: code !== null }, opened.failure)
    return opened
  }
  await opened.value.close()
  return succeed(opened.value.certificate)
}

/** Registers a certificate in an HSM with the account that holds it (seed 001 §4): status 1, type 2, known by its fingerprint at once. */
export const registerHsm = async (
  parts: Parts,
  body: HsmRegistration,
  asker: Asker,
): Promise<Result<{ digi_sign_id: string }, RegisterRefusal>> => {
  const { store, clock, sealing } = parts
  const { companyId } = asker.member
  const secrets = await openSecrets(parts, body)
  if (!secrets.ok) return secrets
  const certificate = await openedCertificate(parts, body, secrets.value, asker)
  if (!certificate.ok) return certificate
  const { issuerCommonName, serialNumber, notBefore, notAfter, fingerprint } = certificate.value
  const record = {
    reg_id: '',
    org_nm: issuerCommonName,
    serial_no: serialNumber,
    from_date: vietnamMoment(notBefore),
    to_date: vietnamMoment(notAfter),
    status: certificateStatuses.active,
    certificate_type: certificateTypes.hsm,
    form_tp: certificateFormTypes.add,
    user_nm: body.user_nm,
  }
  return store.transaction<{ digi_sign_id: string }, RegisterRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const kept = await keepCertificate(inside, asker.member, { record, fingerprint }, clock())
    if (!kept.ok) return kept
    const id = kept.value.digi_sign_id
    const sealedPassword = sealPassword(sealing, companyId, id, secrets.value.password)
    await inside.certificates.keepLogin(companyId, { id, userName: body.user_nm, sealedPassword })
    return kept
  })
}
