import { succeed } from '../../src/domain/result.ts'
import { checkNotice, readPartReasons, wholePart } from '../authority/checkNotice.ts'
import { aboutNotice, readNoticeData } from '../authority/noticeData.ts'
import { unreadable } from '../authority/strictElements.ts'
import type { Notice, ReadNotice } from './answer.ts'
import type { DecidedStatus } from './decidedMessage.ts'

/** The result of a check: valid, or not for the reasons that it gives; anything unexpected in it is unreadable. */
export const readCheckNotice: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = ({ moves }, payload) => {
  const data = readNoticeData(payload, { slots: checkNotice, parts: [wholePart] })
  if (!data.ok) return data
  const { text, part } = data.value
  const reasons = readPartReasons(part(wholePart))
  if (!reasons.ok) return reasons
  const status = moves[text('LTBao')]
  if (status === undefined) return unreadable('an unknown outcome')
  if ((status === 'rejected') !== reasons.value.length > 0) return unreadable('outcome and reasons disagree')
  const message = status === 'rejected' ? reasons.value.join('; ') : text('Ten')
  return succeed({ status, message, ...aboutNotice(data.value) })
}
