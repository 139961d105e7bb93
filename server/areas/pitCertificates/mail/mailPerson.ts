import { newId } from '../../../store/identifiers.ts'
import type { Repositories } from '../store/repositories.ts'

/** Kind of the outbox's subjects that are mails to people of certificates. */
export const mailSubject = 'pit-certificate-mail'

/** Has a certificate mailed to an address, in the transaction that holds it. */
export const mailPerson = async (
  { outbox, pitCertificateMails }: Pick<Repositories, 'outbox' | 'pitCertificateMails'>,
  companyId: string,
  certificateId: string,
  address: string,
  at: string,
): Promise<void> => {
  const id = newId(Date.parse(at))
  await pitCertificateMails.insert({ companyId, certificateId, id, address, at })
  const subject = { companyId, kind: mailSubject, id }
  await outbox.put({ id, subject, messageType: certificateId, mtdiep: id, dueAt: at })
}
