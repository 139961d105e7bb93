import type { RefusalEnvelope } from '../../src/api/contract/envelope.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { currentRequest } from '../log.ts'
import { textOf, type RefusalTexts, type ServerRefusal } from '../refusals.ts'

const held = new WeakMap<Response, number>()

/** Bytes that an answer holds in memory until it is taken. */
export const heldBy = (answer: Response): number => held.get(answer) ?? 0

const holding = (answer: Response, bytes: number): Response => {
  held.set(answer, bytes)
  return answer
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response => {
  const text = JSON.stringify(body)
  const answer = new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
  return holding(answer, text.length)
}

/** The envelope of success (seed 000 §7). */
export const answered = (data: unknown): Response => json(200, { status: { code: 200, message: 'OK' }, data })

type RefusalStatus = Omit<RefusalEnvelope['status'], 'fields' | 'request_id' | 'attempts_left'> & {
  readonly fields?: readonly FieldProblem[] | undefined
  readonly attemptsLeft?: number | undefined
}

/** Field problems that one answer names, and the length of a name: it may be one that the request has made up. */
const mostProblems = 20
const longestField = 100

const limited = (fields: readonly FieldProblem[]): FieldProblem[] =>
  fields.slice(0, mostProblems).map(({ field, message }) => ({ field: field.slice(0, longestField), message }))

/** The envelope of whatever is no success; its code is the status of the answer. */
export const refusedWith = (
  { fields = [], attemptsLeft, ...general }: RefusalStatus,
  headers: Record<string, string> = {},
): Response => {
  const left = attemptsLeft === undefined ? {} : { attempts_left: attemptsLeft }
  const status = { ...general, ...left, fields: limited(fields), request_id: currentRequest() }
  const envelope: RefusalEnvelope = { status, data: null }
  return json(general.code, envelope, headers)
}

/** A refusal of a call, with its own message where it has one. */
export const refusedBy = (
  texts: RefusalTexts,
  { reason, message, fields, retryAfter, attemptsLeft }: ServerRefusal<string>,
  headers: Record<string, string> = {},
): Response => {
  const [code, text] = textOf(texts, reason)
  return refusedWith(
    { code, message: message ?? text, reason, fields, attemptsLeft },
    retryAfter === undefined ? headers : { ...headers, 'Retry-After': String(retryAfter) },
  )
}

/** A refusal that any request may meet. */
export const refused = (refusal: ServerRefusal, headers: Record<string, string> = {}): Response =>
  refusedBy({}, refusal, headers)

/** A bug: outside the log nothing of it is shown but the request's id. */
export const failed = (): Response =>
  refusedWith({
    code: 500,
    reason: 'server.failed',
    message: `The server failed (${currentRequest() ?? 'no request'})`,
  })

/** The backend that answers for this server does not. */
export const backendUnreachable = (): Response =>
  refusedWith({ code: 502, reason: 'backend.unreachable', message: 'The backend cannot be reached' })

type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

const privateDocument = (disposition: string, type: string, content: Content): Response =>
  new Response(content, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition, 'Cache-Control': 'private, no-store' },
  })

/** A document to be shown, instead of an envelope, under a name that may have any letters (RFC 6266, RFC 8187). */
export const shownDocument = (fileName: string, type: string, content: Uint8Array<ArrayBuffer>): Response => {
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return holding(privateDocument(`inline; filename*=UTF-8''${encoded}`, type, content), content.byteLength)
}

/** A picture under an address that names its content, so that browsers never ask for it again. */
export const shownImage = (type: string, content: Uint8Array<ArrayBuffer>): Response => {
  const answer = new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, max-age=31536000, immutable',
    },
  })
  return holding(answer, content.byteLength)
}

/** Server-sent events, which no proxy may hold back. */
export const eventStream = (events: ReadableStream<Uint8Array<ArrayBuffer>>): Response =>
  new Response(events, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })

/** A file to keep, instead of an envelope. */
export const document = (fileName: string, type: string, content: string): Response =>
  holding(privateDocument(`attachment; filename="${fileName}"`, type, content), content.length)

/** The same, made while it is taken, of which `bytes` are held at most. */
export const streamedDocument = (
  fileName: string,
  type: string,
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  bytes: number,
): Response => holding(privateDocument(`attachment; filename="${fileName}"`, type, content), bytes)
