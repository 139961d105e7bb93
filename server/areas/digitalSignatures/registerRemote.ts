import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { RemoteRegistration } from '../../../src/api/contract/signatureRegistration.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import { certificateFormTypes, certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { type Asker, taxCodeOf } from '../../hsm/calls.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { remoteUserName } from '../../remoteSigning/askedKeys.ts'
import type { RemoteKey } from '../../remoteSigning/port.ts'
import type { Parts } from './parts.ts'
import { keepCertificate } from './register.ts'

type RegisterRefusal = ServerRefusal<RefusalOf<typeof contract.registerSignature>>

/** The key that is named, which is the company's and signs today. */
const fittingKey = async (
  parts: Parts,
  { user_nm, serial_no }: RemoteRegistration,
  asker: Asker,
): Promise<Result<RemoteKey, RegisterRefusal>> => {
  const keys = await parts.askedKeys(user_nm, { taxCode: await taxCodeOf(parts, asker), address: asker.address })
  if (!keys.ok) return keys
  const key = keys.value.find(({ certificate }) => bareSerial(certificate.serialNumber) === bareSerial(serial_no))
  if (key === undefined) return fail({ reason: 'remoteSigning.certificateAbsent' })
  const { certificate, isUsable } = key
  if (parts.clock() > certificate.notAfter) return fail({ reason: 'certificate.expired' })
  return isUsable ? succeed(key) : fail({ reason: 'remoteSigning.certificateAbsent' })
}

/**
 * Registers a certificate for remote signatures with the user who confirms them (seed 000 §3, type 4). What it says is read from the
 * provider, never from what was sent; it is known by its fingerprint at once.
 */
export const registerRemote = async (
  parts: Parts,
  body: RemoteRegistration,
  asker: Asker,
): Promise<Result<{ digi_sign_id: string }, RegisterRefusal>> => {
  const key = await fittingKey(parts, body, asker)
  if (!key.ok) return key
  const { issuerCommonName, serialNumber, notBefore, notAfter, fingerprint } = key.value.certificate
  const formType = body.form_tp ?? certificateFormTypes.add
  const record = {
    reg_id: '',
    org_nm: issuerCommonName,
    serial_no: serialNumber,
    from_date: vietnamMoment(notBefore),
    to_date: vietnamMoment(notAfter),
    // As a token's: status and form type have the same codes (decision 0336).
    status: formType,
    certificate_type: certificateTypes.remoteSignature,
    form_tp: formType,
    user_nm: remoteUserName(body.user_nm),
  }
  return parts.store.transaction<{ digi_sign_id: string }, RegisterRefusal>(async (inside) => {
    await inside.companies.hold(asker.member.companyId)
    return keepCertificate(inside, asker.member, { record, fingerprint }, parts.clock())
  })
}
