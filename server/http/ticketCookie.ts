import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { contract } from '../../src/api/contract/contract.ts'
import type { TicketCookie } from '../companies/browserCookies.ts'

/** The cookie of a request, and the `Set-Cookie` values that its answer has to carry. */
export const ticketCookie = (
  header: string | null,
  isSecure: boolean,
): TicketCookie & { readonly changes: readonly string[] } => {
  const name = `${isSecure ? '__Secure-' : ''}tokhai-ticket`
  const attributes = { path: contract.login.path, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  const changes: string[] = []
  return {
    changes,
    ticket: header === null ? null : (parse(header, name)[name] ?? null),
    set: (ticket, seconds) => {
      changes.push(generateCookie(name, ticket, { ...attributes, maxAge: seconds }))
    },
    clear: () => {
      changes.push(generateCookie(name, '', { ...attributes, maxAge: 0 }))
    },
  }
}
