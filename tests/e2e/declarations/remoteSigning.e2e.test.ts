import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { demoRemoteUser } from '../../../server/remoteSigning/demo/users.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import {
  fillNewDeclaration,
  generate,
  isRegisteredOnce,
  newestDraft,
  openList,
  press,
  standsAt,
  submission,
} from '../support/filing.ts'
import { atTheList } from '../support/fixtures.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = atTheList()

const registration = (page: Page) => page.getByRole('dialog', { name: 'Add digital signature' })
const stepIs = (page: Page, title: string) => registration(page).getByRole('heading', { name: title }).waitFor()
const pressIn = (page: Page, name: string) => registration(page).getByRole('button', { name, exact: true }).click()

/** From the settings to the registered certificate, over a user that the provider does not know. */
const register = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/en/report?settings=digital-signatures`)
  await page.getByRole('button', { name: /^Add/ }).last().click()
  await registration(page).getByText('eSign', { exact: true }).click()
  await pressIn(page, 'Go on')
  await stepIs(page, 'Who are you at the eSign provider?')
  await expectStateAccessible(page)
  const user = registration(page).getByRole('textbox', { name: /^User/ })
  await user.fill('nobody.esign')
  await pressIn(page, 'Go on')
  await registration(page).getByText('The eSign provider does not know this user').waitFor()
  await user.fill(demoRemoteUser)
  await pressIn(page, 'Go on')
  await stepIs(page, 'Choose the certificate to register')
  await expectStateAccessible(page)
  await registration(page).getByRole('button', { name: 'Select' }).first().click()
  await stepIs(page, 'Is this the certificate to register?')
  await pressIn(page, 'Register')
  await stepIs(page, 'The certificate is registered')
  await pressIn(page, 'Done')
}

/** As far as the holder is asked; answers the control code that the page shows. */
const askHolder = async (page: Page): Promise<string> => {
  await press(page, 'Confirm')
  await standsAt(page, 'Confirm on your phone')
  return submission(page).locator('output').innerText()
}

const chooseRemote = async (page: Page): Promise<string> => {
  await standsAt(page, 'Choose how to sign')
  await submission(page).getByText('eSign', { exact: true }).click()
  await press(page, 'Go on')
  await standsAt(page, 'Choose an eSign certificate')
  return askHolder(page)
}

/** What the holder does with the request of this code on the phone. */
const answer = async (code: string, how: 'Confirm' | 'Refuse'): Promise<void> => {
  const phone = await fixture.context.newPage()
  try {
    await phone.goto(`${fixture.product.phone}?lang=en`)
    await phone.getByRole('article').filter({ hasText: code }).getByRole('button', { name: how }).click()
    await phone
      .getByRole('status')
      .filter({ hasText: how === 'Confirm' ? 'Confirmed.' : 'Refused.' })
      .waitFor()
  } finally {
    await phone.close()
  }
}

const expireRequests = () =>
  onDatabase(fixture.product.data, (database) =>
    database.exec("update remote_requests set expires_at = '2026-01-01T00:00:00.000Z' where state = 'pending'"),
  )

/** The browser notes each refusal of the server by itself. */
afterEach(() => expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]))

it('an eSign certificate is registered, and files once its holder confirms, after a refusal and an expiry [000-1-02 000-2-24 001-2.1-05 001-4-04]', async () => {
  const { page, product } = fixture
  await register(page, product.origin)
  await openList(page, product.origin)
  await fillNewDeclaration(page)
  await generate(page)
  const refused = await chooseRemote(page)
  await expectStateAccessible(page)
  await answer(refused, 'Refuse')
  await standsAt(page, 'The signature was refused on the phone')
  await press(page, 'Try again')
  await standsAt(page, 'Confirm on your phone')
  await expireRequests()
  await standsAt(page, 'Nobody confirmed in time')
  await press(page, 'Try again')
  await standsAt(page, 'Confirm on your phone')
  await answer(await submission(page).locator('output').innerText(), 'Confirm')
  await isRegisteredOnce(page, fixture.before)
})

it('a draft of the list is not signed by a request that was given up, and is by the next one [002-4.1-08 000-1-02]', async () => {
  const { page } = fixture
  await fillNewDeclaration(page)
  await page.getByRole('button', { name: /^Save as draft/ }).click()
  await newestDraft(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  const givenUp = await chooseRemote(page)
  await press(page, 'Stop signing')
  await submission(page).waitFor({ state: 'hidden' })
  await answer(givenUp, 'Confirm')
  await newestDraft(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await answer(await chooseRemote(page), 'Confirm')
  await standsAt(page, /^(?:The declaration is sent|The tax authority has accepted this declaration)$/)
})
