import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Providers } from '../../src/app/Providers.tsx'
import { SessionGate } from '../../src/features/session/SessionGate.tsx'
import { startSession } from '../../src/features/session/startSession.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { answered, createSessionServer, person, refused } from './sessionServer.ts'

const toast = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const said = (status: number, message: string): Response => Response.json({ status: { code: status, message } })

/** The sign-in screen, whose server answers a sign-in with this. */
const openSignIn = async (login: () => Response | Promise<Response>) => {
  await activateLocale('en')
  const server = await createSessionServer({ login, others: () => refused(401, 'session.required') })
  const session = startSession({
    hostname: 'localhost',
    fetch: server.request,
    now: () => Date.now(),
    callbackPath: () => null,
    forgetWhatWasRead: () => {},
  })
  await render(
    <Providers api={session.api} navigate={() => {}}>
      <SessionGate
        actor={session.actor}
        onCredentials={session.handOver}
        onCode={session.handOverCode}
        onNewPassword={session.handOverPassword}
        signIn={{ forgotHref: '/en/forgot-user-id', signUpHref: '/en/signup' }}
      >
        <h1>Inside</h1>
      </SessionGate>
    </Providers>,
  )
  await page.getByRole('textbox', { name: 'User ID' }).fill('lan@tokhai.example')
  await page.getByLabelText(/^Password/).fill('right')
  await page.getByRole('button', { name: 'Log in' }).click()
}

beforeEach(() => sessionStorage.clear())

it('a toast and the button say that the sign-in is under way, until it is answered [002-8-18 002-2.1-03]', async () => {
  const answer = Promise.withResolvers<Response>()
  await openSignIn(() => answer.promise)
  await expect.element(toast('Logging...')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Logging in…' })).toBeVisible()
  answer.resolve(answered({ user: person('p-1'), callback_url: null }))
  await expect.element(page.getByRole('heading', { name: 'Inside' })).toBeVisible()
  await expect.element(toast('Logging...')).not.toBeInTheDocument()
})

describe('a sign-in that fails for another reason than a field [002-8-04]', () => {
  it.each([
    ["the server's message", () => said(500, 'Hệ thống đang bảo trì'), 'Hệ thống đang bảo trì'],
    [
      "'Invalid username or password' where the server refuses without a message",
      () => said(401, ''),
      'Invalid username or password',
    ],
    [
      "'Invalid username or password' where it gives a code of its own and no message",
      () => said(902, ''),
      'Invalid username or password',
    ],
    [
      "'Invalid username or password' where it answers 401 alone",
      () => new Response('', { status: 401 }),
      'Invalid username or password',
    ],
    ["'Login failed' where the server breaks down", () => new Response('', { status: 500 }), 'Login failed'],
    [
      "'Login failed' where the server cannot be reached",
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Login failed',
    ],
  ])('says in a toast %s', async (_, login, text) => {
    await openSignIn(login)
    await expect.element(toast(text)).toBeVisible()
  })
})
