import type { XmlElement } from 'libxml2-wasm'
import { elementChildren } from '../../../signing/xmldsig/elements.ts'
import { keysOf } from '../../../src/domain/form/table.ts'
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
import { readCheckNotice } from '../../documents/checkedNotice.ts'
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

const outcome = required('TTTNCCQT', 1)

/** Lists of documents, by the family of the notice, and what of a row names its document. */
const lists = {
  DSCTu: {
    row: 'CTu',
    about: [
      optional('STT', 4),
      optional('KHMSCTu', 11),
      optional('KHCTu', 9),
      required('SCTu', 8),
      optional('NLap', 10),
      optional('LCTDT', 1),
      outcome,
    ],
    named: ['KHCTu', 'SCTu'],
  },
  DSHDon: {
    row: 'HDon',
    about: [
      optional('STT', 4),
      optional('MCQTCap', 34),
      optional('MCCQT', 34),
      optional('KHMSHDon', 11),
      optional('KHHDon', 8),
      required('SHDon', 8),
      optional('NLap', 10),
      optional('Ngay', 10),
      optional('LADHDDT', 1),
      optional('TCTBao', 1),
      outcome,
    ],
    named: ['KHHDon', 'SHDon'],
  },
} as const
type ListTag = keyof typeof lists
const listTags = keysOf(lists)

const ofDocument = [required('MLoi', 5), required('MTa', 255)]
const refused = '2'

/** Why a document is not received; nothing where it is. */
const readDocument = (tag: ListTag, row: XmlElement): Result<readonly string[], Unreadable> => {
  const { row: rowTag, about, named } = lists[tag]
  const children = childrenByTag(row, [...about.map((slot) => slot.tag), 'DSLDKTNhan'])
  if (row.name !== rowTag || !children.ok) return unreadable(rowTag)
  const texts = readTexts(children.value, about)
  if (!texts.ok) return texts
  const reasons = readReasonList(children.value.get('DSLDKTNhan'), ofDocument, 'MTa')
  if (!reasons.ok) return reasons
  const isRefused = texts.value('TTTNCCQT') === refused
  if (!['1', refused].includes(texts.value('TTTNCCQT')) || isRefused !== reasons.value.length > 0)
    return unreadable('outcome and reasons disagree')
  const name = named.map((slot) => texts.value(slot)).join('-')
  return succeed(reasons.value.map((reason) => `${name}: ${reason}`))
}

const readDocuments = (tag: ListTag, list: XmlElement | undefined): Result<readonly string[], Unreadable> => {
  const rows = list === undefined ? [] : elementChildren(list)
  if (rows === null) return unreadable(`text in ${tag}`)
  const all: string[] = []
  for (const row of rows) {
    const reasons = readDocument(tag, row)
    if (!reasons.ok) return reasons
    all.push(...reasons.value)
  }
  return succeed(all)
}

/** Whether a notice is received: where it gives no reasons, neither of the whole nor of a document; anything unexpected in it is unreadable. */
const readReceipt: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = ({ moves }, payload) => {
  const data = readNoticeData(payload, { slots: heading, parts: ['DSLDKTNhan', ...listTags] })
  if (!data.ok) return data
  const { text, part } = data.value
  const ofWhole = readReasonList(part('DSLDKTNhan'))
  if (!ofWhole.ok) return ofWhole
  const reasons = [...ofWhole.value]
  for (const tag of listTags) {
    const ofDocuments = readDocuments(tag, part(tag))
    if (!ofDocuments.ok) return ofDocuments
    reasons.push(...ofDocuments.value)
  }
  const status = moves[reasons.length === 0 ? '1' : refused]
  if (status === undefined) return unreadable('an unknown outcome')
  const message = reasons.length === 0 ? text('Ten') : reasons.join('; ')
  return succeed({ status, message, ...aboutNotice(data.value) })
}

/** Reads an answer to a notice: its receipt, or the result of a check of its package. */
export const readNoticeAnswer: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = (answer, payload) =>
  answer.type === '204' ? readCheckNotice(answer, payload) : readReceipt(answer, payload)
