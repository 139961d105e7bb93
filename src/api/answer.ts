import * as v from 'valibot'
import { tooLargeOnTheWay, type ServerFailure } from '../domain/failure.ts'
import { fail, succeed, type Result } from '../domain/result.ts'
import type { AnswerOf, AnyCall } from './contract/call.ts'
import { anotherAccount, envelopeSchema, generalRefusals, requestIdHeader, type Envelope } from './contract/envelope.ts'
import { sentSize } from './sentSize.ts'

/** An answer with the code that decides on it. */
export interface HeardAnswer {
  /** The envelope's `status.code`, whatever the HTTP status; the HTTP status where there is no code. */
  readonly code: number
  readonly envelope: Envelope | null
  /** What the server's log calls the request; null where the server has no such name. */
  readonly requestId: string | null
  /** Bytes that were sent; 0 where nobody asks. */
  readonly sentBytes: number
}

/** HTTP status of a body that is larger than what takes it allows. */
const tooLarge = 413

/** What an HTTP response says to a request with this body; throws where its own body breaks off. */
export const hear = async (call: AnyCall, response: Response, body: RequestInit['body']): Promise<HeardAnswer> => {
  const json: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
  const read = v.safeParse(envelopeSchema, json)
  const envelope = read.success ? read.output : null
  // What is read may come without its status (seed 000 §7). What changes something counts as done by its status alone.
  const isBare = envelope !== null && (envelope.status ?? null) === null && !(response.ok && call.method === 'GET')
  const code = envelope?.status?.code ?? (response.ok ? 200 : response.status)
  return {
    code,
    envelope: isBare ? null : envelope,
    requestId: response.headers.get(requestIdHeader),
    sentBytes: code === tooLarge ? sentSize(body) : 0,
  }
}

/** What a status alone says. That another account is signed in only this product's server can say, of whatever is in conflict any. */
const reasonOf = (code: number): string =>
  Object.entries(generalRefusals).find(([reason, status]) => status === code && reason !== anotherAccount)?.[0] ?? ''

/** Reasons of answers that a proxy gives by itself, in place of the server: what was sent has not reached it. */
const refusedOnTheWay: Readonly<Record<number, string>> = { [tooLarge]: tooLargeOnTheWay, 429: 'request.tooMany' }

const withoutEnvelope = ({ code, requestId, sentBytes }: HeardAnswer): ServerFailure => {
  const named = requestId === null ? {} : { requestId }
  const reason = refusedOnTheWay[code]
  if (reason === undefined) return { code: 'server.failed', status: code, ...named }
  const sized = sentBytes === 0 ? {} : { sentBytes }
  return { code: 'server.refused', status: code, reason, message: '', fields: [], ...sized, ...named }
}

const failureOf = (heard: HeardAnswer): ServerFailure => {
  const { code, envelope, requestId } = heard
  const status = envelope?.status
  const named = requestId === null ? {} : { requestId }
  if (status === null || status === undefined) return withoutEnvelope(heard)
  // A reason from 500 on is this product's own word that it, or its proxy, does not know what has become of the work.
  if (code >= 500 && status.reason !== '')
    return { code: 'server.failed', status: code, reason: status.reason, ...named }
  const { message, fields, attempts_left: attemptsLeft } = status
  const counted = attemptsLeft === undefined ? {} : { attemptsLeft }
  const reason = status.reason === '' && message === '' ? reasonOf(code) : status.reason
  return { code: 'server.refused', status: code, reason, message, fields, ...counted, ...named }
}

/** Success is `status.code` 200 and nothing else (seed 000 §7). */
export const answerOf = <C extends AnyCall>(call: C, heard: HeardAnswer): Result<AnswerOf<C>, ServerFailure> => {
  if (heard.code !== 200) return fail(failureOf(heard))
  if (heard.envelope === null) return fail({ code: 'server.unreadable' })
  const read = v.safeParse<C['answer']>(call.answer, heard.envelope.data)
  return read.success ? succeed(read.output) : fail({ code: 'server.unreadable' })
}
