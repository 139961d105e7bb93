import { contract } from '../../src/api/contract/contract.ts'
import { succeed } from '../../src/domain/result.ts'
import { publicRoute, sessionRoute, type Route } from '../http/route.ts'
import type { PasswordEnvelope } from './password-envelope.ts'
import { sessionUser, type SignIn } from './sign-in.ts'

const anywhere = 'http://same.origin'

/** A path of this site, or null for anything that would lead away from it. */
const samePath = (callback: string | undefined): string | null => {
  if (callback === undefined || !callback.startsWith('/')) return null
  const target = URL.parse(callback, anywhere)
  return target?.origin === anywhere ? target.pathname + target.search : null
}

export const authRoutes = (signIn: SignIn, envelope: PasswordEnvelope): readonly Route[] => [
  publicRoute(contract.passwordKey, () => Promise.resolve(succeed(envelope.offer()))),
  publicRoute(contract.login, async ({ body, address, cookie }) => {
    const opened = await signIn.open({ userId: body.user_id, password: body.password, address })
    if (!opened.ok) return opened
    // Whoever was signed in here before is not any more.
    if (cookie.token !== null) await signIn.close(cookie.token)
    cookie.set(opened.value.token)
    return succeed({ user: sessionUser(opened.value.person), callback_url: samePath(body.callback_url) })
  }),
  publicRoute(contract.logout, async ({ cookie }) => {
    if (cookie.token !== null) await signIn.close(cookie.token)
    cookie.clear()
    return succeed({})
  }),
  sessionRoute(contract.session, (_request, person) => Promise.resolve(succeed(sessionUser(person)))),
]
