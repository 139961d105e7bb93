import { getConnInfo } from '@hono/node-server/conninfo'
import type { Handler } from 'hono'
import { proxy } from 'hono/proxy'
import { logout } from '../../src/api/contract/auth.ts'
import { requestIdHeader } from '../../src/api/contract/envelope.ts'
import { currentRequest } from '../log.ts'
import { answered, backendUnreachable, refused } from './answers.ts'
import { originGuard } from './requestGuards.ts'

/** Cookies of the backend's own domain would be refused by the browser, which knows this origin only. */
const withOwnCookies = (answer: Response): Response => {
  const cookies = answer.headers.getSetCookie()
  if (cookies.length === 0) return answer
  answer.headers.delete('Set-Cookie')
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/i, ''))
  return answer
}

/** The seeds name no call for signing out: where the backend has none, the browser loses every cookie that it sent. */
const signedOut = (cookies = ''): Response => {
  const answer = answered({})
  for (const cookie of cookies.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    if (name !== '') answer.headers.append('Set-Cookie', `${name}=; Max-Age=0; Path=/`)
  }
  return answer
}

/**
 * Headers that are about the connection to this server, beside those that the connection itself names (RFC 9110, 7.6.1): this server has
 * answered an expectation of `100-continue`, and upgrades to nothing.
 */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const endToEnd = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  const named = new Set(
    (headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !named.has(name)))
}

/** Bytes of the largest body that is handed on: more than any call of the contract takes. */
export const proxiedBodyLimit = 64 * 1024 * 1024

/** The body as it is handed on, piece by piece, until it is larger than any may be; null where it says so itself. */
const boundedBody = ({ headers, body }: Request) => {
  let size = 0
  const isTooLarge = (): boolean => size > proxiedBodyLimit
  if (Number(headers.get('content-length') ?? 0) > proxiedBodyLimit) return null
  if (body === null) return { init: {}, isTooLarge }
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      size += piece.byteLength
      if (isTooLarge()) controller.error(new TypeError('the body is too large'))
      else controller.enqueue(piece)
    },
  })
  return { init: { body: body.pipeThrough(counted), duplex: 'half' as const }, isTooLarge }
}

/**
 * Hands every request on to another backend that answers the same contract. The backend sees its own origin, as if its own
 * page had asked, so that here is the one place where a changing request of another site can be recognised and refused; cookies travel
 * both ways, without a domain of the backend's. As every proxy, this one adds its sender to X-Forwarded-For.
 */
export const backendProxy =
  (origin: string, ownOrigins: ReadonlySet<string>): Handler =>
  async (context) => {
    const guard = originGuard(context.req.raw, ownOrigins)
    if (!guard.ok) return refused(guard.failure)
    const { pathname, search } = new URL(context.req.url)
    const sent = boundedBody(context.req.raw)
    if (sent === null) return refused({ reason: 'request.tooLarge' })
    const headers = endToEnd(context.req.header())
    const senders = [headers['x-forwarded-for'], getConnInfo(context).remote.address].filter(
      (sender) => sender !== undefined,
    )
    try {
      const answer = await proxy(new URL(pathname + search, origin), {
        method: context.req.method,
        signal: context.req.raw.signal,
        ...sent.init,
        headers: {
          ...headers,
          'x-forwarded-for': senders.join(', '),
          [requestIdHeader.toLowerCase()]: currentRequest() ?? '',
          ...(headers.origin === undefined ? {} : { origin: new URL(origin).origin }),
        },
        redirect: 'manual',
      })
      const isLogoutAbsent = pathname === logout.path && [404, 405, 501].includes(answer.status)
      return isLogoutAbsent ? signedOut(headers.cookie) : withOwnCookies(answer)
    } catch (error) {
      if (sent.isTooLarge()) return refused({ reason: 'request.tooLarge' })
      // What fetch throws where there is no connection.
      if (error instanceof TypeError) return backendUnreachable()
      throw error
    }
  }
