import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { followLocale } from '../../src/app/address/followLocale.ts'
import { followSession } from '../../src/app/address/followSession.ts'
import { interruptedPath } from '../../src/app/address/entry.ts'
import { App } from '../../src/app/App.tsx'
import { createMemory } from '../../src/app/memory.ts'
import { Providers } from '../../src/app/Providers.tsx'
import { startSession } from '../../src/features/session/startSession.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { answered, createSessionServer, person, refused } from './sessionServer.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** The whole product at an address, as main.tsx puts it together, for a stranger. */
const begin = async (path: string) => {
  await activateLocale('en')
  const history = createMemoryHistory({ initialEntries: [path] })
  const memory = createMemory()
  let signedIn: string | null = null
  const server = await createSessionServer({
    login: (userId) => {
      signedIn = userId
      const callback = new URLSearchParams(history.location.search).get('callbackUrl')
      return answered({ user: person(userId), callback_url: callback })
    },
    others: ({ path }) => {
      if (path === '/auth/logout') return answered({})
      if (signedIn === null || path === '/auth/session') return refused(401, 'session.required')
      return refused(404, 'record.absent')
    },
  })
  const session = startSession({
    hostname: 'localhost',
    fetch: server.request,
    now: () => Date.now(),
    callbackPath: () => interruptedPath(new URLSearchParams(history.location.search).get('callbackUrl')),
    forgetWhatWasRead: memory.forget,
  })
  followLocale(history)
  followSession({ history, actor: session.actor, hostname: 'localhost' })
  await render(
    <StrictMode>
      <Providers api={session.api} navigate={(href) => history.push(href)}>
        <App history={history} hostname="localhost" memory={memory} session={session} />
      </Providers>
    </StrictMode>,
  )
  const signIn = async () => {
    await page.getByRole('textbox', { name: /User ID/ }).fill('lan@tokhai.example')
    await page.getByLabelText(/^Password/).fill('right')
    await userEvent.keyboard('{Enter}')
  }
  return { history, session, signIn }
}

test('from a deep link through signing in to the page and out again [002-2.1-06]', async () => {
  const { history, session, signIn } = await begin('/en/customers?sid=abc')
  await expect.element(heading('Log in')).toBeVisible()
  await signIn()
  await expect.element(heading('Customers')).toBeVisible()
  expect(history.location.href).toBe('/en/customers?sid=abc')
  const accountId = session.actor.getSnapshot().context.user?.id ?? ''
  session.actor.send({ type: 'session.endedElsewhere', accountId })
  await expect.element(heading('Log in')).toBeVisible()
  await expect.element(heading('Customers')).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/login')
})

test('the language follows the address, and choosing one changes both and is kept [002-9-02]', async () => {
  const { history } = await begin('/en/login')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect.poll(() => history.location.href).toBe('/vi/login')
  await expect.element(heading('Đăng nhập')).toBeVisible()
  expect(document.documentElement.lang).toBe('vi')
  expect(document.cookie).toContain('NEXT_LOCALE=vi')
  history.push('/ko/signup')
  await expect.poll(() => document.documentElement.lang).toBe('ko')
  history.push('/signup')
  expect(history.location.href).toBe('/vi/signup')
})

test('help pages are for everybody and lead back', async () => {
  const { history } = await begin('/en/signup')
  await expect.element(heading('Sign up')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /support@/ }))
    .toHaveAttribute('href', 'mailto:support@tokhai.example')
  await page.getByRole('link', { name: 'Back to login' }).click()
  expect(history.location.href).toBe('/en/login')
  await page.getByRole('link', { name: 'Forgot ID or password?' }).click()
  await expect.element(heading('Forgot ID or password?')).toBeVisible()
})
