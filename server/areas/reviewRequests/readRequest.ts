import type { XmlElement } from 'libxml2-wasm'
import { elementChildren } from '../../../signing/xmldsig/elements.ts'
import { isDay } from '../../../src/domain/dates.ts'
import { mostReviewed, type ReviewedInvoice } from '../../../src/domain/reviewRequest/reviewRequest.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import { readEnvelope } from '../../authority/envelope.ts'
import { readNoticeData } from '../../authority/noticeData.ts'
import {
  childrenByTag,
  optional,
  readTexts,
  required,
  unreadable,
  type Slot,
  type Unreadable,
} from '../../authority/strictElements.ts'

export interface ReadRequest {
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Days in which it wants its answer; null where it does not say so. */
  readonly within: number | null
  /** Whether it is the second one about the same. */
  readonly isRepeated: boolean
  readonly invoices: readonly ReviewedInvoice[]
}

/** Notice 01/TB-RSĐT: its heading is that of 01/TB-SSĐT, all else may stand anywhere, since no table of it is published (decision 0528). */
const heading = [required('PBan', 6), required('MSo', 15), required('Ten', 255)]
const anywhere = [
  optional('So', 30),
  optional('DDanh', 50),
  optional('NTBao', 10),
  optional('TCQTCTren', 100),
  optional('TCQT', 100),
  required('MST', 14),
  optional('MDVQHNSach', 7),
  optional('TNNT', 400),
  optional('DCNNT', 400),
  optional('DCTDTu', 50),
  optional('THan', 3),
  optional('Lan', 1),
  optional('HThuc', 50),
  optional('CDanh', 50),
]

/** Number and day of the notice where they stand behind its data. */
const numbered = [required('So', 30), required('NTBao', 10)]

const rowSlots = [
  optional('STT', 4),
  optional('MCQTCap', 34),
  optional('MCCQT', 34),
  required('KHMSHDon', 11),
  required('KHHDon', 8),
  required('SHDon', 8),
  optional('NLap', 10),
  optional('Ngay', 10),
  optional('LADHDDT', 1),
  optional('LDo', 255),
]

const textsOf = (element: XmlElement, slots: readonly Slot[]) => {
  const tags = slots.map(({ tag }) => tag)
  const children = childrenByTag(element, [], tags)
  return children.ok ? readTexts(children.value, slots) : children
}

const readRow = (row: XmlElement): Result<ReviewedInvoice, Unreadable> => {
  const texts = textsOf(row, rowSlots)
  if (!texts.ok) return texts
  const text = texts.value
  const day = text('NLap') || text('Ngay')
  if (!/^\d{1,8}$/.test(text('SHDon'))) return unreadable('SHDon')
  return succeed({
    form_no: text('KHMSHDon'),
    serial_no: text('KHHDon'),
    inv_no: text('SHDon'),
    inv_date: isDay(day) ? day : '',
    document_type: text('LADHDDT'),
    tax_auth_cd: text('MCQTCap') || text('MCCQT'),
    reason: text('LDo'),
  })
}

const readRows = (list: XmlElement | undefined): Result<readonly ReviewedInvoice[], Unreadable> => {
  const rows = list === undefined ? null : elementChildren(list)
  if (rows === null || rows.length === 0 || rows.length > mostReviewed) return unreadable('DSHDon')
  const read: ReviewedInvoice[] = []
  for (const row of rows) {
    const one = row.name === 'HDon' ? readRow(row) : unreadable(`${row.name} in DSHDon`)
    if (!one.ok) return one
    read.push(one.value)
  }
  return succeed(read)
}

/** Number and day, which stand among the data or behind them. */
const nameIn = (
  payload: XmlElement,
  text: (tag: string) => string,
): Result<Pick<ReadRequest, 'number' | 'day'>, Unreadable> => {
  const behind = elementChildren(payload)?.find(({ name }) => name === 'STBao')
  const texts = behind === undefined ? succeed(text) : textsOf(behind, numbered)
  if (!texts.ok) return texts
  const [number, day] = [texts.value('So'), texts.value('NTBao')]
  return number !== '' && isDay(day) ? succeed({ number, day }) : unreadable('So or NTBao')
}

/** Reads message 302; anything that is not known in it makes it unreadable. */
export const readRequest = (xml: string): Result<ReadRequest, Unreadable> =>
  readEnvelope(xml, ({ taxCode }, payload) => {
    const data = readNoticeData(payload, { slots: heading, parts: ['DSHDon'], anywhere })
    if (!data.ok) return data
    const { text, part } = data.value
    if (!isSameTaxCode(text('MST'), taxCode)) return unreadable('two tax codes')
    const name = nameIn(payload, text)
    if (!name.ok) return name
    const rows = readRows(part('DSHDon'))
    if (!rows.ok) return rows
    const days = text('THan')
    return succeed({
      ...name.value,
      within: /^\d{1,3}$/.test(days) ? Number(days) : null,
      isRepeated: text('Lan') === '2',
      invoices: rows.value,
    })
  })
