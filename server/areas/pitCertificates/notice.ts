import type { XmlElement } from 'libxml2-wasm'
import type { FormVersion } from '../../../src/domain/form/definition.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { aboutNotice, readNoticeData } from '../../authority/noticeData.ts'
import { readReasonList } from '../../authority/reasons.ts'
import {
  childrenByTag,
  optional,
  required,
  unreadable,
  type Slot,
  type Unreadable,
} from '../../authority/strictElements.ts'
import type { Notice, ReadNotice } from '../../documents/answer.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'

interface NoticeElement extends Slot {
  readonly since: FormVersion
}

const since = (version: FormVersion, slot: Slot): NoticeElement => ({ ...slot, since: version })

/** Notice 01/TB-KTDL, the result of a check, in its order (`structure_204` of message_types_sales, which 213 is like). */
export const checkNotice: readonly NoticeElement[] = [
  since('2.1.0', required('PBan', 6)),
  since('2.1.0', required('MSo', 15)),
  since('2.1.0', required('Ten', 255)),
  since('2.1.0', optional('So', 30)),
  since('2.1.0', optional('DDanh', 50)),
  since('2.1.0', optional('NTBao', 10)),
  since('2.1.0', required('MST', 14)),
  since('2.1.0', optional('MDVQHNSach', 7)),
  since('2.1.0', optional('TNNT', 400)),
  since('2.1.0', optional('TGGui', 19)),
  since('2.1.0', required('LTBao', 1)),
  since('2.1.0', optional('CCu', 255)),
  since('2.1.0', required('MGDDTu', 46)),
  since('2.1.0', optional('SLuong', 7)),
]

/** The part of a notice that is about neither invoices nor summaries. */
const reasonsPart = 'KHLKhac'

const readReasons = (part: XmlElement | undefined): Result<readonly string[], Unreadable> => {
  if (part === undefined) return succeed([])
  const lists = childrenByTag(part, ['DSLDo'])
  return lists.ok ? readReasonList(lists.value.get('DSLDo')) : lists
}

/** The result of a check: valid, or not for the reasons that it gives; anything unexpected in it is unreadable. */
export const readCheckNotice: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = ({ moves }, payload) => {
  const data = readNoticeData(payload, { slots: checkNotice, parts: [reasonsPart] })
  if (!data.ok) return data
  const { text, part } = data.value
  const reasons = readReasons(part(reasonsPart))
  if (!reasons.ok) return reasons
  const status = moves[text('LTBao')]
  if (status === undefined) return unreadable('an unknown outcome')
  if ((status === 'rejected') !== reasons.value.length > 0) return unreadable('outcome and reasons disagree')
  const message = status === 'rejected' ? reasons.value.join('; ') : text('Ten')
  return succeed({ status, message, ...aboutNotice(data.value) })
}
