import { noteCorrection } from '../../documents/corrections/noteCorrection.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'
import type { DocumentKey } from '../../documents/documentKey.ts'
import { filedXml } from '../../documents/found.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import type { DocumentRepositories } from '../../documents/repositories.ts'
import { readInvoiceAnswer } from './answers.ts'
import { keptInvoices } from './keptInvoices.ts'
import type { InvoiceTypes } from './kindTypes.ts'
import { mailBuyer } from './mail/mailBuyer.ts'
import { invoiceMessageRows } from './messages.ts'
import { invoiceNotifications } from './notifications/kinds.ts'
import { sellerPart } from './sellerPart.ts'

/** Everybody who gets an invoice by mail, each once. */
const readersOf = ({
  email,
  more_emails,
}: {
  readonly email: string
  readonly more_emails: string
}): readonly string[] => [...new Set([email, ...more_emails.split('; ')].filter((address) => address !== ''))]

/** Whether the authority has sent back the invoice that its seller has signed last. */
const isWhatWasSent = async (
  { signedDocuments }: Pick<DocumentRepositories, 'signedDocuments'>,
  document: DocumentKey,
  returned: string,
): Promise<boolean> => {
  const xml = await filedXml({ signedDocuments }, document)
  return xml !== null && sellerPart(xml) === returned
}

/** Issued invoices on their way to the authority by 200 and 203, and its answers. */
export const invoiceCorrespondent = keptCorrespondent<InvoiceTypes, DecidedStatus>(keptInvoices, {
  messages: invoiceMessageRows,
  readNotice: readInvoiceAnswer,
  notifiedOf: {
    sent: null,
    accepted: null,
    rejected: invoiceNotifications['invoice.refused'],
  },
  async move(inside, document, { finds, status, message, transactionCode: code, authorityCode, returned }, at) {
    // A code on anything but what was sent is no code of it.
    if (returned !== undefined && !(await isWhatWasSent(inside, document, returned))) return false
    const more = { answered_at: at, tax_auth_cd: authorityCode ?? '' }
    const { companyId, id } = document
    return inside.invoices.move({ companyId, id, in: finds }, { status, message, code, more }, at)
  },
  async follow(inside, { companyId, id }, { status }, at) {
    if (status !== 'accepted') return
    const invoice = await inside.invoices.byId(companyId, id)
    if (invoice === null) return
    const { content } = invoice
    await noteCorrection(inside.invoices, companyId, { id, feature: content.inv_feature })
    if (!content.req_send_email) return
    for (const address of readersOf(content)) await mailBuyer(inside, companyId, id, address, at)
  },
})
