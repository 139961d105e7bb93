import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { pitCertificateMatters } from '../../../src/api/contract/pitCertificateMatters.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { note } from '../../documents/note.ts'
import { nextNumber } from '../../numbering/nextNumber.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { mailPerson } from './mail/mailPerson.ts'
import { seriesOf } from './numbering.ts'
import type { Store } from './store/repositories.ts'

const hour = 3_600_000
/** Mails of one certificate in an hour. */
const mostMails = 5

type ResendRefusal = ServerRefusal<RefusalOf<(typeof pitCertificateMatters)['resendEmail']>>

/** Mails an accepted certificate again; what was mailed in the last hour is counted while it is held. */
export const resendEmail = async (
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { companyId, account }: Member,
  { sid, email }: { readonly sid: string; readonly email: string },
): Promise<Result<{ sent_to: string }, ResendRefusal>> =>
  store.transaction<{ sent_to: string }, ResendRefusal>(async (inside) => {
    const now = clock()
    const [held] = await inside.pitCertificates.hold(companyId, [sid])
    if (held === undefined) return fail({ reason: 'record.absent' })
    if (held.status !== 'accepted') return fail({ reason: 'pitCertificate.notIssued' })
    const since = new Date(now.getTime() - hour).toISOString()
    if ((await inside.pitCertificateMails.countSince(companyId, sid, since)) >= mostMails)
      return fail({ reason: 'request.tooMany' })
    const at = now.toISOString()
    await mailPerson(inside, companyId, sid, email, at)
    await note(inside, held, { at, accountId: account.id, action: 'pitCertificate.mailed', detail: {} })
    return succeed({ sent_to: email })
  })

/** Symbols of the templates in use on a day, with the number that the next certificate of that day gets; nothing is drawn. */
export const symbolsOn = async (store: Store, companyId: string, day: string) => {
  const inUse = await store.templates.inUseOn(companyId, 'document', day)
  return Promise.all(
    inUse.map(async ({ id: temp_id, smbl_type, form_no, serial_no, start_no }) => {
      const series = seriesOf(companyId, serial_no)
      const { next, lastDay } = await nextNumber(store, series, day, Number(start_no))
      return { temp_id, smbl_type, form_no, serial_no, next_no: String(next), last_date: lastDay }
    }),
  )
}
