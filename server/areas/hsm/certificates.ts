import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { accountName } from '../../hsm/accounts.ts'
import type { HeldCertificate } from '../../hsm/port.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { typedLogin } from './logins.ts'
import { note } from '../../hsm/note.ts'
import type { Asker } from '../../hsm/calls.ts'
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

/** Certificates of an account (seed 000 §3). */
export const listCertificates = async (
  parts: Parts,
  typed: { readonly provider?: string | undefined; readonly username: string; readonly password: string },
  asker: Asker,
): Promise<Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>> => {
  const login = await typedLogin(parts, { ...typed, userName: typed.username }, asker)
  if (!login.ok) return login
  const held = await parts.hsm.certificates(login.value)
  if (!held.ok) return held
  const ownerId = accountName(typed.username)
  await note(parts, asker, 'hsm.listed', { user: ownerId, certificates: held.value.length })
  return succeed({ certificates: held.value.map((one) => shown(ownerId, one)) })
}
