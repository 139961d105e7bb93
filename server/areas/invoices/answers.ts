import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { checkNotice, readPartReasons, wholePart } from '../../authority/checkNotice.ts'
import type { AnswerRow } from '../../authority/messageRows.ts'
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
import type { NoticeOfRows, ReadNotice } from '../../documents/answer.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'

type Read = Result<NoticeOfRows<DecidedStatus>, Unreadable>
type Row = NoticeOfRows<DecidedStatus>['rows'][number]

/** Names an invoice in answers. */
export const answerKey = (form: string, symbol: string, number: string): string =>
  `${form};${symbol};${number.replace(/^0+/, '')}`

const invoiceSlots = [required('KHMSHDon', 11), required('KHHDon', 8), required('SHDon', 8), optional('NLap', 10)]
const invoiceTags = [...invoiceSlots.map(({ tag }) => tag), 'DSLDo']

/** An invoice that a notice names, with the reasons that it gives. */
const readNamed = (element: XmlElement): Result<{ key: string; reasons: readonly string[] }, Unreadable> => {
  const children = childrenByTag(element, ['STT', ...invoiceTags])
  if (!children.ok) return children
  const texts = readTexts(children.value, invoiceSlots)
  if (!texts.ok) return texts
  const reasons = readReasonList(children.value.get('DSLDo'))
  if (!reasons.ok) return reasons
  const [form = '', symbol = '', number = ''] = ['KHMSHDon', 'KHHDon', 'SHDon'].map(texts.value)
  return succeed({ key: answerKey(form, symbol, number), reasons: reasons.value })
}

/** Parts of the notice about single invoices: one that gets no code, and those of a package. */
const oneOf = 'LCMa'
const someOf = 'LHDKMa'

const namedIn = (part: (tag: string) => XmlElement | undefined): Result<readonly XmlElement[], Unreadable> => {
  const one = part(oneOf)
  if (one !== undefined) return succeed([one])
  const some = part(someOf)
  if (some === undefined) return succeed([])
  const lists = childrenByTag(some, ['DSHDon'])
  if (!lists.ok) return lists
  const list = lists.value.get('DSHDon')
  return succeed(list === undefined ? [] : (elementChildren(list) ?? []))
}

/** Notice 01/TB-KTDL about invoices (204): those that it names are refused, the others are what LTBao says of the whole. */
const readChecked = ({ moves }: AnswerRow<DecidedStatus>, payload: XmlElement): Read => {
  const data = readNoticeData(payload, { slots: checkNotice, parts: [oneOf, someOf, wholePart] })
  if (!data.ok) return data
  const { text, part } = data.value
  const status = moves[text('LTBao')]
  if (status === undefined) return unreadable('an unknown outcome')
  const whole = readPartReasons(part(wholePart))
  if (!whole.ok) return whole
  const elements = namedIn(part)
  if (!elements.ok) return elements
  const { taxCode, ...about } = aboutNotice(data.value)
  const rows: Row[] = []
  for (const element of elements.value) {
    const named = readNamed(element)
    if (!named.ok) return named
    if (named.value.reasons.length === 0) return unreadable('an invoice without reasons')
    rows.push({ key: named.value.key, status: 'rejected', message: named.value.reasons.join('; '), ...about })
  }
  // Where some of a package are named, the others are valid.
  const others: DecidedStatus = rows.length > 0 ? 'accepted' : status
  if (others === 'rejected' && whole.value.length === 0) return unreadable('outcome and reasons disagree')
  const isAlone = text('LTBao') === '1' && rows.length > 0
  if (!isAlone)
    rows.push({
      key: null,
      status: others,
      message: others === 'rejected' ? whole.value.join('; ') : text('Ten'),
      ...about,
    })
  return succeed({ taxCode, rows })
}

const at = (root: XmlElement, path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (parent, tag) => (parent === undefined ? undefined : elementChildren(parent)?.find(({ name }) => name === tag)),
    root,
  )

const textAt = (root: XmlElement, path: readonly string[]): string => {
  const found = at(root, path)
  return found === undefined ? '' : (textOnly(found)?.trim() ?? '')
}

/** Longest code of the authority on an invoice. */
const longestCode = 34

/** The invoice that the authority sends back with its code (202). */
const readCoded = ({ moves }: AnswerRow<DecidedStatus>, payload: XmlElement): Read => {
  if (payload.name !== 'HDon') return unreadable(payload.name)
  const parts = childrenByTag(payload, ['DLHDon', 'DLQRCode', 'MCCQT', 'DSCKS'])
  if (!parts.ok) return parts
  const code = textAt(payload, ['MCCQT'])
  if (code === '' || code.length > longestCode) return unreadable('MCCQT')
  const head = ['DLHDon', 'TTChung']
  const [form = '', symbol = '', number = ''] = ['KHMSHDon', 'KHHDon', 'SHDon'].map((tag) =>
    textAt(payload, [...head, tag]),
  )
  const taxCode = textAt(payload, ['DLHDon', 'NDHDon', 'NBan', 'MST'])
  const status = moves['']
  if ([form, symbol, number, taxCode].includes('') || status === undefined) return unreadable('HDon')
  return succeed({
    taxCode,
    rows: [{ key: answerKey(form, symbol, number), status, message: '', transactionCode: '', authorityCode: code }],
  })
}

/** What an answer to a message with invoices says; anything unexpected in it is unreadable. */
export const readInvoiceAnswer: ReadNotice<DecidedStatus> = (answer, payload) =>
  answer.type === '202' ? readCoded(answer, payload) : readChecked(answer, payload)
