import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type ElementHandle, type JSHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumLaunch } from '../../../../tools/setup/chromium.ts'
import { findFirefox } from '../../../../tools/setup/programs.ts'
import { type Driver, findBody, hasFinder, installFinder, type Target } from './driver.ts'

const asCall = (body: string): string => `(function () { ${body} })()`

/** A script's answer that is an element of the page. */
const isElement = (handle: JSHandle): handle is ElementHandle => handle.asElement() !== null

const driverOf = (page: Page, close: () => Promise<void>): Driver => {
  const find = async (target: Target): Promise<ElementHandle | null> => {
    if ((await page.evaluate(asCall(hasFinder))) !== true) await page.evaluate(asCall(installFinder))
    const handle = await page.evaluateHandle(asCall(findBody(target)))
    return isElement(handle) ? handle : null
  }
  const withElement = async (target: Target, act: (element: ElementHandle) => Promise<unknown>): Promise<boolean> => {
    const element = await find(target)
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
    isThere: (target) => withElement(target, async () => {}),
    pageText: () => page.evaluate(() => document.body.innerText),
    close,
  }
}

const open = async (options: LaunchOptions): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'tokhai-browser-'))
  const browser = await launch({ ...options, userDataDir: profile, defaultViewport: { width: 1366, height: 768 } })
  const page = await browser.newPage()
  return driverOf(page, async () => {
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
