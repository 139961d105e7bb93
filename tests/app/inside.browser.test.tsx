import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { arrive, declaration, listed } from './arrive.tsx'
import { answered } from './sessionServer.ts'

const settings = page.getByRole('dialog', { name: 'Settings' })
const account = page.getByRole('button', { name: /^Account of/ })

test('the landing page counts all declarations by status, refused ones first, and leads to each kind', async () => {
  const rows = [declaration('a', 'draft'), declaration('b', 'sent')]
  const counts = [
    { status: 'accepted', count: 1200 },
    { status: 'sent', count: 1 },
    { status: 'received', count: 1 },
    { status: 'refused', count: 3 },
  ]
  const { history } = await arrive({
    path: '/en?sid=abc',
    list: () => listed(rows, 1205),
    counts: () => answered({ counts }),
    eDocumentCounts: () => answered({ counts: [{ status: 'accepted', count: 7 }] }),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Name of p-1' })).toBeVisible()
  const region = page.getByRole('region', { name: 'Counts by status' })
  await expect.element(region.getByText('1.205 declarations in all.')).toBeVisible()
  const links = region.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(['3 Refused', '2 In progress', '1.200 Accepted'])
  await expect
    .element(page.getByRole('link', { name: 'TK-b' }))
    .toHaveAttribute('href', '/en?sid=abc&settings=declarations&declaration=b')
  const eDocuments = page.getByRole('region', { name: 'E-document declarations by status' })
  await expect
    .element(eDocuments.getByRole('link', { name: '7 Accepted' }))
    .toHaveAttribute('href', '/en?sid=abc&settings=e-document-declarations&status=accepted')
  await expectNoViolations(document.body, { wholePage: true })
  await region.getByRole('link', { name: '2 In progress' }).click()
  expect(history.location.href).toBe('/en?sid=abc&settings=declarations&status=inProgress')
  await expect.element(settings.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test('in front of a backend that cannot count, the landing page counts the newest and says so', async () => {
  await arrive({
    path: '/en',
    list: () => listed([declaration('a', 'refused'), declaration('b', '5')], 25),
  })
  const region = page.getByRole('region', { name: 'Counts by status' })
  await expect.element(region.getByText('Counted over the newest 2 of 25 declarations.')).toBeVisible()
  await expect.element(region.getByRole('link', { name: '1 Refused' })).toBeVisible()
})

test('without declarations the landing page says what to do; without an answer, why', async () => {
  const { history } = await arrive({ path: '/en?sid=abc' })
  await page.getByRole('link', { name: 'Make a declaration' }).click()
  expect(history.location.href).toBe('/en?sid=abc&settings=declarations&declaration=new')
})

test('a list that cannot be read is reported with a way to try again', async () => {
  let isBroken = true
  await arrive({
    path: '/en',
    list: () => (isBroken ? new Response('', { status: 500 }) : listed([declaration('a', 'draft')])),
  })
  await expect.element(page.getByRole('alert').getByText(/An error occurred/)).toBeVisible()
  // Not earlier: the page asks again by itself, too.
  document.addEventListener('pointerdown', () => (isBroken = false), { capture: true, once: true })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'TK-a' })).toBeVisible()
})

test('the settings open from the account menu and by address, close by Escape, and Back closes them too', async () => {
  const { history } = await arrive({ path: '/en/customers?sid=abc' })
  await account.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect.element(settings).toBeVisible()
  expect(history.location.href).toBe('/en/customers?sid=abc&settings=declarations')
  history.back()
  await expect.element(settings).not.toBeInTheDocument()
  history.push('/en/customers?sid=abc&settings=digital-signatures')
  await expect
    .element(settings.getByRole('button', { name: 'Digital signatures' }))
    .toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Narrow the sidebar' }).click()
  await expect.element(page.getByRole('button', { name: 'Widen the sidebar' })).toBeVisible()
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/customers?sid=abc')
})

test('an entry of the settings sidebar changes the panel beside it [002-2.4-01]', async () => {
  await arrive({ path: '/en/customers?settings=declarations', list: () => listed([declaration('a', 'draft')]) })
  const panel = settings.getByRole('heading', { level: 3 })
  const grid = settings.getByRole('grid', { name: 'Declarations' })
  await expect.element(grid.getByText('form a')).toBeVisible()
  await settings.getByRole('button', { name: 'Digital signatures' }).click()
  await expect.element(panel).toHaveTextContent('Digital signatures')
  await expect.element(settings.getByRole('group', { name: /certificates/ })).toBeVisible()
  await expect.element(grid).not.toBeInTheDocument()
  await settings.getByRole('button', { name: 'Declarations' }).click()
  await expect.element(panel).toHaveTextContent('Declarations')
  await expect.element(grid.getByText('form a')).toBeVisible()
})

test('all columns of the declarations fit a window of 1366 px, and the status one of 390 px', async () => {
  await arrive({ path: '/en/customers?settings=declarations', list: () => listed([declaration('a', 'draft')]) })
  const grid = settings.getByRole('grid', { name: 'Declarations' })
  await expect.element(grid.getByText('form a')).toBeVisible()
  const room = () => grid.element().parentElement
  const end = (name: string) => grid.getByRole('columnheader', { name }).element().getBoundingClientRect().right
  expect(room()?.scrollWidth).toBe(room()?.clientWidth)
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(390, 844)
  await expect.poll(() => end('Status')).toBeLessThanOrEqual(room()?.getBoundingClientRect().right ?? 0)
})

test('a list is found again as it was narrowed and sized when its panel is opened once more, on its first page', async () => {
  const { history } = await arrive({
    path: '/en/customers?settings=declarations&status=draft&size=25&page=2&declaration=new',
    list: () => listed([declaration('a', 'draft')], 60),
  })
  history.push('/en/customers?settings=declarations&status=draft&size=25&page=2')
  await expect.element(settings.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await settings.getByRole('button', { name: 'Digital signatures' }).click()
  await expect.poll(() => history.location.href).toBe('/en/customers?settings=digital-signatures')
  await settings.getByRole('button', { name: 'Declarations', exact: true }).click()
  await expect.poll(() => history.location.href).toBe('/en/customers?settings=declarations&status=draft&size=25')
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  await account.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect.poll(() => history.location.href).toBe('/en/customers?settings=declarations&status=draft&size=25')
})

test('a form that was closed is not opened again by Back', async () => {
  const { history } = await arrive({ path: '/en/customers' })
  history.push('/en/customers?settings=declarations')
  history.push('/en/customers?settings=declarations&declaration=gone-1')
  const form = page.getByRole('dialog', { name: 'Declaration', exact: true })
  await form.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(form).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/customers?settings=declarations')
  history.back()
  await expect.poll(() => history.location.href).toBe('/en/customers?settings=declarations')
  history.back()
  await expect.poll(() => history.location.href).toBe('/en/customers')
  await expect.element(settings).not.toBeInTheDocument()
})

test('what was opened and closed leaves no trace in the history: every Back shows another place', async () => {
  const { history } = await arrive({ path: '/en/customers', list: () => listed([declaration('gone-1', 'draft')]) })
  history.push('/en/report')
  await page.getByRole('button', { name: 'Open declarations' }).click()
  await settings.getByText('form gone-1').click()
  const form = page.getByRole('dialog', { name: 'Declaration', exact: true })
  await form.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(form).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/report?settings=declarations')
  await settings.getByRole('button', { name: 'Digital signatures' }).click()
  await expect
    .element(settings.getByRole('button', { name: 'Digital signatures' }))
    .toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/report')
  history.back()
  expect(history.location.href).toBe('/en/customers')
})

test('the account menu shows who is signed in, keeps the colours and asks to sign out [002-2.5-01 002-8-19]', async () => {
  const { leaving } = await arrive({ path: '/en/customers' })
  await account.click()
  await expect.element(page.getByText('Name of p-1 · lan@tokhai.example')).toBeVisible()
  await expectNoViolations()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('tokhai.theme')).toBe('dark')
  await account.click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: 'Like the system' }).click()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await account.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  expect(leaving()).toBe(1)
})

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test.each([
  [{ name: ' ' }, 'Account of Unknown', 'U', undefined],
  [{ name: 'Trần Thị Lan' }, 'Account of Trần Thị Lan', 'TL', undefined],
  [{ name: '', profile_image: picture }, 'Account of Unknown', undefined, picture],
])('%o has a name and a picture in the account menu [002-2.2-09]', async (who, name, initials, source) => {
  await arrive({ path: '/en/customers', who })
  await expect.element(account).toHaveAccessibleName(name)
  const shown = account.element().querySelector('.avatar-picture')
  expect(shown?.getAttribute('data-initials')).toBe(initials ?? null)
  expect(shown?.getAttribute('src')).toBe(source ?? null)
})

