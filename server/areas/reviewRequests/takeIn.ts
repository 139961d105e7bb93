import { dayAfter } from '../../../src/domain/dayAfter.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import { requestsPage } from '../../documents/answeredRequests.ts'
import { newId } from '../../store/identifiers.ts'
import type { UnaskedMessage } from '../../transmissions/unasked.ts'
import { reviewNotifications } from './notifications/kinds.ts'
import { readRequest, type ReadRequest } from './readRequest.ts'
import type { Repositories } from './store/repositories.ts'

/** The last day on which it can be answered, counted from its own; empty where it does not say so. */
const answerBy = ({ day, within }: Pick<ReadRequest, 'day' | 'within'>): string =>
  within === null ? '' : dayAfter(day, within)

/** Message 302, notice 01/TB-RSĐT (facts of the sales areas §2): the authority asks a company to review invoices. */
export const reviewMessage: UnaskedMessage<Repositories> = {
  type: '302',
  async takeIn({ reviewRequests, notifications }, companyId, xml, at) {
    const read = readRequest(xml)
    if (!read.ok) return 'unreadable'
    const { number, day, isRepeated, invoices } = read.value
    const request = {
      id: newId(Date.parse(at)),
      number,
      day,
      answer_by: answerBy(read.value),
      round: isRepeated ? '2' : '1',
      received_at: at,
      notice_id: '',
      invoices,
    }
    // The same notice under another MTDiep is no other request.
    if (!(await reviewRequests.insert(companyId, request))) return 'applied'
    await notifications.notify({
      kind: reviewNotifications['reviewRequest.received'],
      companyId,
      to: { scopes: companyScopes },
      record: { kind: requestsPage, id: request.id },
      parameters: { number },
      at,
    })
    return 'applied'
  },
}
