import type { RefusalOf } from '../../../../src/api/contract/call.ts'
import type { InvoiceMail as MailRow, invoiceMatters } from '../../../../src/api/contract/invoiceMatters.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { note } from '../../../documents/note.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import { invoicesSeenBy } from '../shopsSeen.ts'
import type { Store } from '../store/repositories.ts'
import { mailBuyer } from './mailBuyer.ts'

const minute = 60_000
const hour = 3_600_000
/** Mails of one invoice in an hour. */
const mostMails = 10
/** Mails of one invoice that are shown. */
const mostShown = 100

type ResendRefusal = ServerRefusal<RefusalOf<(typeof invoiceMatters)['resendEmail']>>

/** Mails an accepted invoice again; what was mailed in the last minute and hour is counted while it is held. */
export const resendEmail = (
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  member: Member,
  { sid, emails }: { readonly sid: string; readonly emails: readonly string[] },
): Promise<Result<{ sent_to: string[] }, ResendRefusal>> =>
  store.transaction<{ sent_to: string[] }, ResendRefusal>(async (inside) => {
    const { companyId, account } = member
    const now = clock()
    const [held] = await invoicesSeenBy(inside, member, await inside.invoices.hold(companyId, [sid]))
    if (held === undefined) return fail({ reason: 'record.absent' })
    if (held.status !== 'accepted') return fail({ reason: 'invoice.notIssued' })
    const addresses = [...new Set(emails)]
    const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
    const newest = await inside.invoiceMails.ofInvoice(companyId, sid, mostMails)
    const lately = newest.filter((mail) => mail.at >= since(hour))
    const isAgain = lately.some((mail) => mail.at >= since(minute) && addresses.includes(mail.address))
    if (isAgain || lately.length + addresses.length > mostMails) return fail({ reason: 'request.tooMany' })
    const at = now.toISOString()
    for (const address of addresses) await mailBuyer(inside, companyId, sid, address, at)
    await note(inside, held, { at, accountId: account.id, action: 'invoice.mailed', detail: {} })
    return succeed({ sent_to: addresses })
  })

const states = { waiting: 'waiting', sent: 'accepted', turnedDown: 'failed' } as const

/**
 * Mails of an invoice with what became of each. What the outbox has of a mail is removed after the mail itself, never before it: a mail
 * without that is being removed.
 */
export const mailsOf = async (
  { invoiceMails, outbox }: Pick<Store, 'invoiceMails' | 'outbox'>,
  companyId: string,
  sid: string,
): Promise<MailRow[]> => {
  const mails = await invoiceMails.ofInvoice(companyId, sid, mostShown)
  const standing = await outbox.standing(
    companyId,
    mails.map(({ id }) => id),
  )
  const byId = new Map(standing.map((one) => [one.id, one]))
  return mails.flatMap(({ id, address, at }) => {
    const found = byId.get(id)
    return found === undefined
      ? []
      : [{ id, address, at, state: states[found.state], reason: found.error, result_at: found.sentAt }]
  })
}
