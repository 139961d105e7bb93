import { contract } from '../../../src/api/contract/contract.ts'
import { localeCookie } from '../../../src/domain/locale.ts'
import { succeed } from '../../../src/domain/result.ts'
import { targetHere } from '../../../src/domain/session.ts'
import { publicRoute, sessionRoute, type Route } from '../../http/route.ts'
import type { SessionCookie } from '../../http/sessionCookie.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { Person } from '../../companies/member.ts'
import type { changeGivenPassword } from './changeGiven.ts'
import type { Opened } from './opening.ts'
import { sessionUser, type SignIn } from './signIn.ts'

/** The way back to the path that sign-in interrupted; null where it would lead elsewhere. */
const wayBack = (callback = ''): string | null => {
  const target = targetHere(callback)
  return target === null ? null : target.pathname + target.search + target.hash
}

/** Gives the browser its session. */
const letIn = async (signIn: SignIn, cookie: SessionCookie, { token, person }: Opened, callback?: string) => {
  // Whoever was signed in here before is not any more.
  if (cookie.token !== null) await signIn.close(cookie.token)
  cookie.set(token)
  return succeed({ user: sessionUser(person), callback_url: wayBack(callback) })
}

/** Replaces a password that somebody else has given. */
type ChangeGiven = (
  person: Person,
  asked: { readonly sealed: string; readonly token: string },
) => ReturnType<typeof changeGivenPassword>

export const authRoutes = (signIn: SignIn, envelope: PasswordEnvelope, changeGiven: ChangeGiven): readonly Route[] => [
  publicRoute(contract.passwordKey, () => Promise.resolve(succeed(envelope.offer()))),
  publicRoute(contract.login, async ({ body, address, cookie, devices, ticket }) => {
    const { user_id: userId, password, locale = localeCookie.fallback } = body
    const opened = await signIn.open({ userId, password, address, devices, ticket, locale })
    return opened.ok ? letIn(signIn, cookie, opened.value, body.callback_url) : opened
  }),
  publicRoute(contract.loginCode, async ({ body, address, cookie, devices, ticket }) => {
    const opened = await signIn.enter({ code: body.code, address, devices, ticket })
    return opened.ok ? letIn(signIn, cookie, opened.value, body.callback_url) : opened
  }),
  publicRoute(contract.loginCodeAgain, ({ ticket }) => signIn.again(ticket)),
  publicRoute(contract.logout, async ({ cookie }) => {
    if (cookie.token !== null) await signIn.close(cookie.token)
    cookie.clear()
    return succeed({})
  }),
  sessionRoute(contract.changeGivenPassword, ({ body, cookie }, person) =>
    changeGiven(person, { sealed: body.new_password, token: cookie.token ?? '' }),
  ),
  sessionRoute(contract.session, (_request, person) => Promise.resolve(succeed(sessionUser(person)))),
]
