import type { RefusalEnvelope } from '../../src/api/contract/envelope.ts'
import { sentenceOf, statusOf, type ServerRefusal } from './refusals.ts'

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

/** The envelope of success (seed 000 §7). */
export const answered = (data: unknown): Response => json(200, { status: { code: 200, message: 'OK' }, data })

export const refused = ({ reason, message, fields, retryAfter }: ServerRefusal, headers: Record<string, string> = {}): Response => {
  const code = statusOf(reason)
  const envelope: RefusalEnvelope = {
    status: { code, message: message ?? sentenceOf(reason), reason, fields: [...(fields ?? [])] },
    data: null,
  }
  return json(code, envelope, retryAfter === undefined ? headers : { ...headers, 'Retry-After': String(retryAfter) })
}

const broken = (code: number, reason: string, message: string): Response =>
  json(code, { status: { code, message, reason, fields: [] }, data: null })

/** A bug: nothing of it is told outside the log but the request's id. */
export const failed = (requestId: string): Response => broken(500, 'server.failed', `The server failed (${requestId})`)

/** The backend that answers for this server does not. */
export const backendUnreachable = (): Response => broken(502, 'backend.unreachable', 'The backend cannot be reached')

/** A document to be shown, instead of an envelope, under a name that may have any letters (RFC 6266, RFC 8187). */
export const shownDocument = (fileName: string, type: string, content: Uint8Array<ArrayBuffer>): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'Cache-Control': 'private, no-store',
    },
  })

/** A file to keep, instead of an envelope. */
export const document = (fileName: string, type: string, content: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
