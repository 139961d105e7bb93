import { noticeEffects } from '../../../src/domain/errorNotice/effects.ts'
import { ofWholeMessage } from '../../documents/answer.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { keptErrorNotices } from './keptErrorNotices.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessageRows } from './messages.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readReceipt } from './receipt.ts'
import type { Repositories } from './store/repositories.ts'

/** Has the invoices that a received notice names say so. */
const tellInvoices = async (
  { errorNotices, issuedInvoices }: Pick<Repositories, 'errorNotices' | 'issuedInvoices'>,
  companyId: string,
  id: string,
): Promise<void> => {
  const notice = await errorNotices.whole(companyId, id)
  if (notice === null || notice.content.family !== 'invoices') return
  const own = notice.content.documents.filter(({ sid }) => sid !== '')
  const idsOf = (isCancelled: boolean): readonly string[] =>
    own.filter(({ effect }) => (effect === noticeEffects.cancel) === isCancelled).map(({ sid }) => sid)
  await issuedInvoices.held(
    companyId,
    own.map(({ sid }) => sid),
  )
  await issuedInvoices.noticed(companyId, idsOf(false), 'notified')
  await issuedInvoices.noticed(companyId, idsOf(true), 'cancelled')
}

/** Notices on their way to the authority by 300 and 304, and its answers. */
export const noticeCorrespondent = keptCorrespondent<ErrorNoticeTypes, DecidedStatus>(keptErrorNotices, {
  messages: noticeMessageRows,
  readNotice: ofWholeMessage(readReceipt),
  notifiedOf: {
    sent: null,
    accepted: noticeNotifications['errorNotice.accepted'],
    rejected: noticeNotifications['errorNotice.refused'],
  },
  async follow(inside, { companyId, id }, { status }) {
    if (status === 'accepted') await tellInvoices(inside, companyId, id)
  },
})
