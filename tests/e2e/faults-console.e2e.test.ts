import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { openBrowser, openPage, type Complaints } from './support/browser.ts'
import { onNow, switchAllOff } from './support/faults.ts'
import { openList } from './support/filing.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

let product: Product
let browser: Browser
let page: Page
let complaints: Complaints

beforeAll(async () => {
  product = await startProduct({ hasFaults: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})
beforeEach(async () => {
  ;({ page, complaints } = await openPage(browser))
  page.setDefaultTimeout(10_000)
  await signIn(page, product.origin, 'admin@tokhai.example', 'en')
})
afterEach(async () => {
  expect(complaints.said.filter((line) => !line.includes('401'))).toEqual([])
  await switchAllOff(product)
  await page.context().close()
})

const mark = () => page.getByRole('complementary', { name: 'Fault console' }).getByRole('button', { name: /Faults|on$/ }).last()
const scenario = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

describe('the fault console', () => {
  it('takes what an address chooses, keeps it for the tab, and leaves the address clean', async () => {
    await page.goto(`${product.origin}/en/sale/e-invoice?settings=declarations&fault=register.refused,pin.locked:once&fault=no.such`)
    await page.getByText('2 faults are on').waitFor()
    expect(new URL(page.url()).search).toBe('?settings=declarations')
    expect(await onNow(product)).toEqual(['register.refused', 'pin.locked'])
    await switchAllOff(product)
    await page.reload()
    await page.getByText('1 fault is on').waitFor()
    expect(await onNow(product)).toEqual(['register.refused'])
  })

  it('lies over open dialogs, switches on and off, and leaves the dialogs open', async () => {
    await openList(page, product.origin)
    await mark().click()
    await expectAccessible(page)
    await scenario('register.conflict').getByRole('checkbox').click({ force: true })
    await page.getByText('1 fault is on').waitFor()
    await scenario('register.conflict').getByRole('combobox').selectOption('once')
    await expect.poll(() => onNow(product)).toEqual(['register.conflict'])
    await scenario('token.absent').getByRole('checkbox').click({ force: true })
    await page.getByText('On now: register.conflict, token.absent').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Switch all off' }).click()
    await expect.poll(() => onNow(product)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Faults to switch on' }).waitFor({ state: 'hidden' })
    await page.getByRole('grid', { name: 'Declarations' }).waitFor()
  })

  it('says that an agent that does not run cannot be switched', async () => {
    await product.stopAgent()
    await mark().click()
    await page.getByText(/its faults cannot be switched/).waitFor()
    await product.startAgent()
  })
})
