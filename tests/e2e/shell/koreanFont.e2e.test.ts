import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from '../../../tools/product/signIn.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor()

/** Whether a sheet that the page has loaded declares the Korean font. */
const hasKoreanSheet = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Noto Sans KR')))

it.each([
  ['sign-in page', 'login', false],
  ['list of declarations', 'report?settings=declarations', true],
])('the Vietnamese %s loads no Korean font CSS until Hangul stands on it', async (_, address, isInside) => {
  const { page, product } = fixture
  if (isInside) await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
  // Fetched after the first screen, with what that does without.
  const watch = page.waitForResponse((response) => /HangulWatch.*\.js$/.test(response.url()))
  await page.goto(`${product.origin}/vi/${address}`)
  await watch
  expect(await hasKoreanSheet(page)).toBe(false)
  await page.evaluate(() => document.body.append('한국어'))
  await expect.poll(() => hasKoreanSheet(page)).toBe(true)
})

it('the Korean page loads the Korean font CSS', async () => {
  const { page, product } = fixture
  await page.goto(`${product.origin}/ko/login`)
  await expect.poll(() => hasKoreanSheet(page)).toBe(true)
})
