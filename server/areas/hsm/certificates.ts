import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import { accountName } from '../../hsm/accounts.ts'
import type { HeldCertificate } from '../../hsm/port.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { typedLogin } from '../../hsm/logins.ts'
import { note, noteWrongPassword } from '../../hsm/note.ts'
import { type Asker, taxCodeOf } from '../../hsm/calls.ts'
import type { Parts } from './parts.ts'

type Call = typeof contract.hsmCertificates

const shown = (ownerId: string, { certificate, isActive }: HeldCertificate) => ({
  ownerId,
  serial: certificate.serialNumber,
  modifiedDate: vietnamMoment(certificate.notBefore),
  expiredDate: vietnamMoment(certificate.notAfter),
  activeStatus: isActive ? '1' : '0',
  org_nm: certificate.issuerCommonName,
})

/** Certificates that an account has for this company (seed 000 §3); those of others are nobody's business here. */
export const listCertificates = async (
  parts: Parts,
  typed: { readonly provider?: string | undefined; readonly username: string; readonly password: string },
  asker: Asker,
): Promise<Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>> => {
  const login = await typedLogin(parts, { ...typed, userName: typed.username }, asker)
  if (!login.ok) return login
  const held = await parts.hsm.certificates(login.value)
  const ownerId = accountName(typed.username)
  if (!held.ok) {
    await noteWrongPassword(parts, asker, ownerId, held.failure)
    return held
  }
  const taxCode = await taxCodeOf(parts, asker)
  const own = held.value.filter(({ certificate }) => isSameTaxCode(certificate.taxCode ?? '', taxCode))
  return parts.store.transaction<AnswerOf<Call>, never>(async (inside) => {
    await note({ ...parts, store: inside }, asker, 'hsm.listed', { user: ownerId, certificates: own.length })
    return succeed({ certificates: own.map((one) => shown(ownerId, one)) })
  })
}
