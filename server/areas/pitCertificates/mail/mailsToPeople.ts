import type { AreaMails } from '../../../mail/areaMails.ts'
import { headerText } from '../../../mail/composing.ts'
import { htmlOf } from '../../../mail/html.ts'
import { isMailAddress } from '../../../mail/mail.ts'
import type { Repositories } from '../store/repositories.ts'
import { attachedPdf } from './attachedPdf.ts'
import { mailSubject } from './mailPerson.ts'
import { mailTexts } from './mailTexts.ts'

/** Milliseconds after which a mail is not worth sending any more. */
const worthFor = 3 * 86_400_000

/** Mails to people whose certificates are accepted, in the language of the form; nothing of their income stands in them. */
export const mailsToPeople: AreaMails<Repositories> = {
  kind: mailSubject,
  async mailOf({ store, clock, images, printer }, { subject: { companyId, id }, messageType: certificateId, mtdiep }) {
    const mail = await store.pitCertificateMails.byId(companyId, certificateId, id)
    const certificate = mail && (await store.pitCertificates.byId(companyId, certificateId))
    if (certificate === null || !isMailAddress(mail?.address ?? '')) return 'mail.withoutReader'
    if (mail === null || certificate.head.status !== 'accepted') return 'mail.unwanted'
    if (clock().getTime() - Date.parse(mail.at) > worthFor) return 'mail.tooLate'
    const { content, head } = certificate
    const name = headerText(content.taxpayer_nm)
    const payer = headerText(content.comp_nm)
    const choice = await store.pitCertificateMailChoices.of(companyId)
    const parts = { store, images, printer }
    const pdf = choice.attachment === 'none' ? null : await attachedPdf(parts, companyId, certificate, choice)
    if (pdf === null && choice.attachment !== 'none') return { waitsFor: 'print.busy' }
    const carried = pdf === null ? 'none' : (pdf.openedBy ?? 'open')
    const { subject, paragraphs, foot } = mailTexts({ name, payer, reference: head.reference, carried })
    return {
      name: mtdiep,
      to: { name, address: mail.address },
      subject,
      text: `${[...paragraphs, `-- \n${foot}`].join('\n\n')}\n`,
      html: htmlOf({ language: 'vi', paragraphs, address: null, foot }),
      language: 'vi',
      at: new Date(mail.at),
      attachments: pdf === null ? [] : [pdf.attachment],
    }
  },
}
