import { shownDay } from '../../../../src/domain/dates.ts'
import { shownMoney } from '../../../../src/domain/money.ts'
import { invoiceAmounts } from '../../../../src/domain/invoice/amounts.ts'
import type { AreaMails } from '../../../mail/areaMails.ts'
import { headerText } from '../../../mail/composing.ts'
import { htmlOf } from '../../../mail/html.ts'
import { isMailAddress, type MailAttachment } from '../../../mail/mail.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import { filedXml } from '../../../documents/found.ts'
import { invoiceKey } from '../../../../src/domain/invoice/kind.ts'
import { correctionListKey } from '../../../../src/domain/invoice/several/signature.ts'
import { codedXml } from '../codedXml.ts'
import { pdfOfInvoice } from '../output/printInvoice.ts'
import { buyerOf } from '../store/contentColumns.ts'
import type { Invoice } from '../store/invoices.ts'
import type { Repositories, Store } from '../store/repositories.ts'
import { mailSubject } from '../store/mailSubject.ts'
import { mailTexts } from './mailTexts.ts'

/** Milliseconds after which a mail is not worth sending any more. */
const worthFor = 3 * 86_400_000

const textsOf = ({ content, head, lookupCode }: Invoice) => {
  const amounts = invoiceAmounts(content)
  const total = amounts.ok ? `${shownMoney(amounts.value.total, content.curr_cd)} ${content.curr_cd}` : ''
  return mailTexts({
    buyer: headerText(buyerOf(content)),
    seller: headerText(content.comp_nm),
    reference: head.reference,
    day: shownDay(content.inv_date),
    total,
    lookupCode,
  })
}

/** The XML that a buyer gets: with the authority's code where it has one. */
const xmlOf = async (store: Store, { head }: Invoice): Promise<string> => {
  const xml = (await codedXml(store, head)) ?? (await filedXml(store, keyOf(invoiceKey, head)))
  if (xml === null) throw new Error('an accepted invoice has no signed XML')
  return xml
}

/** The list of the invoices that it corrects, where these are several. */
const listOf = async (store: Store, { head }: Invoice, name: string): Promise<readonly MailAttachment[]> => {
  const list = await filedXml(store, keyOf(correctionListKey, head))
  return list === null
    ? []
    : [{ name: name.replace(/\.pdf$/, '-bang-ke.xml'), type: 'application/xml', content: Buffer.from(list) }]
}

/** Mails to buyers whose invoices are accepted, in the language of the form. */
export const mailsToBuyers: AreaMails<Repositories> = {
  kind: mailSubject,
  async mailOf({ store, clock, images, printer }, { subject: { companyId, id }, messageType: invoiceId, mtdiep }) {
    const mail = await store.invoiceMails.byId(companyId, invoiceId, id)
    const invoice = mail && (await store.invoices.byId(companyId, invoiceId))
    if (invoice === null || !isMailAddress(mail?.address ?? '')) return 'mail.withoutReader'
    if (mail === null || invoice.head.status !== 'accepted') return 'mail.unwanted'
    if (clock().getTime() - Date.parse(mail.at) > worthFor) return 'mail.tooLate'
    const { subject, paragraphs, foot } = textsOf(invoice)
    const pdf = await pdfOfInvoice({ store, images, printer }, invoice)
    if (!pdf.ok) return { waitsFor: 'print.busy' }
    const content = Buffer.from(await xmlOf(store, invoice))
    return {
      name: mtdiep,
      to: { name: headerText(buyerOf(invoice.content)), address: mail.address },
      subject,
      text: `${[...paragraphs, `-- \n${foot}`].join('\n\n')}\n`,
      html: htmlOf({ language: 'vi', paragraphs, address: null, foot }),
      language: 'vi',
      at: new Date(mail.at),
      attachments: [
        { name: pdf.value.filename, type: 'application/pdf', content: pdf.value.bytes },
        { name: pdf.value.filename.replace(/pdf$/, 'xml'), type: 'application/xml', content },
        ...(await listOf(store, invoice, pdf.value.filename)),
      ],
    }
  },
}
