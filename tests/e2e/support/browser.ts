import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../tools/setup/programs.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's Chromium without a window; `more` are further flags. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium: set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}

/** What a page said that a user would never see: exceptions, errors on the console, requests that the page's policy refused. */
export interface Complaints {
  readonly said: readonly string[]
}

/** A page in a browser context of its own, which collects its complaints. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: Complaints }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, timezoneId: 'Asia/Ho_Chi_Minh', ...options })
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  return { page, complaints: { said } }
}
