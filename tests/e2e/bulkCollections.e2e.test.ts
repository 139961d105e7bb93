import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../tools/product/signIn.ts'
import { expectAccessible } from './support/accessibility.ts'
import { newestRow } from './support/filing.ts'
import { asVisitor } from './support/fixtures.ts'
import { answerOnPhone, registerRemoteCertificate } from './support/remoteSigning.ts'
import { areAccepted, press, sendDrafts, sending, stands } from './support/sendingMany.ts'

const fixture = asVisitor()
beforeAll(async () => {
  await registerRemoteCertificate(fixture.product)
})

const openListAs = async (userId: string, address: string): Promise<Page> => {
  const { page, product } = fixture
  await signIn(page, product.origin, userId, 'en')
  await page.goto(`${product.origin}/en/${address}`)
  await newestRow(page).waitFor()
  return page
}

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
    const page = await openListAs('admin@tokhai.example', 'sale/e-invoice?settings=e-document-declarations')
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/issueXmlList') && asked.push(request.url()))
    await sendDrafts(page, 3)
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 3 of 3')
    expect(asked).toHaveLength(1)
    await press(page, 'Done')
    await areAccepted(page, 3)
  })

  it('are signed by a remote signature that its holder confirms once', async () => {
    const page = await openListAs('admin@tokhai.example', 'sale/e-invoice?settings=declarations')
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/remote-signing/requests') && asked.push(request.url()))
    await sendDrafts(page, 3)
    await sending(page).getByText('eSign', { exact: true }).click()
    await sending(page)
      .getByText(/once for all of one taxpayer where your provider allows it/)
      .waitFor()
    await press(page, 'Sign and send')
    await stands(page, 'Choose an eSign certificate')
    await press(page, 'Confirm')
    const { code, text } = await shownConfirmation(page)
    expect(text).toContain('3 documents')
    await expectAccessible(page)
    await answerOnPhone(page, fixture.product, code, 'Confirm')
    await stands(page, 'Sent: 3 of 3')
    expect(asked).toHaveLength(1)
    await press(page, 'Done')
    await areAccepted(page, 3)
  })

  it('of PIT documents are sent by their administrator', async () => {
    const page = await openListAs('pit.admin@tokhai.example', 'e-pit/certificate?settings=pit-declarations')
    const registered: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname.endsWith('/declarations-epit')) registered.push(pathname)
    })
    await sendDrafts(page, 2)
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 2 of 2')
    expect(registered).toHaveLength(2)
    await press(page, 'Done')
    await areAccepted(page, 2)
  })
})
