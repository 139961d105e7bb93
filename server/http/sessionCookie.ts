import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { sessionLifetime } from '../../src/domain/session.ts'

/** The session's token in the browser: `__Host-tokhai` over https, plain `tokhai` where the product runs on http. */
export interface SessionCookie {
  readonly token: string | null
  readonly set: (token: string) => void
  readonly clear: () => void
}

/** The cookie of a request, and the `Set-Cookie` values that its answer has to carry. */
export const sessionCookie = (
  header: string | null,
  isSecure: boolean,
): SessionCookie & { readonly changes: readonly string[] } => {
  const name = isSecure ? '__Host-tokhai' : 'tokhai'
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const changes: string[] = []
  return {
    changes,
    token: header === null ? null : (parse(header, name)[name] ?? null),
    set: (token) => {
      changes.push(generateCookie(name, token, { ...attributes, maxAge: sessionLifetime }))
    },
    clear: () => {
      changes.push(generateCookie(name, '', { ...attributes, maxAge: 0 }))
    },
  }
}
