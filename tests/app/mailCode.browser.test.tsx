import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Providers } from '../../src/app/Providers.tsx'
import { SessionGate } from '../../src/features/session/SessionGate.tsx'
import { startSession } from '../../src/features/session/startSession.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { answered, createSessionServer, person, refused, type Exchange } from './sessionServer.ts'

const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
const another = page.getByRole('button', { name: 'Mail me another code' })

/** The question for a code, whose server answers these to a code and to asking for another one. */
const openCode = async (toCode: () => Response, again = () => answered({})) => {
  await activateLocale('en')
  const asked: Exchange[] = []
  const server = await createSessionServer({
    login: () => refused(403, 'login.codeNeeded'),
    others(exchange) {
      if (!exchange.path.startsWith('/auth/login/code')) return refused(401, 'session.required')
      asked.push(exchange)
      return exchange.path === '/auth/login/code' ? toCode() : again()
    },
  })
  const session = startSession({
    hostname: 'localhost',
    fetch: server.request,
    now: () => Date.now(),
    callbackPath: () => '/customers',
    forgetWhatWasRead: () => {},
  })
  await render(
    <Providers api={session.api} navigate={() => {}}>
      <SessionGate
        actor={session.actor}
        onCode={session.handOverCode}
        onCredentials={session.handOver}
        onNewPassword={session.handOverPassword}
        signIn={{ forgotHref: '/en/forgot-user-id', signUpHref: '/en/signup' }}
      >
        <h1>Inside</h1>
      </SessionGate>
    </Providers>,
  )
  await page.getByRole('textbox', { name: 'User ID' }).fill('lan@tokhai.example')
  await page.getByLabelText(/^Password/).fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  return { asked, login: server.exchanges.find(({ path }) => path === '/auth/login') }
}

beforeEach(() => sessionStorage.clear())

it('a code from a mail lets in, typed with blanks and sent by Enter', async () => {
  const { asked, login } = await openCode(() => answered({ user: person('p-1'), callback_url: null }))
  expect(JSON.parse(login?.body ?? '')).toMatchObject({ locale: 'en', callback_url: '/customers' })
  await code.fill(' 123 456 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Inside' })).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([JSON.stringify({ code: '123456', callback_url: '/customers' })])
})

it('a short code is not sent, and a wrong one is said at the field, which keeps the focus', async () => {
  const { asked } = await openCode(() => refused(401, 'login.codeWrong'))
  await code.fill('123')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/Enter the six digits from the e-mail/)
  expect(asked).toEqual([])
  await code.fill('123456')
  await page.getByRole('button', { name: 'Log in with the code' }).click()
  await expect.element(code).toHaveAccessibleDescription(/This code is not right/)
  await expect.element(code).toHaveFocus()
  await code.fill('12345')
  await expect.element(code).not.toHaveAccessibleDescription(/This code is not right/)
})

it('a code that is over leaves the way to another one, which has the focus, and then the field again', async () => {
  const { asked } = await openCode(() => refused(410, 'login.codeEnded'))
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This code cannot be used any more')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(another).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  await expect
    .element(page.getByRole('status').getByText('Another code is on its way, if your password was right'))
    .toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/auth/login/code', '/auth/login/code/again'])
})

it('a sign-in that is given no more codes asks for the password again, and says why', async () => {
  await openCode(
    () => answered({}),
    () => refused(429, 'login.noMoreCodes'),
  )
  await another.click()
  await expect.element(page.getByText('No more codes are mailed for this login')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'User ID' })).toHaveFocus()
})
