import type { Handler } from 'hono'
import { proxy } from 'hono/proxy'
import { backendUnreachable } from './answers.ts'

/**
 * Hands every request on to another backend that answers the same contract. The backend sees its own origin, as if its own
 * page had asked; cookies travel both ways untouched.
 */
export const backendProxy =
  (origin: string): Handler =>
  async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const { host: _, ...headers } = context.req.header()
    try {
      return await proxy(new URL(pathname + search, origin), {
        raw: context.req.raw,
        headers: { ...headers, ...(headers.origin === undefined ? {} : { origin: new URL(origin).origin }) },
        redirect: 'manual',
      })
    } catch (error) {
      // What fetch throws where there is no connection.
      if (error instanceof TypeError) return backendUnreachable()
      throw error
    }
  }
