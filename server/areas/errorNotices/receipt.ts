import type { XmlElement } from 'libxml2-wasm'
import { elementChildren } from '../../../signing/xmldsig/elements.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { aboutNotice, readNoticeData } from '../../authority/noticeData.ts'
import { readReasonList } from '../../authority/reasons.ts'
import {
  childrenByTag,
  optional,
  readTexts,
  required,
  unreadable,
  type Unreadable,
} from '../../authority/strictElements.ts'
import type { Notice, ReadNotice } from '../../documents/answer.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'

/** Notice 01/TB-SSĐT, after 01/TB-KTDL (`structure_204` and `structure_301` of message_types_sales). */
const heading = [
  required('PBan', 6),
  required('MSo', 15),
  required('Ten', 255),
  optional('So', 30),
  optional('DDanh', 50),
  optional('NTBao', 10),
  required('MST', 14),
  optional('TNNT', 400),
  optional('TGGui', 19),
  optional('CCu', 255),
  required('MGDDTu', 46),
]

const aboutDocument = [
  optional('STT', 4),
  optional('KHMSCTu', 11),
  optional('KHCTu', 9),
  required('SCTu', 8),
  optional('NLap', 10),
  optional('LCTDT', 1),
  required('TTTNCCQT', 1),
]

const ofDocument = [required('MLoi', 5), required('MTa', 255)]
const refused = '2'

/** Why a document is not received; nothing where it is. */
const readDocument = (row: XmlElement): Result<readonly string[], Unreadable> => {
  const children = childrenByTag(row, [...aboutDocument.map(({ tag }) => tag), 'DSLDKTNhan'])
  if (row.name !== 'CTu' || !children.ok) return unreadable('CTu')
  const texts = readTexts(children.value, aboutDocument)
  if (!texts.ok) return texts
  const reasons = readReasonList(children.value.get('DSLDKTNhan'), ofDocument, 'MTa')
  if (!reasons.ok) return reasons
  const isRefused = texts.value('TTTNCCQT') === refused
  if (!['1', refused].includes(texts.value('TTTNCCQT')) || isRefused !== reasons.value.length > 0)
    return unreadable('outcome and reasons disagree')
  return succeed(reasons.value.map((reason) => `${texts.value('KHCTu')}-${texts.value('SCTu')}: ${reason}`))
}

const readDocuments = (list: XmlElement | undefined): Result<readonly string[], Unreadable> => {
  const rows = list === undefined ? [] : elementChildren(list)
  if (rows === null) return unreadable('text in DSCTu')
  const all: string[] = []
  for (const row of rows) {
    const reasons = readDocument(row)
    if (!reasons.ok) return reasons
    all.push(...reasons.value)
  }
  return succeed(all)
}

/** Whether a notice is received: where it gives no reasons, neither of the whole nor of a document; anything unexpected in it is unreadable. */
export const readReceipt: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = ({ moves }, payload) => {
  const data = readNoticeData(payload, { slots: heading, parts: ['DSLDKTNhan', 'DSCTu'] })
  if (!data.ok) return data
  const { text, part } = data.value
  const ofWhole = readReasonList(part('DSLDKTNhan'))
  if (!ofWhole.ok) return ofWhole
  const ofDocuments = readDocuments(part('DSCTu'))
  if (!ofDocuments.ok) return ofDocuments
  const reasons = [...ofWhole.value, ...ofDocuments.value]
  const status = moves[reasons.length === 0 ? '1' : refused]
  if (status === undefined) return unreadable('an unknown outcome')
  const message = reasons.length === 0 ? text('Ten') : reasons.join('; ')
  return succeed({ status, message, ...aboutNotice(data.value) })
}