test('the bar and the greeting have the name of the profile, though the session began with another', async () => {
  await arrive({ path: '/en', profile: () => ({ name: 'Lan', profile_image: '/api/images/new.png' }) })
  await expect.element(page.getByRole('button', { name: 'Account of Lan' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Lan' })).toBeVisible()
  await expect
    .poll(() => account.element().querySelector('img')?.getAttribute('src'))
    .toMatch(/\/api\/images\/new\.png$/)
})

test('while the session is looked up again, the account menu says why nobody can sign out', async () => {
  await arrive({ path: '/en/customers', maySignOut: false })
  await account.click()
  const logout = page.getByRole('menuitem', { name: /^Logout/ })
  await expect.element(logout).toHaveAttribute('aria-disabled', 'true')
  await expect.element(logout.getByText('Your session is being checked')).toBeVisible()
})

test.each([
  { path: '/en/admin', scope: 'ADMIN', leads: '/en/sale/e-invoice' },
  { path: '/en/customers', scope: 'USER PIT', leads: '/en/e-pit/certificate' },
  { path: '/en', scope: 'ADMIN', leads: '/en' },
  { path: '/en', scope: 'USER PIT', leads: '/en' },
  { path: '/en/report/overview', scope: 'ADMIN PIT', leads: '/en/e-pit/certificate' },
  { path: '/en/e-pit/status/cancel', scope: 'ADMIN', leads: '/en/sale/e-invoice' },
  { path: '/en/e-pit/status/cancel', scope: 'SYS_ADMIN', leads: '/en/e-pit/status/cancel' },
  { path: '/en/admin', scope: 'SYS_ADMIN', leads: '/en/admin' },
] as const)('$scope who comes to $path is at $leads', async ({ path, scope, leads }) => {
  const { history } = await arrive({ path, scope })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(history.location.pathname).toBe(leads)
})

test.each([['ADMIN', '/en/sale/e-delivery-note', 'POS data', /register your company’s use of e-invoices/]] as const)(
  '%s at %s, which is to come, reads so and goes on to the overview',
  async (scope, path, title, possible) => {
    const { history } = await arrive({ path: `${path}?sid=abc`, scope })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByText('Not part of this version')).toBeVisible()
    await expect.element(page.getByText(possible)).toBeVisible()
    await expectNoViolations(document.body, { wholePage: true })
    await page.getByRole('link', { name: 'Go to the overview' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    history.back()
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'tokhai' }).click()
    await expect.poll(() => history.location.href).toBe('/en?sid=abc')
  },
)

test.each(['/en/sale/nothing', '/en/report/overview/7', '/en/e-pit/certificate/x/y'])(
  'there is no page at %s',
  async (path) => {
    await arrive({ path, scope: 'SYS_ADMIN' })
    await expect.element(page.getByText('There is no page at this address')).toBeVisible()
  },
)

test('operators of the admin site have their one area on the admin host [002-2.2-07]', async () => {
  const { history } = await arrive({ path: '/en/customers', scope: 'ADMIN SITE', hostname: 'admin.localhost' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice usage report' })).toBeVisible()
  expect(history.location.pathname).toBe('/en')
  await expect.element(page.getByRole('navigation').getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('elsewhere they have its tab beside the others, which shows nothing of it [002-2.2-07 002-6-08]', async () => {
  const { history } = await arrive({ path: '/en/customers', scope: 'ADMIN SITE' })
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Invoice usage report' })
  await tab.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice usage report' })).toBeVisible()
  expect(history.location.pathname).toBe('/en')
  await expect.element(tab).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('There is nothing for your account to do here yet.')).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).not.toContain('Admin')
})

test.each([
  ['USER', 'users', /^Only administrators of your company can open these settings\./],
  ['USER', 'audit', /^Only administrators of your company can open these settings\./],
  ['ADMIN SITE', 'users', /Your account works in another area\.$/],
] as const)('%s who comes to the settings %s reads why they stay closed', async (scope, panel, reason) => {
  await arrive({ path: `/en/customers?settings=${panel}`, scope })
  await expect.element(settings.getByText('You do not have permission for this')).toBeVisible()
  await expect.element(settings.getByText(reason)).toBeVisible()
})

test('an area to come says so and leads to what there is; an unknown address says that there is nothing', async () => {
  const { history } = await arrive({ path: '/en/report/overview?sid=abc' })
  await expect.element(page.getByText('Not part of this version')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/en/customers?sid=abc')
  await expectNoViolations(document.body, { wholePage: true })
  await page.getByRole('button', { name: 'Open declarations' }).click()
  expect(history.location.href).toBe('/en/report/overview?sid=abc&settings=declarations')
  history.push('/en/nowhere')
  await expect.element(page.getByText('There is no page at this address')).toBeVisible()
  await expectNoViolations(document.body, { wholePage: true })
})

test('"?" lists the keys, except while something is typed', async () => {
  await arrive({ path: '/en/report?settings=declarations' })
  const search = page.getByRole('searchbox')
  await search.fill('a')
  await userEvent.keyboard('?')
  await expect.element(search).toHaveValue('a?')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect.element(keys.getByText('Save as draft, in the form')).toBeVisible()
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()
})
