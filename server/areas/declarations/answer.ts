import type { XmlElement } from 'libxml2-wasm'
import { isInVersion } from '../../../src/domain/declaration/versions.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { AnswerRow, AnswerStep } from '../../authority/messageRows.ts'
import { aboutNotice, readNoticeData } from '../../authority/noticeData.ts'
import { readReasonList } from '../../authority/reasons.ts'
import { optional, required, unreadable, type Slot, type Unreadable } from '../../authority/strictElements.ts'
import { readAnswerTo, type DocumentAnswer, type Notice } from '../../documents/answer.ts'
import { lapseCode, messageRows, type FiledStatus } from './messages.ts'

const receiptSlots = [
  required('PBan', 6),
  required('MSo', 15),
  required('Ten', 255),
  optional('So', 30),
  optional('DDanh', 50),
  optional('NTBao', 10),
  required('MST', 14),
  optional('TNNT', 400),
  optional('TTKhai', 255),
  required('MGDDTu', 46),
  optional('TGGui', 19),
  required('THop', 1),
  optional('TGNhan', 19),
]
const decisionSlots = [
  required('PBan', 6),
  required('MSo', 15),
  required('Ten', 255),
  optional('DDanh', 50),
  optional('TCQTCTren', 100),
  optional('TCQT', 100),
  required('MST', 14),
  optional('TNNT', 400),
  optional('Ngay', 10),
  required('HTDKy', 1),
  required('TTXNCQT', 1),
  optional('HThuc', 50),
  optional('CDanh', 50),
]

/** Notice 01/TB-BSTT-NNT: its layout is not published, and chosen after that of the decision (docs/decisions/0489). */
const explanationSlots = [
  required('PBan', 6),
  required('MSo', 15),
  required('Ten', 255),
  optional('DDanh', 50),
  optional('TCQT', 100),
  required('MST', 14),
  optional('TNNT', 400),
  optional('Ngay', 10),
]

const turnedDown: readonly FiledStatus[] = ['rejected', 'refused']

/** Whether a notice of the status gives reasons. */
const hasReasons = (status: FiledStatus): boolean => turnedDown.includes(status) || status === 'explaining'

/** What is turned down for want of a confirmation, and for nothing else, has lapsed: by decision since version 2.1.1, on receipt before. */
const isLapse = (status: FiledStatus, version: string, [first, ...others]: readonly string[]): boolean =>
  status === (isInVersion({ since: '2.1.1' }, version) ? 'refused' : 'rejected') &&
  others.length === 0 &&
  first?.startsWith(`${lapseCode}: `) === true

const reasonSlots = [required('MLoi', 10), required('MTa', 500)]

interface Read {
  readonly slots: readonly Slot[]
  /** The element with its outcome; null where it has one only. */
  readonly outcome: string | null
  /** The element with the day on which it was written. */
  readonly day: string
}

/** What stands in the notice of a step. */
const noticeOf: Readonly<Record<AnswerStep, Read>> = {
  receipt: { slots: receiptSlots, outcome: 'THop', day: 'NTBao' },
  explanation: { slots: explanationSlots, outcome: null, day: 'Ngay' },
  decision: { slots: decisionSlots, outcome: 'TTXNCQT', day: 'Ngay' },
}

/** The code for invoices from a cash register, whose place in the notice no source shows (law of 2026 §2). */
const codeOf: Readonly<Record<AnswerStep, readonly string[]>> = { receipt: [], explanation: [], decision: ['MCCQT'] }

/** The notice's data, and its reasons where it turns something down or asks for something; without a reason that is no notice. */
export const readDeclarationNotice = (
  { step, moves }: AnswerRow<FiledStatus>,
  payload: XmlElement,
): Result<Notice<FiledStatus>, Unreadable> => {
  const { slots, outcome, day } = noticeOf[step]
  const anywhere = codeOf[step].map((tag) => optional(tag, 5))
  const data = readNoticeData(payload, { slots, parts: ['DSLDKCNhan'], anywhere })
  if (!data.ok) return data
  const { text, part } = data.value
  const reasons = readReasonList(part('DSLDKCNhan'), reasonSlots, 'MTa')
  if (!reasons.ok) return reasons
  const status = moves[outcome === null ? '' : text(outcome)]
  if (status === undefined) return unreadable('an unknown outcome')
  if (hasReasons(status) !== reasons.value.length > 0) return unreadable('outcome and reasons disagree')
  const message = hasReasons(status) ? reasons.value.join('; ') : text('Ten')
  return succeed({
    status: isLapse(status, text('PBan'), reasons.value) ? 'lapsed' : status,
    message,
    ...aboutNotice(data.value, day),
    ...(status === 'accepted' && text('MCCQT') !== '' ? { authorityCode: text('MCCQT') } : {}),
  })
}

/** Reads a receipt, a decision, or what the authority asks for, of a form (facts of the field §1.5, §1.6); anything else, or anything unexpected in it, is unreadable. */
export const readAnswer = (xml: string): Result<DocumentAnswer<FiledStatus, Notice<FiledStatus>>, Unreadable> =>
  readAnswerTo(messageRows, readDeclarationNotice, xml)
