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
    const { host: _, ...headers } = context.req.header()
    const senders = [headers['x-forwarded-for'], getConnInfo(context).remote.address].filter(
      (sender) => sender !== undefined,
    )
    try {
      const answer = await proxy(new URL(pathname + search, origin), {
        raw: context.req.raw,
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
      // What fetch throws where there is no connection.
      if (error instanceof TypeError) return backendUnreachable()
      throw error
    }
  }
