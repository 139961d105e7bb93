import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { listenTo, openContext, openTab, type Opened } from '../../../tools/product/browser.ts'

/** A file of the product that runs no script. */
const quietFile = '/favicon.svg'

/** Leaves a tab without listeners, routes, storage and tabs beside it, at a page of the origin that does nothing. */
async function clear(page: Page, quiet: string): Promise<void> {
  for (const event of ['request', 'console', 'pageerror'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const others = page.context().pages()
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()))
  await page.goto(quiet)
  await page.evaluate(() => {
    window.sessionStorage.clear()
    window.localStorage.clear()
  })
  await page.mouse.move(0, 0)
}

/**
 * Gives a tab where nothing is kept but the given cookies, as often as it is asked. It is the same tab as long as that lives: another one
 * costs a process, which compiles every script anew ([0415](../../../docs/decisions/tests.md#0415)).
 *
 * @param quiet address of a page that does nothing, of the origin whose storage is cleared
 */
export function keepTab(context: BrowserContext, quiet: () => string, cookies: Cookie[] = []): () => Promise<Opened> {
  let kept: Page | null = null
  return async () => {
    await context.clearCookies()
    await context.addCookies(cookies)
    if (kept !== null && !kept.isClosed()) {
      await clear(kept, quiet())
      return { page: kept, complaints: listenTo(kept) }
    }
    const opened = await openTab(context)
    kept = opened.page
    opened.page.once('crash', () => (kept = null))
    return opened
  }
}

/** The page of an origin of the product that does nothing. */
export const quietPage = (origin: string): string => `${origin}${quietFile}`

/** A tab for each test of a file, where nobody is signed in. @param quiet as of `keepTab` */
export function keepVisitorTab(
  browser: () => Browser,
  quiet: () => string,
  options: BrowserContextOptions,
): () => Promise<Opened> {
  let context: BrowserContext
  let next: () => Promise<Opened>
  beforeAll(async () => {
    context = await openContext(browser(), options)
    next = keepTab(context, quiet)
  })
  afterAll(() => context.close())
  return () => next()
}
