import { afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { isRegisteredOnce, press, standsAt } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import {
  answerOnPhone,
  askForRemoteSignature,
  codeIn,
  registerRemoteCertificate,
  shownCode,
} from '../support/remoteSigning.ts'
import { areAccepted, press as pressInSending, sendDrafts, sending, stands } from '../support/sendingMany.ts'

const fixture = inTab()
beforeAll(async () => {
  await registerRemoteCertificate(fixture.product)
})
/** The browser notes each refusal of the server by itself. */
afterEach(() => expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]))

it('a declaration is signed by a remote signature that its holder confirms on the phone [000-4-15]', async () => {
  const { page, product } = fixture
  const before = await askForRemoteSignature(page, product.origin)
  const code = await shownCode(page)
  await expectStateAccessible(page)
  await answerOnPhone(page, product, code, 'Confirm')
  await isRegisteredOnce(page, before)
})

it('a page that is reloaded takes the request up again: the list says that it waits, and nobody is asked twice [000-8-05]', async () => {
  const { page, product } = fixture
  const before = await askForRemoteSignature(page, product.origin)
  const code = await shownCode(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const banner = page.getByText(`The phone was asked with the control code ${code}`)
  await banner.waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  expect(await shownCode(page)).toBe(code)
  await answerOnPhone(page, product, code, 'Confirm')
  await isRegisteredOnce(page, before)
  await banner.waitFor({ state: 'detached' })
})

it('several that wait for one confirmation when the page is reloaded go on together, and nobody is asked twice [000-8-05]', async () => {
  const { page, product } = fixture
  await sendDrafts(page, product.origin, 3)
  await sending(page).getByText('eSign', { exact: true }).click()
  await pressInSending(page, 'Sign and send')
  await stands(page, 'Choose an eSign certificate')
  await pressInSending(page, 'Confirm')
  const code = await codeIn(sending(page))
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('Declarations that wait for one eSign signature: 3').waitFor()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await stands(page, 'To be sent: 3 of 3')
  expect(await sending(page).getByRole('radio', { name: 'eSign' }).isChecked()).toBe(true)
  await expectStateAccessible(page)
  await pressInSending(page, 'Sign and send')
  expect(await codeIn(sending(page))).toBe(code)
  await answerOnPhone(page, product, code, 'Confirm')
  await stands(page, 'Sent: 3 of 3')
  await pressInSending(page, 'Done')
  await areAccepted(page, 3)
  await page.getByText('Declarations that wait for one eSign signature').waitFor({ state: 'detached' })
})

it('one that the holder refuses is not sent, and can be asked for anew', async () => {
  const { page, product } = fixture
  const before = await askForRemoteSignature(page, product.origin)
  const code = await shownCode(page)
  await answerOnPhone(page, product, code, 'Refuse')
  await standsAt(page, 'The signature was refused on the phone')
  await expectStateAccessible(page)
  await press(page, 'Try again')
  const second = await shownCode(page)
  await answerOnPhone(page, product, second, 'Confirm')
  await isRegisteredOnce(page, before)
})
