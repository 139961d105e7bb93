import { spawnSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { openBrowser, openPage, type Complaints } from './support/browser.ts'
import { openList } from './support/filing.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

let product: Product
let browser: Browser
let page: Page
let complaints: Complaints

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})
beforeEach(async () => {
  ;({ page, complaints } = await openPage(browser))
  await signIn(page, product.origin, 'admin@tokhai.example', 'en')
  await openList(page, product.origin)
})
afterEach(async () => {
  // The one 401 is the question who is signed in, asked before sign-in.
  expect(complaints.said.filter((line) => !line.includes('401'))).toEqual([])
  await page.context().close()
})

const openPreviewOf = async (status: string) => {
  await page.getByRole('row').filter({ hasText: status }).first().getByText('01/ĐKTĐ-HĐĐT').click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  return page.getByRole('dialog', { name: 'Printed form' })
}

const shownAt = async (): Promise<string> => (await page.locator('iframe').getAttribute('src', { timeout: 30_000 })) ?? ''

/** The PDF that the viewer shows, as this session gets it from the server. */
const shownPdf = async (): Promise<Buffer> => {
  const response = await page.request.get(new URL(await shownAt(), product.origin).href)
  expect(response.headers()['content-type']).toBe('application/pdf')
  return response.body()
}

const textOf = (pdf: Buffer): string =>
  spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8', timeout: 20_000 }).stdout.normalize('NFC').replaceAll(/\s+/g, ' ')

describe('the preview [000-2-17]', () => {
  it("shows the printed form in the browser's own viewer, under the page's policy, and gives the focus back", async () => {
    const preview = await openPreviewOf('Accepted')
    const address = new URL(await shownAt(), product.origin)
    await expect.poll(() => page.frames().filter((frame) => frame.url() === address.href).length, { timeout: 20_000 }).toBeGreaterThan(0)
    // The viewer is a page of the browser itself, below the frame that this site fills.
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')), { timeout: 20_000 }).toBe(true)
    expect((await shownPdf()).subarray(0, 5).toString()).toBe('%PDF-')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('button', { name: 'Preview', exact: true }).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('downloads the form under a name of its own', async () => {
    const preview = await openPreviewOf('Accepted')
    await shownAt()
    const [download] = await Promise.all([page.waitForEvent('download'), preview.getByRole('button', { name: 'Download' }).click()])
    expect(download.suggestedFilename()).toMatch(/^Tờ khai 01-ĐKTĐ-HĐĐT 0199999984 \d{4}-\d{2}-\d{2}\.pdf$/)
  })

  it.skipIf(!hasPdftotext)('says on paper what the form says: a draft as a draft, a signed one with its signer', async () => {
    await openPreviewOf('Not sent')
    const draft = textOf(await shownPdf())
    expect(draft).toContain('CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH')
    expect(draft).not.toContain('Ký bởi:')
    await page.keyboard.press('Escape')
    await page.locator('iframe').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await openPreviewOf('Accepted')
    expect(textOf(await shownPdf())).toMatch(/Ký bởi: CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH/)
  })

  it('is not there for a rejected declaration [000-2-11]', async () => {
    await page.getByRole('row').filter({ hasText: 'Rejected' }).first().getByText('01/ĐKTĐ-HĐĐT').click()
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Preview', exact: true }).count()).toBe(0)
  })
})
