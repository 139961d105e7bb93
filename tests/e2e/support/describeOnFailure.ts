import type { Page } from 'playwright-core'
import type { TestContext } from 'vitest'

/** Milliseconds after which a page that does not answer is left. */
const patience = 10_000

/** Prints what the page shows, as a tree of its roles, where the test has failed: its message names only what was expected. */
export function describeOnFailure(onTestFailed: TestContext['onTestFailed'], page: Page): void {
  onTestFailed(async () => {
    if (page.isClosed()) return
    const shown = page.locator('body').ariaSnapshot({ timeout: patience })
    console.error(
      `${page.url()}\n${await shown.catch((error: unknown) => `shows nothing that could be read: ${String(error)}`)}`,
    )
  })
}
