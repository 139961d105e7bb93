import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { remoteUserName } from '../../remoteSigning/askedKeys.ts'
import type { RemoteKey } from '../../remoteSigning/port.ts'
import { companyOf } from './company.ts'
import type { Asker, Parts } from './parts.ts'

type Call = typeof contract.remoteSigningCertificates

const shown = (ownerId: string, { certificate, isUsable }: RemoteKey, now: Date) => ({
  ownerId,
  serial: certificate.serialNumber,
  modifiedDate: vietnamMoment(certificate.notBefore),
  expiredDate: vietnamMoment(certificate.notAfter),
  activeStatus: isUsable && now >= certificate.notBefore && now <= certificate.notAfter ? '1' : '0',
  org_nm: certificate.issuerCommonName,
})

/** Certificates that a user at the provider has for this company. */
export const listCertificates = async (
  parts: Parts,
  { username }: { readonly username: string },
  { member, address }: Asker,
): Promise<Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>> => {
  const { tax_id: taxCode } = await companyOf(parts, member)
  const keys = await parts.askedKeys(username, { taxCode, address })
  if (!keys.ok) return keys
  const now = parts.clock()
  return succeed({ certificates: keys.value.map((key) => shown(remoteUserName(username), key, now)) })
}
