import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../product/browser.ts'
import { startProduct, type Product } from '../../product/product.ts'
import { signIn } from '../../product/signIn.ts'
import type { Figure } from '../figure.ts'
import { largestPaint, longestTaskSince, now, observe, slowDown } from './observed.ts'

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A page in a context of its own, as slow as a phone on a mobile network. */
async function slowPage(browser: Browser, product: Product, account: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  if (account !== null) {
    const page = await context.newPage()
    await signIn(page, product.origin, account)
    await page.close()
  }
  const page = await context.newPage()
  await page.addInitScript(observe)
  await slowDown(await context.newCDPSession(page))
  return page
}

async function measureSignIn(
  browser: Browser,
  product: Product,
): Promise<{ requests: number; paint: number; first: number }> {
  const page = await slowPage(browser, product, null)
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.goto(`${product.origin}/vi/login`)
  await page.locator('input[type="password"]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const settled = requests
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const paint = await largestPaint(page)
  await page.context().close()
  return { requests: settled, paint, first }
}

interface FormTimes {
  readonly open: number
  readonly errors: number
  readonly preview: number
  readonly previewBytes: number
}

async function measureForm(browser: Browser, product: Product): Promise<FormTimes> {
  const page = await slowPage(browser, product, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/report?settings=declarations`)
  await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const opening = await now(page)
  await page.getByRole('button', { name: /^Add/ }).click()
  const form = page.getByRole('dialog', { name: 'New declaration' })
  await form.getByRole('combobox', { name: /Declaration type/ }).waitFor()
  await form.getByRole('button', { name: 'Choose', exact: true }).first().waitFor()
  const open = await longestTaskSince(page, opening)
  const refusing = await now(page)
  await page.getByRole('button', { name: /^Generate and send/ }).click()
  await form.getByRole('region', { name: /need.? your attention/ }).waitFor()
  const errors = await longestTaskSince(page, refusing)
  await page.context().close()

  const reader = await slowPage(browser, product, 'admin@tokhai.example')
  await reader.goto(`${product.origin}/en/report?settings=declarations`)
  await reader.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).waitFor()
  await reader.waitForLoadState('networkidle')
  await reader
    .getByRole('grid', { name: 'Declarations' })
    .getByRole('row')
    .filter({ hasText: 'Accepted' })
    .first()
    .click()
  const button = reader.getByRole('button', { name: 'Preview' }).last()
  await button.waitFor()
  const cdp = await reader.context().newCDPSession(reader)
  await cdp.send('Network.enable')
  let previewBytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    previewBytes += encodedDataLength
  })
  const asked = await now(reader)
  await button.click()
  await reader.locator('iframe').waitFor()
  const preview = (await now(reader)) - asked
  await reader.context().close()
  return { open, errors, preview, previewBytes }
}

const runs = 5

/** What people wait for on a slow computer and a mobile network: medians of five runs. */
export async function pageFigures(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await openBrowser()
  try {
    const signIns = []
    for (let run = 0; run < runs; run += 1) signIns.push(await measureSignIn(browser, product))
    const forms = []
    for (let run = 0; run < runs; run += 1) forms.push(await measureForm(browser, product))
    const ms = (name: string, values: readonly number[], aim?: number): Figure => ({
      name,
      value: median(values),
      unit: 'ms',
      ...(aim === undefined ? {} : { aim }),
    })
    return [
      { name: 'sign-in: requests', value: median(signIns.map(({ requests }) => requests)), unit: '', aim: 12 },
      ms(
        'sign-in: first contentful paint',
        signIns.map(({ first }) => first),
      ),
      ms(
        'sign-in: largest contentful paint',
        signIns.map(({ paint }) => paint),
        1200,
      ),
      ms(
        'form opens: longest task',
        forms.map(({ open }) => open),
        200,
      ),
      ms(
        'error summary: longest task',
        forms.map(({ errors }) => errors),
        200,
      ),
      ms(
        'preview: from button to page',
        forms.map(({ preview }) => preview),
        2500,
      ),
      { name: 'preview: fetched for it', value: median(forms.map(({ previewBytes }) => previewBytes)), unit: 'B' },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
