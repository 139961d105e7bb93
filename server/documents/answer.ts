import type { XmlElement } from 'libxml2-wasm'
import { succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import { readEnvelope } from '../authority/envelope.ts'
import { answerOfType, type AnswerRow, type AnswerStep, type MessageRow } from '../authority/messageRows.ts'
import { unreadable, type Unreadable } from '../authority/strictElements.ts'

/** What the notice in an answer says of a document. */
export interface Notice<Status extends string> {
  readonly status: Status
  /** The authority's message: its reasons, or the notice's name. */
  readonly message: string
  readonly taxCode: string
  /** MGDDTu; empty where the notice has none. */
  readonly transactionCode: string
}

/** Reads the notice of an answer; anything unexpected in it is unreadable. */
export type ReadNotice<Status extends string> = (
  answer: AnswerRow<Status>,
  payload: XmlElement,
) => Result<Notice<Status>, Unreadable>

/** What the authority says about a document. */
export interface DocumentAnswer<Status extends string> extends Notice<Status> {
  readonly mtdiep: string
  /** MTDiep of the document's message that is answered. */
  readonly reference: string
  /** MLTDiep. */
  readonly type: string
  readonly step: AnswerStep
}

/** Reads an answer to one of these messages; anything else is unreadable. */
export const readAnswerTo = <Status extends string>(
  messages: readonly MessageRow<Status>[],
  readNotice: ReadNotice<Status>,
  xml: string,
): Result<DocumentAnswer<Status>, Unreadable> =>
  readEnvelope(xml, ({ type, mtdiep, reference, taxCode }, payload) => {
    const answer = answerOfType(messages, type)
    if (answer === null) return unreadable(`message type ${type.replaceAll(/\D/g, '')}`)
    if (reference === '') return unreadable('MTDTChieu')
    const notice = readNotice(answer, payload)
    if (!notice.ok) return notice
    if (!isSameTaxCode(notice.value.taxCode, taxCode)) return unreadable('two tax codes')
    return succeed({ ...notice.value, type, step: answer.step, mtdiep, reference })
  })
