import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPage } from '../../../tools/product/browser.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { inTab, withoutMotion } from '../support/fixtures.ts'
import { answerOnPhone, registerRemoteCertificate } from '../support/remoteSigning.ts'
import { areAccepted, press, sendDrafts, sending, stands } from '../support/sendingMany.ts'

const fixture = inTab()
beforeAll(async () => {
  await registerRemoteCertificate(fixture.product)
})

/** The control code that the dialog shows, with how many documents its confirmation signs. */
const shownConfirmation = async (page: Page): Promise<{ readonly code: string; readonly text: string }> => {
  await stands(page, 'Confirm on your phone')
  const digits = sending(page)
    .getByRole('status')
    .filter({ hasText: /^\d{4}$/ })
  return { code: (await digits.innerText()).trim(), text: await sending(page).innerText() }
}

describe('several declarations at once', () => {
  it('of e-documents are signed by the token with one call and accepted [002-4.1-01]', async () => {
    const { page, product } = fixture
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/issueXmlList') && asked.push(request.url()))
    await sendDrafts(page, product.origin, 3, {
      collection: 'eDocument',
      address: 'report?settings=e-document-declarations',
    })
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 3 of 3')
    expect(asked).toHaveLength(1)
    await press(page, 'Done')
    await areAccepted(page, 3)
  })

  it('are signed by a remote signature that its holder confirms once', async () => {
    const { page, product } = fixture
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/remote-signing/requests') && asked.push(request.url()))
    await sendDrafts(page, product.origin, 3)
    await sending(page).getByText('eSign', { exact: true }).click()
    await sending(page)
      .getByText(/once for all of one taxpayer where your provider allows it/)
      .waitFor()
    await press(page, 'Sign and send')
    await stands(page, 'Choose an eSign certificate')
    await press(page, 'Confirm')
    const { code, text } = await shownConfirmation(page)
    expect(text).toContain('3 documents')
    await expectStateAccessible(page)
    await answerOnPhone(page, product, code, 'Confirm')
    await stands(page, 'Sent: 3 of 3')
    expect(asked).toHaveLength(1)
    await press(page, 'Done')
    await areAccepted(page, 3)
  })

  it('of PIT documents are sent by their administrator', async () => {
    const { product } = fixture
    const { page } = await openPage(fixture.browser, withoutMotion)
    onTestFinished(() => page.context().close())
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    const registered: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname.endsWith('/declarations-epit/register')) registered.push(pathname)
    })
    await sendDrafts(page, product.origin, 2, {
      collection: 'pit',
      address: '?settings=pit-declarations',
    })
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 2 of 2')
    expect(registered).toHaveLength(2)
    await press(page, 'Done')
    await areAccepted(page, 2)
  })
})
