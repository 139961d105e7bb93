import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countVerifiedByXmlsec1, hasXmlsec1, isVerifiedByXmlCrypto } from '../signing/support/second-opinion.ts'
import { expectAccessible } from './support/accessibility.ts'
import { openBrowser, openPage, type Complaints } from './support/browser.ts'
import { fillNewDeclaration, openList, submission, submissionState } from './support/declaration.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

const generateAndSend = { name: 'Generate and send' }
const registerPath = '**/api/wtx/ca/v1/settings/declarations'
const sent = 'The declaration is sent'

let product: Product
let browser: Browser
let page: Page
let complaints: Complaints

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// A product for each: the authority refuses a second new registration of the same company.
beforeEach(async () => {
  product = await startProduct({ receiptSeconds: 1, decisionSeconds: 2 })
  const opened = await openPage(browser)
  page = opened.page
  complaints = opened.complaints
  await signIn(page, product.origin, 'sysadmin@tokhai.example', 'en')
}, 120_000)
afterEach(async () => {
  await page.context().close()
  await product.stop()
})

const pageSchema = v.object({ data: v.object({ pagination: v.object({ total_elements: v.number() }) }) })

/** How many declarations the company has, as the server counts them. */
async function countDeclarations(): Promise<number> {
  const answer = await page.request.get(`${product.origin}/api/wtx/ca/v1/settings/declarations?page_size=1`)
  return v.parse(pageSchema, await answer.json()).data.pagination.total_elements
}

describe('a declaration', { timeout: 60_000 }, () => {
  it('goes from sign-in to accepted, signed so that xmlsec1 agrees', async () => {
    const list = await openList(page, product.origin)
    await expectAccessible(page)
    const form = await fillNewDeclaration(page)
    await expectAccessible(page)
    await form.getByRole('button', generateAndSend).click()
    await submissionState(page, sent).waitFor()
    await expectAccessible(page)
    await submission(page).getByRole('button', { name: 'Done' }).click()
    const newest = list.getByRole('row').nth(1)
    await newest.getByText('Accepted').waitFor({ timeout: 20_000 })

    await newest.click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /signed XML/i }).click()])
    const signed = readFileSync(await download.path(), 'utf8')
    expect(signed).toContain('<MST>0199999984</MST>')
    const pem = (name: string) => readFileSync(join(product.data, 'demo-ca', name), 'utf8')
    expect(isVerifiedByXmlCrypto(signed, pem('demo-token.crt.pem'))).toBe(true)
    const agreeing = hasXmlsec1 ? countVerifiedByXmlsec1([signed], pem('demo-ca.crt.pem')) : 1
    expect(agreeing).toBe(1)
    expect(complaints.said.filter((text) => !text.includes('401'))).toEqual([])
  })

  it('waits for the signing agent and goes on once it runs', async () => {
    await openList(page, product.origin)
    const form = await fillNewDeclaration(page)
    await product.stopAgent()
    await form.getByRole('button', generateAndSend).click()
    await submissionState(page, 'The signing application is not installed or not running').waitFor()
    await expectAccessible(page)
    await product.startAgent()
    const before = await countDeclarations()
    await submission(page).getByRole('button', { name: 'Try again' }).click()
    await submissionState(page, sent).waitFor()
    expect(await countDeclarations()).toBe(before)
  })

  it('is registered once where the answer to register was lost', async () => {
    await openList(page, product.origin)
    const before = await countDeclarations()
    const form = await fillNewDeclaration(page)
    let registrations = 0
    await page.route(registerPath, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      registrations += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    await form.getByRole('button', generateAndSend).click()
    await submissionState(page, 'It is not known whether the declaration was registered').waitFor()
    await expectAccessible(page)
    await submission(page).getByRole('button', { name: 'Ask the server' }).click()
    await submissionState(page, sent).waitFor()
    expect(registrations).toBe(1)
    expect(await countDeclarations()).toBe(before + 1)
  })

  it('that was signed before a reload is registered without signing again', async () => {
    await openList(page, product.origin)
    const form = await fillNewDeclaration(page)
    let signatures = 0
    await page.route(`${product.agentOrigin}/issueXmlList`, (route) => {
      if (route.request().method() === 'POST') signatures += 1
      return route.continue()
    })
    await page.route(registerPath, (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback()))
    await form.getByRole('button', generateAndSend).click()
    await submissionState(page, 'It is not known whether the declaration was registered').waitFor()
    await page.unroute(registerPath)
    await page.reload()
    await page.getByRole('button', { name: 'Go on' }).click()
    await submissionState(page, sent).waitFor()
    expect(signatures).toBe(1)
  })

  it('reaches its answer although the server was stopped in between', async () => {
    const list = await openList(page, product.origin)
    const before = await countDeclarations()
    const form = await fillNewDeclaration(page)
    await form.getByRole('button', generateAndSend).click()
    await submissionState(page, sent).waitFor()
    await product.stopServer()
    await product.startServer()
    await submission(page).getByRole('button', { name: 'Done' }).click()
    await list.getByRole('row').nth(1).getByText('Accepted').waitFor({ timeout: 20_000 })
    expect(await countDeclarations()).toBe(before + 1)
  })

  it('survives the end of the session while it is filled in', async () => {
    await openList(page, product.origin)
    const form = await fillNewDeclaration(page)
    await form.getByRole('textbox', { name: 'Contact person' }).fill('Đặng Thùy Trâm')
    await page.context().clearCookies({ name: 'tokhai' })
    await form.getByRole('button', { name: 'Save as draft' }).click()
    const again = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign in again' }) })
    await expectAccessible(page)
    await again.locator('input[autocomplete="current-password"]').fill('Tokhai@2026')
    await again.getByRole('button', { name: 'Sign in again' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).click()
    const saved = page.getByRole('textbox', { name: 'Contact person' })
    await saved.waitFor()
    expect(await saved.inputValue()).toBe('Đặng Thùy Trâm')
  })
})
