import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumLaunch, headlessShellLaunch } from '../setup/chromium.ts'

/** Chromium without a window; `more` are further flags. */
export const openBrowser = (more: readonly string[] = []): Promise<Browser> => chromium.launch(chromiumLaunch(more))

/** What a page said that a user would never see: exceptions, errors on the console, requests that the page's policy refused. */
export interface Complaints {
  readonly said: readonly string[]
}

/** The headless shell, or Chromium where there is none. */
export const openHeadlessShell = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(headlessShellLaunch(more))

/** A page with its complaints. */
export interface Opened {
  readonly page: Page
  readonly complaints: Complaints
}

/** Ends what hangs, in milliseconds; it measures nothing. */
const longestWait = 60_000

/** A browser context in Vietnam's time zone. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    timezoneId: 'Asia/Ho_Chi_Minh',
    ...options,
  })
  context.setDefaultTimeout(longestWait)
  return context
}

/** What the page complains of from now on. */
export function listenTo(page: Page): Complaints {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    // Chromium asks for this one by itself where what it shows names no icon, such as a picture.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) said.push(message.text())
  })
  return { said }
}

/** Another page of a context, which collects its complaints. */
export async function openTab(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage()
  return { page, complaints: listenTo(page) }
}

/** A page in a browser context of its own. */
export const openPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> =>
  openTab(await openContext(browser, options))
