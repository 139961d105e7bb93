import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { deviceLifetime, type DeviceCookies } from '../companies/browserCookies.ts'
import { contract } from '../../src/api/contract/contract.ts'

/** The device cookies of a request, and the `Set-Cookie` values that its answer has to carry. */
export const deviceCookies = (
  header: string | null,
  isSecure: boolean,
): DeviceCookies & { readonly changes: readonly string[] } => {
  // `__Host-` would demand the path `/`. What a neighbouring host may set over this is not signed by this server.
  const nameOf = (account: string): string => `${isSecure ? '__Secure-' : ''}tokhai-device-${account}`
  const attributes = {
    path: contract.login.path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: deviceLifetime,
  } as const
  const changes: string[] = []
  return {
    changes,
    of: (account) => (header === null ? null : (parse(header, nameOf(account))[nameOf(account)] ?? null)),
    set: (account, value) => {
      changes.push(generateCookie(nameOf(account), value, attributes))
    },
  }
}
