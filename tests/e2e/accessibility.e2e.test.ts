import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { fillNewDeclaration, generate, newestRow, openList, standsAt, submission } from './support/filing.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProduct({ receiptSeconds: 60, decisionSeconds: 120 })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})
beforeEach(async () => {
  ;({ page } = await openPage(browser))
})
afterEach(() => page.context().close())

describe('axe finds nothing in the built product', () => {
  it('on sign-in and on the landing page', async () => {
    await page.goto(`${product.origin}/vi/login`)
    await page.locator('input[autocomplete="username"]').waitFor()
    await expectAccessible(page)
    await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectAccessible(page)
  })

  it('on the list, the form that is made, sent and viewed, and the way between', async () => {
    await signIn(page, product.origin, 'admin@tokhai.example', 'en')
    await openList(page, product.origin)
    await expectAccessible(page)
    await fillNewDeclaration(page)
    await expectAccessible(page)
    await product.stopAgent()
    await generate(page)
    await standsAt(page, 'The signing application is not installed or not running')
    await expectAccessible(page)
    await product.startAgent()
    await submission(page).getByRole('button', { name: 'Try again' }).click()
    await standsAt(page, 'The declaration is sent')
    await expectAccessible(page)
    await submission(page).getByRole('button', { name: 'Done' }).click()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await page.getByText('Download the signed XML').waitFor()
    await expectAccessible(page)
  })
})
