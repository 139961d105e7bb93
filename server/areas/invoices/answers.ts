import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textAt } from '../../../signing/xmldsig/elements.ts'
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
import { sellerPart } from './sellerPart.ts'

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

/** Parts of the notice about single invoices: one that gets no code, and those of a package that are invalid. */
const oneOf = 'LCMa'
const someOf = 'LHDKMa'

const parts = [oneOf, someOf, wholePart] as const
type Part = (typeof parts)[number]

/** Where the notice gives its reasons, by its LTBao; a valid one has none. */
const reasonsOf: Readonly<Record<string, Part>> = { '1': oneOf, '3': someOf, '9': wholePart }

const rowsIn = (list: XmlElement | undefined): Result<readonly XmlElement[], Unreadable> => {
  const rows = list === undefined ? [] : elementChildren(list)
  if (rows === null || rows.some(({ name }) => name !== 'HDon')) return unreadable('DSHDon')
  return succeed(rows)
}

const namedIn = (tag: typeof oneOf | typeof someOf, part: XmlElement): Result<readonly XmlElement[], Unreadable> => {
  if (tag === oneOf) return succeed([part])
  const lists = childrenByTag(part, ['DSHDon'])
  return lists.ok ? rowsIn(lists.value.get('DSHDon')) : lists
}

/** What is wrong, with the invoices that are named; `key` is null where the whole is meant. */
type Refused = Pick<Row, 'key' | 'message'>

const refusedIn = (tag: Part, part: XmlElement): Result<readonly Refused[], Unreadable> => {
  if (tag === wholePart) {
    const reasons = readPartReasons(part)
    return reasons.ok ? succeed([{ key: null, message: reasons.value.join('; ') }]) : reasons
  }
  const elements = namedIn(tag, part)
  if (!elements.ok) return elements
  const refused: Refused[] = []
  for (const element of elements.value) {
    const named = readNamed(element)
    if (!named.ok) return named
    refused.push({ key: named.value.key, message: named.value.reasons.join('; ') })
  }
  return succeed(refused)
}

/**
 * Notice 01/TB-KTDL (204). Each invoice has a message of its own, so that a notice that names another one says nothing of it, and nothing
 * follows from not being named.
 */
const readChecked = ({ moves }: AnswerRow<DecidedStatus>, payload: XmlElement): Read => {
  const data = readNoticeData(payload, { slots: checkNotice, parts })
  if (!data.ok) return data
  const { text, part } = data.value
  const outcome = text('LTBao')
  const status = moves[outcome]
  if (status === undefined) return unreadable('an unknown outcome')
  const given = parts.filter((tag) => part(tag) !== undefined)
  const expected = reasonsOf[outcome]
  if (given.some((tag) => tag !== expected)) return unreadable('outcome and reasons disagree')
  const { taxCode, ...about } = aboutNotice(data.value)
  if (expected === undefined) return succeed({ taxCode, rows: [{ key: null, status, message: text('Ten'), ...about }] })
  const found = part(expected)
  const refused = found === undefined ? unreadable(`${expected} is missing`) : refusedIn(expected, found)
  if (!refused.ok) return refused
  if (refused.value.length === 0 || refused.value.some(({ message }) => message === ''))
    return unreadable('a refusal without reasons')
  return succeed({ taxCode, rows: refused.value.map((one) => ({ ...one, status, ...about })) })
}

/** Signs of the authority's code on an invoice (mccqt). */
const codePattern = /^[0-9A-Za-z]{34}$/

/** The invoice that the authority sends back with its code (202). */
const readCoded = ({ moves }: AnswerRow<DecidedStatus>, payload: XmlElement): Read => {
  if (payload.name !== 'HDon') return unreadable(payload.name)
  const children = childrenByTag(payload, ['DLHDon', 'DLQRCode', 'MCCQT', 'DSCKS'])
  if (!children.ok) return children
  const code = textAt(payload, ['MCCQT'])
  if (!codePattern.test(code)) return unreadable('MCCQT')
  const head = ['DLHDon', 'TTChung']
  const [form = '', symbol = '', number = ''] = ['KHMSHDon', 'KHHDon', 'SHDon'].map((tag) =>
    textAt(payload, [...head, tag]),
  )
  const taxCode = textAt(payload, ['DLHDon', 'NDHDon', 'NBan', 'MST'])
  const status = moves['']
  const returned = sellerPart(payload.toString({ format: false }))
  if ([form, symbol, number, taxCode].includes('') || status === undefined || returned === null)
    return unreadable('HDon')
  return succeed({
    taxCode,
    rows: [
      {
        key: answerKey(form, symbol, number),
        status,
        message: '',
        transactionCode: '',
        authorityCode: code,
        returned,
      },
    ],
  })
}

/** What an answer to a message with invoices says; anything unexpected in it is unreadable. */
export const readInvoiceAnswer: ReadNotice<DecidedStatus> = (answer, payload) =>
  answer.type === '202' ? readCoded(answer, payload) : readChecked(answer, payload)
