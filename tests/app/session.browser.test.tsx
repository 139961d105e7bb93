import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { Providers } from '../../src/app/Providers.tsx'
import type { SessionUser } from '../../src/domain/session.ts'
import { SessionGate } from '../../src/features/session/SessionGate.tsx'
import { startSession } from '../../src/features/session/startSession.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { answered, createSessionServer, person, refused } from './sessionServer.ts'

const password = page.getByLabelText(/^Password/)
const note = page.getByRole('textbox', { name: 'Note' })
const ended = page.getByRole('dialog', { name: 'Your session has expired' })
function Note() {
  const [text, setText] = useState('')
  return (
    <label>
      Note <input onChange={(event) => setText(event.target.value)} value={text} />
    </label>
  )
}

/** The product with one screen inside, on a server whose sessions end when the test says so. */
const begin = async ({
  knows = (_userId: string): boolean => true,
  /** Whose session another tab has begun, and how the server describes them. */
  begun = '',
  described = (userId: string): SessionUser => person(userId),
} = {}) => {
  await activateLocale('en')
  sessionStorage.clear()
  let signedIn: string | null = begun === '' ? null : begun
  let forgotten = 0
  const server = await createSessionServer({
    login: (userId, given) => {
      if (!knows(userId)) return refused(401, 'user.notFound')
      if (given !== 'right') return refused(401, 'password.incorrect')
      signedIn = userId
      return answered({ user: person(userId), callback_url: null })
    },
    others: ({ path, account }) => {
      if (account !== null && signedIn !== null && account !== signedIn) return refused(409, 'session.anotherAccount')
      if (path === '/auth/logout') return answered({})
      return signedIn === null
        ? refused(401, 'session.required')
        : answered(path === '/auth/session' ? described(signedIn) : { state: 'there' })
    },
  })
  const session = startSession({
    hostname: 'localhost',
    fetch: server.request,
    now: () => Date.now(),
    callbackPath: () => null,
    forgetWhatWasRead: () => (forgotten += 1),
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
        <main>
          <h1>Inside</h1>
          <Note />
        </main>
      </SessionGate>
    </Providers>,
  )
  const signIn = async (userId: string, given: string) => {
    const field = page.getByRole('textbox', { name: 'User ID' })
    await expect.element(password).toBeVisible()
    if (field.element().getAttribute('readonly') === null) await field.fill(userId)
    await password.fill(given)
    await userEvent.keyboard('{Enter}')
  }
  const signInElsewhere = (userId: string) => (signedIn = userId)
  return {
    ...server,
    session,
    signIn,
    signInElsewhere,
    endSession: () => (signedIn = null),
    forgotten: () => forgotten,
  }
}

const call = { ...contract.checkSkip, answer: contract.logout.answer }

test('a call that meets an ended session waits, is sent again after signing in, and the screen keeps what was typed', async () => {
  const { session, signIn, endSession, exchanges, forgotten } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await expect.element(note).toBeVisible()
  await note.fill('half a form')
  endSession()
  const answer = session.api.send(call, {})
  await expect.element(ended).toBeVisible()
  await expectNoViolations()
  await signIn('', 'wrong')
  await expect.element(page.getByText('Password is incorrect').first()).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  await userEvent.keyboard('right')
  await userEvent.keyboard('{Enter}')
  expect(await answer).toMatchObject({ ok: true })
  await expect.element(ended).not.toBeInTheDocument()
  await expect.element(note).toHaveValue('half a form')
  expect(exchanges.filter(({ path }) => path.endsWith('/check-skip'))).toHaveLength(2)
  // Once, when the page was opened by nobody.
  expect(forgotten()).toBe(1)
})

test('a refused field has the focus for the next attempt, the password emptied and its error announced [002-4.2-03]', async () => {
  const { signIn } = await begin({ knows: (userId) => userId === 'lan@tokhai.example' })
  await expect.element(password).toBeVisible()
  const userId = page.getByRole('textbox', { name: 'User ID' })
  await userId.fill('nobody@tokhai.example')
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(userId).toHaveAccessibleDescription('User not found')
  await expect.element(userId).toHaveFocus()
  await signIn('lan@tokhai.example', 'wrong')
  await expect.element(password).toHaveAccessibleDescription('Password is incorrect')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Password is incorrect' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('wrong')
  await expect.element(password).not.toHaveAccessibleDescription('Password is incorrect')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(password).toHaveAccessibleDescription('Password is incorrect')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
})

test('whoever leaves instead ends the waiting calls and finds the plain sign-in page', async () => {
  const { session, signIn, endSession, forgotten } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await expect.element(note).toBeVisible()
  endSession()
  const answer = session.api.send(call, {})
  await page.getByRole('button', { name: 'Leave without logging in' }).click()
  expect(await answer).toEqual({ ok: false, failure: { code: 'session.ended' } })
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(forgotten()).toBe(2)
  expect(await session.api.send(call, {})).toEqual({ ok: false, failure: { code: 'session.ended' } })
})

test('somebody else who signs in finds nothing of the first person', async () => {
  const { session, signIn, endSession, forgotten } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await note.fill('half a form')
  endSession()
  session.actor.send({ type: 'session.refused' })
  await page.getByRole('button', { name: 'Use another user ID' }).click()
  await signIn('minh@tokhai.example', 'right')
  await expect.element(ended).not.toBeInTheDocument()
  await expect.element(note).toHaveValue('')
  expect(forgotten()).toBe(2)
})

test('a tab that another tab has signed in asks for the password alone, as the session says the user id', async () => {
  const { endSession, session } = await begin({
    begun: 'p-1',
    described: (id) => ({ ...person(id), user_id: 'lan@tokhai.example' }),
  })
  await expect.element(note).toBeVisible()
  endSession()
  session.actor.send({ type: 'session.refused' })
  await expect.element(ended).toBeVisible()
  const userId = page.getByRole('textbox', { name: 'User ID' })
  await expect.element(userId).toHaveValue('lan@tokhai.example')
  await expect.element(userId).toHaveAttribute('readonly')
  await expect.element(password).toHaveFocus()
})

test('where the server does not say the user id, such a tab asks for it', async () => {
  const { endSession, session } = await begin({ begun: 'p-1' })
  await expect.element(note).toBeVisible()
  endSession()
  session.actor.send({ type: 'session.refused' })
  const userId = page.getByRole('textbox', { name: 'User ID' })
  await expect.element(userId).toHaveValue('')
  await expect.element(userId).toHaveFocus()
})

const taken = page.getByRole('dialog', { name: 'Another account is logged in now' })

test('somebody else signs in in another tab, unheard: the call waits, the page tells, keeps what was typed, and goes on', async () => {
  const { session, signIn, signInElsewhere, exchanges, forgotten } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await note.fill('half a form')
  signInElsewhere('minh@tokhai.example')
  const answer = session.api.send(call, {})
  await expect
    .element(taken.getByText(/^In another tab of this browser, Name of minh@tokhai.example has logged in/))
    .toBeVisible()
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Nothing is saved on this page at the moment')).toBeVisible()
  await expectNoViolations()
  await expect.element(note).toHaveValue('half a form')
  await note.fill('half a form, and more')
  await page.getByRole('button', { name: 'Log in again now' }).click()
  await signIn('', 'right')
  expect(await answer).toMatchObject({ ok: true })
  await expect.element(taken).not.toBeInTheDocument()
  await expect.element(note).toHaveValue('half a form, and more')
  expect(exchanges.filter(({ path }) => path.endsWith('/check-skip')).map(({ account }) => account)).toEqual([
    'lan@tokhai.example',
    'lan@tokhai.example',
  ])
  expect(forgotten()).toBe(1)
})

test('the page is given to whoever has signed in in another tab only when the user says so', async () => {
  const { session, signIn, signInElsewhere, exchanges } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await note.fill('half a form')
  signInElsewhere('minh@tokhai.example')
  const otherTab = new BroadcastChannel('tokhai.session')
  otherTab.postMessage({ session: 'started' })
  await expect.element(taken).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Note', includeHidden: true })).toHaveValue('half a form')
  const answer = session.api.send(call, {})
  await page.getByRole('button', { name: 'Go on as Name of minh@tokhai.example' }).click()
  expect(await answer).toEqual({ ok: false, failure: { code: 'session.ended' } })
  await expect.element(note).toHaveValue('')
  expect(exchanges.filter(({ path }) => path.endsWith('/check-skip'))).toHaveLength(1)
  otherTab.close()
})

test('what another tab announces is followed, and this tab announces its own', async () => {
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('tokhai.session')
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
  const { signIn } = await begin()
  await signIn('lan@tokhai.example', 'right')
  await expect.element(note).toBeVisible()
  await expect.poll(() => heard).toEqual([{ session: 'started' }])
  otherTab.postMessage('something else')
  otherTab.postMessage({ session: 'ended', accountId: 'minh@tokhai.example' })
  await expect.element(note).toBeVisible()
  otherTab.postMessage({ session: 'ended', accountId: 'lan@tokhai.example' })
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  otherTab.close()
})

test('the links lead to the forgotten ID or password and to signing up [002-2.1-02]', async () => {
  await begin()
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Forgot ID or password?')).toHaveAttribute('href', '/en/forgot-user-id')
  await expect.element(link('Sign up')).toHaveAttribute('href', '/en/signup')
})

test('empty fields are reported before anything is sent, and axe finds nothing on the page [002-2.1-01 002-5.2-01 002-9-05]', async () => {
  const { exchanges } = await begin()
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByText('Enter your user ID')).toBeVisible()
  await expect.element(page.getByText('Enter your password')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'User ID' })).toHaveFocus()
  await expectNoViolations(document.body, { wholePage: true })
  expect(exchanges.map(({ path }) => path)).toEqual(['/auth/session'])
  await expect.element(page.getByRole('textbox', { name: 'User ID' })).toHaveAttribute('maxlength', '150')
  await expect.element(password).toHaveAttribute('maxlength', '50')
})
