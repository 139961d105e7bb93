import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { countDeclarations, fillNewDeclaration, generate, newestRow, openList, standsAt, submission } from './support/filing.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProduct({ receiptSeconds: 1, decisionSeconds: 2 })
  browser = await openBrowser()
  ;({ page } = await openPage(browser))
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

it('a registered declaration reaches its answer although the server is stopped in between, and the session lives on', async () => {
  await signIn(page, product.origin, 'admin@tokhai.example', 'en')
  await openList(page, product.origin)
  const before = await countDeclarations(page)
  await fillNewDeclaration(page)
  await generate(page)
  await standsAt(page, 'The declaration is sent')
  await product.stopServer()
  await product.startServer()
  await submission(page).getByRole('button', { name: 'Done' }).click()
  await newestRow(page).getByText('Accepted').waitFor({ timeout: 20_000 })
  expect(await countDeclarations(page)).toBe(before + 1)
})
