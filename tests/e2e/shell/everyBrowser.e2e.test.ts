import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { findChromium, findFirefox } from '../../../tools/setup/programs.ts'
import type { Driver } from '../support/browsers/driver.ts'
import { walkInputMethods } from '../support/browsers/inputMethodsJourney.ts'
import { walkInvoice } from '../support/browsers/invoiceJourney.ts'
import { walkMainJourney } from '../support/browsers/mainJourney.ts'
import { twoTabsShop, walkTwoTabs } from '../support/browsers/twoTabs.ts'
import { openChromium, openFirefox } from '../support/browsers/puppeteer.ts'
import { missingForWebKit, openWebKit } from '../support/browsers/webkit.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { startProduct } from '../../../tools/product/product.ts'

/** Codes of all shops of somebody's company. */
const shopCodesOf = async (origin: string, userId: string): Promise<readonly string[]> => {
  const { shops } = await (await signInAs(origin, userId)).get(contract.listShops)
  return shops.map(({ shop_code: code }) => code)
}

interface TestedBrowser {
  readonly name: string
  /** The Debian package that is missing for it, or null. */
  readonly missing: string | null
  readonly open: () => Promise<Driver>
}

const browsers: readonly TestedBrowser[] = [
  { name: 'Chromium', missing: findChromium() === null ? 'chromium' : null, open: openChromium },
  { name: 'Firefox', missing: findFirefox() === null ? 'firefox-esr' : null, open: openFirefox },
  { name: 'WebKit', missing: missingForWebKit(), open: openWebKit },
]

describe.each(browsers)('in $name', ({ missing, open }) => {
  const reason = missing === null ? '' : ` (skipped: no ${missing})`
  const title = 'staff sign in, declare anew, sign with the agent, and the authority accepts [000-1-01]'
  it.skipIf(missing !== null)(`${title}${reason}`, async () => {
    const product = await startProduct({ beginsWith: inject('demoData') })
    onTestFinished(() => product.stop())
    const driver = await open()
    onTestFinished(() => driver.close())
    await walkMainJourney(driver, product.origin, 60_000)
    expect(await driver.address()).toContain('settings=declarations')
  })

  const ofInvoice =
    'an invoice is typed line by line, issued by the agent, and gets its code; each input method types into its cells [002-4.3-01]'
  it.skipIf(missing !== null)(`${ofInvoice}${reason}`, async () => {
    const product = await startProduct({ beginsWith: inject('demoData') })
    onTestFinished(() => product.stop())
    const driver = await open()
    onTestFinished(() => driver.close())
    await walkInvoice(driver, product.origin, 60_000)
    expect(await driver.address()).toContain('/sale/e-invoice')
    await walkInputMethods(driver, product.origin, 60_000)
  })

  const ofTabs = "a form of one company is not saved in another's that a second tab has signed in to"
  it.skipIf(missing !== null)(`${ofTabs}${reason}`, async () => {
    const product = await startProduct({ isInThisProcess: true, beginsWith: inject('demoData') })
    onTestFinished(() => product.stop())
    const driver = await open()
    onTestFinished(() => driver.close())
    await walkTwoTabs(driver, product.origin, 60_000)
    expect(await shopCodesOf(product.origin, 'admin@huongque.example')).not.toContain(twoTabsShop)
    expect(await shopCodesOf(product.origin, 'admin@tokhai.example')).toContain(twoTabsShop)
  })
})
