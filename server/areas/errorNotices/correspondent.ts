import type { NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import { noticeEffects } from '../../../src/domain/errorNotice/effects.ts'
import { noticeTypes } from '../../../src/domain/errorNotice/fields.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import { ofWholeMessage } from '../../documents/answer.ts'
import { requestsPage } from '../../documents/answeredRequests.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { keptErrorNotices } from './keptErrorNotices.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessageRows } from './messages.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readNoticeAnswer } from './receipt.ts'
import type { Repositories } from './store/repositories.ts'

/** Has the invoices that a received notice names say so. */
const tellInvoices = async (
  { issuedInvoices }: Pick<Repositories, 'issuedInvoices'>,
  companyId: string,
  { documents }: Pick<NoticeContent, 'documents'>,
): Promise<void> => {
  const own = documents.filter(({ sid }) => sid !== '')
  const idsOf = (isCancelled: boolean): readonly string[] =>
    own.filter(({ effect }) => (effect === noticeEffects.cancel) === isCancelled).map(({ sid }) => sid)
  await issuedInvoices.held(
    companyId,
    own.map(({ sid }) => sid),
  )
  await issuedInvoices.noticed(companyId, idsOf(false), 'notified')
  await issuedInvoices.noticed(companyId, idsOf(true), 'cancelled')
}

/** Ends the request of the authority that a received notice answers. */
const answerRequest = async (
  { reviewRequests, notifications }: Pick<Repositories, 'reviewRequests' | 'notifications'>,
  companyId: string,
  { notice_type, authority_no: number, authority_date: day }: NoticeContent,
  id: string,
): Promise<void> => {
  if (notice_type !== noticeTypes.answer) return
  const answered = await reviewRequests.answer(companyId, { number, day }, id)
  if (answered === null) return
  const record = { kind: requestsPage, id: answered }
  await notifications.announce({ companyId, to: { scopes: companyScopes }, record })
}

/** Notices on their way to the authority by 300 and 304, and its answers. */
export const noticeCorrespondent = keptCorrespondent<ErrorNoticeTypes, DecidedStatus>(keptErrorNotices, {
  messages: noticeMessageRows,
  readNotice: ofWholeMessage(readNoticeAnswer),
  notifiedOf: {
    sent: null,
    accepted: noticeNotifications['errorNotice.accepted'],
    rejected: noticeNotifications['errorNotice.refused'],
  },
  async follow(inside, { companyId, id }, { status }) {
    const notice = status === 'accepted' ? await inside.errorNotices.whole(companyId, id) : null
    if (notice === null || notice.content.family !== 'invoices') return
    await tellInvoices(inside, companyId, notice.content)
    await answerRequest(inside, companyId, notice.content, id)
  },
})
