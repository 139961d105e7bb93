import { newId } from '../../../store/identifiers.ts'
import { mailSubject } from '../store/mailSubject.ts'
import type { Repositories } from '../store/repositories.ts'

/** Has an invoice mailed to an address, in the transaction that holds it. */
export const mailBuyer = async (
  { outbox, invoiceMails }: Pick<Repositories, 'outbox' | 'invoiceMails'>,
  companyId: string,
  invoiceId: string,
  address: string,
  at: string,
): Promise<void> => {
  const id = newId(Date.parse(at))
  await invoiceMails.insert({ companyId, invoiceId, id, address, at })
  const subject = { companyId, kind: mailSubject, id }
  await outbox.put({ id, subject, messageType: invoiceId, mtdiep: id, dueAt: at })
}
