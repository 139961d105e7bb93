import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { openBrowser, openPage } from '../../../tools/product/browser.ts'
import { encryptedPassword, visit } from '../../../tools/product/server/visitor.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { fillNewDeclaration, generate, standsAt, submission } from '../support/filing.ts'
import { atTheList } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { onDatabase } from '../support/onDatabase.ts'

/** A name that is not this machine's own, so that the browser treats its pages as those of the internet. */
const hostname = 'tokhai.example'
const fixture = atTheList({ hostname })
const minute = 60_000

afterEach(() => fixture.product.startAgent())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Signing readiness' })
const row = (page: Page, name: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
const says = (page: Page, name: string, text: string | RegExp) =>
  row(page, name)
    .getByText(text, { exact: typeof text === 'string' })
    .waitFor()
const isDone = (page: Page) =>
  dialog(page)
    .getByText(/Checked at/)
    .waitFor()

const checkAgain = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Check again' }).click()
  await isDone(page)
}

const openFromSettings = async (page: Page, origin = fixture.product.origin): Promise<void> => {
  await page.goto(`${origin}/en/report?settings=digital-signatures`)
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Check signing readiness' }).click()
  await isDone(page)
}

it('a computer that is ready is said to be, and what is missing of agent and token is named with its way', async () => {
  const { page, product } = fixture
  await openFromSettings(page)
  for (const name of [
    'Signing application',
    'Token',
    'Tax code',
    'Registered in this product',
    'Clock of this computer',
  ])
    await says(page, name, 'In order')
  await expectAccessible(page)
  await expectNoMessageIds(page)
  await product.startAgent({ PKCS12_FILE: join(product.data, 'no-such.p12') })
  await checkAgain(page)
  await says(page, 'Signing application', 'In order')
  await says(page, 'Token', /No token is plugged in/)
  await says(page, 'Tax code', 'Not known')
  await product.stopAgent()
  await checkAgain(page)
  await says(page, 'Signing application', /has stopped answering/)
  await openFromSettings(page)
  await says(page, 'Signing application', /not installed or not running/)
  await row(page, 'Signing application').getByRole('link').first().waitFor()
  await says(page, 'Registered in this product', 'Not known')
  await says(page, 'Your session', 'In order')
  await expectStateAccessible(page)
})

it('where the browser would ask, nothing is asked of the agent until the user wants it', async () => {
  const { product } = fixture
  const origin = product.origin.replace('localhost', hostname)
  const browser = await openBrowser([
    `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  ])
  onTestFinished(() => browser.close())
  const { page } = await openPage(browser)
  await page.addInitScript(() =>
    Object.defineProperty(navigator.permissions, 'query', { value: () => Promise.resolve({ state: 'prompt' }) }),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.agentOrigin)) asked.push(request.url())
  })
  await signIn(page, origin, 'admin@tokhai.example', 'en')
  await openFromSettings(page, origin)
  await says(page, 'Signing application', 'Not known')
  await checkAgain(page)
  expect(asked).toEqual([])
  await row(page, "The browser's permission").getByRole('button', { name: 'Ask the browser' }).click()
  await expect.poll(() => asked.length).toBe(1)
})

it('a signing that has stopped offers the same check, and goes on as it stood', async () => {
  const { page, product } = fixture
  await product.stopAgent()
  await fillNewDeclaration(page)
  await generate(page)
  await standsAt(page, 'The signing application is not installed or not running')
  await submission(page).getByRole('button', { name: 'Check signing readiness' }).click()
  await isDone(page)
  await says(page, 'Signing application', 'In the way')
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog(page).waitFor({ state: 'detached' })
  await product.startAgent()
  await submission(page).getByRole('button', { name: 'Try again' }).click()
  await standsAt(page, /^(?:The declaration is sent|The tax authority has accepted this declaration)$/)
})

it('a wrong clock and a session near its end are seen by the clock of the server', async () => {
  const { page } = fixture
  await page.clock.setSystemTime(Date.now() - 30 * minute)
  await onDatabase(fixture.product.data, (database) =>
    database.prepare('update sessions set expires_at = ?').run(Math.floor(Date.now() / 1000) + 4 * 60 + 30),
  )
  await openFromSettings(page)
  await says(page, 'Clock of this computer', /^30 minutes behind/)
  await says(page, 'Your session', /^4 minutes left\. Save/)
  expect(await row(page, 'Validity of the certificate').getByText('In order').count()).toBe(1)
  await page.clock.setSystemTime(Date.now() + 48 * 60 * minute)
  await checkAgain(page)
  await says(page, 'Clock of this computer', /^48 hours off/)
  await onDatabase(fixture.product.data, (database) =>
    database.prepare('update sessions set expires_at = ?').run(Math.floor(Date.now() / 1000) + 7000),
  )
})

it('an HSM that answers is in order, and one that cannot open its keys is named', async () => {
  const { page, product } = fixture
  const cookies = await page.context().cookies()
  const admin = visit(product.origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  const account = { username: demoHsm.userName, password: await encryptedPassword(admin, demoHsm.password) }
  const [held] = (await admin.get(contract.hsmCertificates, { body: account })).certificates
  await admin.get(contract.registerSignature, {
    body: {
      type: '2',
      status: '1',
      org_nm: '',
      serial_no: held?.serial ?? '',
      from_date: '',
      to_date: '',
      user_nm: demoHsm.userName,
      user_pw: await encryptedPassword(admin, demoHsm.password),
      pin: await encryptedPassword(admin, demoHsm.pin),
      otp_yn: 'N',
      org_nm_hsm: '',
    },
  })
  await openFromSettings(page)
  await says(page, 'HSM', /^The signing server answers/)
  await onDatabase(fixture.product.data, (database) => database.exec("update hsm_keys set sealed_key = 'x'"))
  await checkAgain(page)
  await says(page, 'HSM', /The signing server cannot be reached/)
  expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
})
