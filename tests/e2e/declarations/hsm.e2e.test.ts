import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectStateAccessible } from '../support/accessibility.ts'
import { sendDraft } from '../support/drafts.ts'
import { isRegisteredOnce, standsAt, submission } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { signPin, signWith } from '../support/hsmCertificate.ts'
import {
  addHsmAccount,
  beginHsm,
  chooseOnly,
  connect,
  demoAccount,
  isRegistered,
  pressIn,
  registration,
  scanQr,
  stands,
  tickSecondFactor,
  typeCode,
  typePin,
  type TestAccount,
} from '../support/hsmRegistration.ts'
import { onDatabase } from '../support/onDatabase.ts'
import { expectUnseen, sentBy } from '../support/secrets.ts'

const fixture = inTab()

const second: TestAccount = { userName: 'saomaixanh.2fa', password: 'HaiLop@2026', pin: '13579135' }

/** As if the certificate had been registered by an older server, which kept no password. */
const forgetKeptPasswords = (data: string) =>
  onDatabase(data, (database) => database.exec('update certificates set user_pwd = null'))

let serialNumber = ''

const secrets = [demoAccount, second].flatMap(({ password, pin }) => [password, pin])
let sent: readonly string[] = []
beforeEach(() => {
  sent = sentBy(fixture.page)
})
afterEach(() => expectUnseen(fixture.page, sent, secrets))

/** The browser notes each refusal of the server by itself. */
afterEach(() => expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]))

it('a company registers a certificate in an HSM through the page, once [001-2.1-08 001-2.1-09 001-4-05 000-2-25 000-4-23 001-5-01 001-5-02 001-5-03 001-8-05 000-5-12 000-5-13 000-5-14]', async () => {
  const { page, product } = fixture
  await beginHsm(page, product.origin)
  await pressIn(page, 'Connect')
  for (const missing of ['Please select HSM Service Provider', 'User is required', 'Password is required'])
    await registration(page).getByText(missing).waitFor()
  await expectStateAccessible(page)
  await connect(page, { ...demoAccount, password: 'wrong' })
  await registration(page).getByText('The signing server does not know this user and password').waitFor()
  expect(await registration(page).getByRole('textbox', { name: /^User/ }).inputValue()).toBe(demoAccount.userName)
  await connect(page, demoAccount)
  serialNumber = await chooseOnly(page)
  await pressIn(page, 'Register')
  await registration(page).getByText('Pin is required').waitFor()
  await expectStateAccessible(page)
  await typePin(page, '00000000')
  await pressIn(page, 'Register')
  await registration(page).getByText('The PIN is wrong').waitFor()
  await registration(page).getByText('4 attempts left').first().waitFor()
  await typePin(page, demoAccount.pin)
  await pressIn(page, 'Register')
  await isRegistered(page, serialNumber)

  await beginHsm(page, product.origin)
  await connect(page, demoAccount)
  await chooseOnly(page)
  await typePin(page, demoAccount.pin)
  await pressIn(page, 'Register')
  await stands(page, 'This certificate is registered already')
  await expectStateAccessible(page)
  await pressIn(page, 'Show it in the list')
  await registration(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).toBe(serialNumber)
})

it('its PIN alone then signs a declaration, after a wrong one [000-4-15 002-2.11-01 002-2.11-02 002-4.4-01]', async () => {
  const { page, product } = fixture
  const before = await sendDraft(page, product.origin)
  await signWith(page, serialNumber)
  await standsAt(page, 'Enter the PIN of the certificate')
  await signPin(page, '00000000')
  await submission(page).getByText('The PIN is wrong').waitFor()
  await signPin(page, demoAccount.pin)
  await isRegisteredOnce(page, before)
})

it('a draft of the list is signed with the account typed anew, where none is kept [002-4.1-08 000-4-15 002-2.11-03 002-4.4-02 002-5.3-01]', async () => {
  const { page, product } = fixture
  await forgetKeptPasswords(product.data)
  await sendDraft(page, product.origin)
  await signWith(page, serialNumber)
  await standsAt(page, 'Connect to the HSM')
  await submission(page).getByRole('button', { name: 'Sign', exact: true }).click()
  for (const missing of ['User is required', 'Password is required', 'Pin is required'])
    await submission(page).getByText(missing).first().waitFor()
  await submission(page).getByRole('textbox', { name: /^User/ }).fill(demoAccount.userName)
  await submission(page)
    .getByLabel(/^Password/)
    .fill(demoAccount.password)
  await signPin(page, demoAccount.pin)
  await standsAt(page, /^(?:The declaration is sent|The tax authority has accepted this declaration)$/)
})

it('a certificate is registered with a second factor, which a declaration then asks for [001-4-06 000-5-15 000-5-16 001-2.1-08 000-2-25]', async () => {
  const { page, product } = fixture
  await addHsmAccount(product.data, second)
  await beginHsm(page, product.origin)
  await connect(page, second)
  const serial = await chooseOnly(page)
  const box = registration(page).getByRole('checkbox', { name: 'One-time code (2FA)' })
  expect(await box.isDisabled()).toBe(true)
  await tickSecondFactor(page)
  await registration(page).getByText('Pin is required').waitFor()
  expect(await box.isChecked()).toBe(false)
  await typePin(page, second.pin)
  await tickSecondFactor(page)
  const code = await scanQr(page)
  await expectStateAccessible(page)
  await typeCode(page, '000000')
  await pressIn(page, 'Register')
  await registration(page).getByText('The one-time code is wrong').waitFor()
  await typeCode(page, code())
  await pressIn(page, 'Register')
  await isRegistered(page, serial)

  const before = await sendDraft(page, product.origin)
  await signWith(page, serial)
  await standsAt(page, 'Enter the PIN of the certificate')
  await submission(page)
    .getByRole('textbox', { name: /^One-time code/ })
    .fill(code())
  await signPin(page, second.pin)
  await isRegisteredOnce(page, before)
})
