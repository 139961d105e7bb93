import type { XmlElement } from 'libxml2-wasm'
import { elementChildren } from '../../signing/xmldsig/elements.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import { readEnvelope, type Envelope } from './envelope.ts'
import { lapseCode } from './lapse.ts'
import { stepOf } from './messageTypes.ts'
import {
  childrenByTag,
  optional,
  readTexts,
  required,
  unreadable,
  type Slot,
  type Unreadable,
} from './strictElements.ts'

/** What the authority says about a declaration, from a receipt or a decision of its form (facts of the field §1.5, §1.6). */
export interface AuthorityAnswer {
  readonly mtdiep: string
  /** MTDiep of the declaration's message that is answered. */
  readonly reference: string
  readonly taxCode: string
  /** MLTDiep. */
  readonly type: string
  readonly step: 'receipt' | 'decision'
  readonly status: 'received' | 'rejected' | 'accepted' | 'refused' | 'lapsed'
  /** The authority's message: its reasons, or the notice's name. */
  readonly message: string
  /** MGDDTu of a receipt; empty in decisions. */
  readonly transactionCode: string
}

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

/** THop 1 and 3 are receipts of a registration and of a change, 2 and 4 their refusals. */
const receiptStatus: Readonly<Record<string, AuthorityAnswer['status']>> = {
  '1': 'received',
  '2': 'rejected',
  '3': 'received',
  '4': 'rejected',
}
const decisionStatus: Readonly<Record<string, AuthorityAnswer['status']>> = { '1': 'accepted', '2': 'refused' }
const isNegative = (status: AuthorityAnswer['status']): boolean => status === 'rejected' || status === 'refused'

/** What is not received for want of a confirmation, and for nothing else, has lapsed. */
const isLapse = (status: AuthorityAnswer['status'], [first, ...others]: readonly string[]): boolean =>
  status === 'rejected' && others.length === 0 && first?.startsWith(`${lapseCode}: `) === true

const reasonSlots = [required('MLoi', 10), required('MTa', 500)]

const readReasons = (list: XmlElement | undefined): Result<readonly string[], Unreadable> => {
  const reasons: string[] = []
  const rows = list === undefined ? [] : elementChildren(list)
  if (rows === null) return unreadable('text in DSLDKCNhan')
  for (const row of rows) {
    const children = childrenByTag(row, ['MLoi', 'MTa'])
    if (row.name !== 'LDo' || !children.ok) return unreadable('DSLDKCNhan')
    const texts = readTexts(children.value, reasonSlots)
    if (!texts.ok) return texts
    reasons.push(`${texts.value('MLoi')}: ${texts.value('MTa')}`)
  }
  return succeed(reasons)
}

/** The notice's data, and its reasons where it turns something down; a refusal without a reason is no notice. */
const readNotice = (
  payload: XmlElement,
  slots: readonly Slot[],
  statusOf: (text: (tag: string) => string) => AuthorityAnswer['status'] | undefined,
): Result<Pick<AuthorityAnswer, 'status' | 'message' | 'taxCode' | 'transactionCode'>, Unreadable> => {
  const parts =
    payload.name === 'TBao' ? childrenByTag(payload, ['DLTBao', 'STBao', 'DSCKS']) : unreadable(payload.name)
  if (!parts.ok) return parts
  const data = parts.value.get('DLTBao')
  if (data === undefined) return unreadable('DLTBao is missing')
  const children = childrenByTag(data, [...slots.map(({ tag }) => tag), 'DSLDKCNhan'])
  if (!children.ok) return children
  const texts = readTexts(children.value, slots)
  if (!texts.ok) return texts
  const reasons = readReasons(children.value.get('DSLDKCNhan'))
  if (!reasons.ok) return reasons
  const text = texts.value
  const status = statusOf(text)
  if (status === undefined) return unreadable('an unknown outcome')
  if (isNegative(status) !== reasons.value.length > 0) return unreadable('outcome and reasons disagree')
  const message = isNegative(status) ? reasons.value.join('; ') : text('Ten')
  return succeed({
    status: isLapse(status, reasons.value) ? 'lapsed' : status,
    message,
    taxCode: text('MST'),
    transactionCode: text('MGDDTu'),
  })
}

const readPayload = (envelope: Envelope, payload: XmlElement): Result<AuthorityAnswer, Unreadable> => {
  const { type, mtdiep, reference } = envelope
  const step = stepOf(type)
  if (step === null) return unreadable(`message type ${type.replaceAll(/\D/g, '')}`)
  if (reference === '') return unreadable('MTDTChieu')
  const notice =
    step === 'receipt'
      ? readNotice(payload, receiptSlots, (text) => receiptStatus[text('THop')])
      : readNotice(payload, decisionSlots, (text) => decisionStatus[text('TTXNCQT')])
  if (!notice.ok) return notice
  if (!isSameTaxCode(notice.value.taxCode, envelope.taxCode)) return unreadable('two tax codes')
  return succeed({ ...notice.value, type, step, mtdiep, reference })
}

/** Reads a receipt or a decision; anything else, or anything unexpected in it, is unreadable. */
export const readAnswer = (xml: string): Result<AuthorityAnswer, Unreadable> => readEnvelope(xml, readPayload)
