import { getConnInfo } from '@hono/node-server/conninfo'
import type { Handler } from 'hono'
import { proxy } from 'hono/proxy'
import { requestIdHeader } from '../../src/api/contract/envelope.ts'
import { currentRequest } from '../log.ts'
import { backendUnreachable, refused } from './answers.ts'
import { originGuard } from './request-guards.ts'

/**
 * Hands every request on to another backend that answers the same contract. The backend sees its own origin, as if its own
 * page had asked, so that here is the one place where a changing request of another site can be told and refused; cookies travel
 * both ways untouched. As every proxy, this one adds its sender to X-Forwarded-For.
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
      return await proxy(new URL(pathname + search, origin), {
        raw: context.req.raw,
        headers: {
          ...headers,
          'x-forwarded-for': senders.join(', '),
          [requestIdHeader.toLowerCase()]: currentRequest() ?? '',
          ...(headers.origin === undefined ? {} : { origin: new URL(origin).origin }),
        },
        redirect: 'manual',
      })
    } catch (error) {
      // What fetch throws where there is no connection.
      if (error instanceof TypeError) return backendUnreachable()
      throw error
    }
  }
