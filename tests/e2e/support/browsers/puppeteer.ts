import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type ElementHandle, type JSHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumLaunch } from '../../../../tools/setup/chromium.ts'
import { findFirefox } from '../../../../tools/setup/programs.ts'
import { type Driver, findBody, hasFinder, installFinder, type Target } from './driver.ts'

const asCall = (body: string): string => `(function () { ${body} })()`

/** A script's answer that is an element of the page. */
const isElement = (handle: JSHandle): handle is ElementHandle => handle.asElement() !== null

const findIn = async (page: Page, target: Target): Promise<ElementHandle | null> => {
  if ((await page.evaluate(asCall(hasFinder))) !== true) await page.evaluate(asCall(installFinder))
  const handle = await page.evaluateHandle(asCall(findBody(target)))
  return isElement(handle) ? handle : null
}

const driverOf = (browser: Browser, first: Page, close: () => Promise<void>): Driver => {
  const tabs = [first]
  let page = first
  const withElement = async (target: Target, act: (element: ElementHandle) => Promise<unknown>): Promise<boolean> => {
    const element = await findIn(page, target)
    if (element === null) return false
    await act(element)
    await element.dispose()
    return true
  }
  return {
    goTo: async (url) => void (await page.goto(url)),
    address: () => Promise.resolve(page.url()),
    click: (target) => withElement(target, (element) => element.click()),
    type: (target, text) =>
      withElement(target, async (element) => {
        await element.click({ count: 3 })
        await element.type(text)
      }),
    choose: (target, value) => withElement(target, (element) => element.select(value)),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (body) => page.evaluate(asCall(body)),
    isThere: (target) => withElement(target, async () => {}),
    async valueOf(target) {
      const element = await findIn(page, target)
      return element === null ? null : String(await (await element.getProperty('value')).jsonValue())
    },
    async openTab() {
      page = await browser.newPage()
      tabs.push(page)
    },
    async showTab(place) {
      page = tabs[place] ?? page
      await page.bringToFront()
    },
    putCookie: (name, value) =>
      browser.setCookie({ name, value, domain: new URL(page.url()).hostname, httpOnly: true }),
    pageText: () => page.evaluate(() => document.body.innerText),
    close,
  }
}

const open = async (options: LaunchOptions): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'tokhai-browser-'))
  const browser = await launch({ ...options, userDataDir: profile, defaultViewport: { width: 1366, height: 768 } })
  return driverOf(browser, await browser.newPage(), async () => {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  })
}

/** Chromium over its own protocol. */
export const openChromium = async (): Promise<Driver> => open({ browser: 'chrome', ...chromiumLaunch() })

/** Firefox over WebDriver BiDi. */
export const openFirefox = (): Promise<Driver> => {
  const executablePath = findFirefox()
  if (executablePath === null) throw new Error('there is no Firefox')
  return open({ browser: 'firefox', executablePath, headless: true })
}
