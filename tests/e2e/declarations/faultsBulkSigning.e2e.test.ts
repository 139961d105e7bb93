import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectStateAccessible } from '../support/accessibility.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { leaveSent, registered, standsAt, submission } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { countDone, type Done } from '../support/interrupted.ts'
import { expectTexts, failureTextsOf } from '../support/languages.ts'
import { answerOnPhone, codeIn, registerRemoteCertificate } from '../support/remoteSigning.ts'
import { areAccepted, press, sendDrafts, sending, stands, unsent } from '../support/sendingMany.ts'

const fixture = inTab({ hasFaults: true })
let done: () => Promise<Done>
beforeAll(async () => {
  await registerRemoteCertificate(fixture.product)
})
beforeEach(async () => {
  done = await countDone(fixture.product.data)
})
afterEach(() => switchAllOff(fixture.product))

/** Begins to send three drafts, all of them signed by eSign. */
const signThree = async (page: Page): Promise<void> => {
  await sendDrafts(page, fixture.product.origin, 3)
  await sending(page).getByText('eSign', { exact: true }).click()
  await press(page, 'Sign and send')
}

/** One is not sent, for this reason, and is sent again by itself: it alone is still selected. */
const oneIsLeft = async (page: Page, failure: Parameters<typeof failureTextsOf>[0]): Promise<void> => {
  await stands(page, 'Sent: 2 of 3')
  expect(await unsent(page).count()).toBe(1)
  await expectTexts(page, failureTextsOf(failure))
  await expectStateAccessible(page)
  expect((await done()).registrations).toBe(2)
  await switchAllOff(fixture.product)
  await press(page, 'Done')
  await page.getByText('Not sent: 1 of 3. They are still selected.').waitFor()
  await page.getByRole('button', { name: /^Send/ }).click()
  await submission(page).waitFor()
}

const isSent = async (page: Page): Promise<void> => {
  await standsAt(page, registered)
  await leaveSent(page)
  await areAccepted(page, 3)
}

it('remoteSigning.lastUnsigned: one of several comes back without a usable signature, the others are sent, and so is it in the end', async () => {
  const { page, product } = fixture
  await switchOn(product, 'remoteSigning.lastUnsigned')
  await signThree(page)
  await stands(page, 'Choose an eSign certificate')
  await press(page, 'Confirm')
  await answerOnPhone(page, product, await codeIn(sending(page)), 'Confirm')
  await oneIsLeft(page, { code: 'remoteSigning.signatureUnusable' })
  // What the holder confirmed is taken up: nothing is asked on the phone again.
  await standsAt(page, 'Choose how to sign')
  await submission(page).getByText('eSign', { exact: true }).click()
  await submission(page).getByRole('button', { name: 'Go on', exact: true }).click()
  await isSent(page)
  expect(await done()).toEqual({ generated: 3, requests: 3, remoteSignatures: 3, registrations: 3 })
})
