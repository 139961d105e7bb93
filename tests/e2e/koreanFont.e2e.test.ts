import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from '../../tools/product/signIn.ts'
import { asVisitor } from './support/fixtures.ts'

const fixture = asVisitor()

/** Sheets that declare the Korean font, as the page fetches them. */
function koreanSheets(page: Page): () => Promise<readonly string[]> {
  const sheets: Promise<readonly string[]>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.endsWith('.css')) return
    const read = response.text().then((text) => (/@font-face\s*\{[^}]*Noto Sans KR/.test(text) ? [path] : []))
    sheets.push(read)
  })
  return async () => (await Promise.all(sheets)).flat()
}

it.each([
  ['sign-in page', 'login', false],
  ['list of declarations', 'sale/e-invoice?settings=declarations', true],
])('the Vietnamese %s loads no Korean font CSS until Hangul stands on it', async (_, address, isInside) => {
  const { page, product } = fixture
  if (isInside) await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
  const sheets = koreanSheets(page)
  // Fetched with what the first screen does without.
  const watch = page.waitForResponse((response) => /HangulWatch.*\.js$/.test(response.url()))
  await page.clock.install()
  await page.goto(`${product.origin}/vi/${address}`)
  await page
    .locator(isInside ? '[role="row"]' : 'input[type="password"]')
    .first()
    .waitFor()
  await page.clock.runFor(60_000)
  await watch
  expect(await sheets()).toEqual([])
  await page.evaluate(() => document.body.append('한국어'))
  await expect.poll(sheets).not.toEqual([])
})

it('the Korean page loads the Korean font CSS', async () => {
  const { page, product } = fixture
  const sheets = koreanSheets(page)
  await page.goto(`${product.origin}/ko/login`)
  await expect.poll(sheets).not.toEqual([])
})
