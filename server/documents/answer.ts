import type { XmlElement } from 'libxml2-wasm'
import { succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import { readEnvelope } from '../authority/envelope.ts'
import { answerOfType, type AnswerRow, type MessageRow } from '../authority/messageRows.ts'
import { unreadable, type Unreadable } from '../authority/strictElements.ts'

/** What an answer says of a document. */
export interface Said<Status extends string> {
  readonly status: Status
  /** The authority's message: its reasons, or the notice's name. */
  readonly message: string
  /** MGDDTu; empty where the notice has none. */
  readonly transactionCode: string
  /** MCCQT, the authority's code for what is issued; left out where the notice has none. */
  readonly authorityCode?: string
  /** SHA-256 of the document that the answer brings back, without what the authority adds to it; left out where it brings none. */
  readonly returned?: string
  /** On which the notice was written, `YYYY-MM-DD` in Vietnam; left out where it does not say so. */
  readonly day?: string
}

/** What a notice says of the documents in the message that it answers. */
export interface NoticeOfRows<Status extends string> {
  readonly taxCode: string
  /** `key` names one of them; null stands for all that no other row names. */
  readonly rows: readonly (Said<Status> & { readonly key: string | null })[]
}

/** The notice of an answer with one outcome, for the whole message. */
export interface Notice<Status extends string> extends Said<Status> {
  readonly taxCode: string
}

/** Reads the notice of an answer; anything unexpected in it is unreadable. */
export type ReadNotice<Status extends string, Read = NoticeOfRows<Status>> = (
  answer: AnswerRow<Status>,
  payload: XmlElement,
) => Result<Read, Unreadable>

/** What the authority says, with where it belongs and what its row says of it. */
export type DocumentAnswer<Status extends string, Read> = Read &
  Pick<AnswerRow<Status>, 'type' | 'step' | 'finds'> & {
    readonly mtdiep: string
    /** MTDiep of the message that is answered. */
    readonly reference: string
  }

/** The same of one outcome as of rows. */
export const ofWholeMessage =
  <Status extends string>(read: ReadNotice<Status, Notice<Status>>): ReadNotice<Status> =>
  (answer, payload) => {
    const notice = read(answer, payload)
    if (!notice.ok) return notice
    const { taxCode, ...said } = notice.value
    return succeed({ taxCode, rows: [{ ...said, key: null }] })
  }

/** Reads an answer to one of these messages; anything else is unreadable. */
export const readAnswerTo = <Status extends string, Read extends { readonly taxCode: string }>(
  messages: readonly MessageRow<Status>[],
  readNotice: ReadNotice<Status, Read>,
  xml: string,
): Result<DocumentAnswer<Status, Read>, Unreadable> =>
  readEnvelope(xml, ({ type, mtdiep, reference, taxCode }, payload) => {
    const answer = answerOfType(messages, type)
    if (answer === null) return unreadable(`message type ${type.replaceAll(/\D/g, '')}`)
    if (reference === '') return unreadable('MTDTChieu')
    const notice = readNotice(answer, payload)
    if (!notice.ok) return notice
    if (!isSameTaxCode(notice.value.taxCode, taxCode)) return unreadable('two tax codes')
    const { step, finds } = answer
    return succeed({ ...notice.value, type, step, finds, mtdiep, reference })
  })
