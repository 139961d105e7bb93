import type { Page } from 'playwright-core'
import type { TestContext } from 'vitest'

/** Prints what the page shows, as a tree of its roles, where the test has failed: its message names only what was expected. */
export function describeOnFailure(onTestFailed: TestContext['onTestFailed'], page: Page): void {
  onTestFailed(async () => {
    if (page.isClosed()) return
    console.error(`${page.url()}\n${await page.locator('body').ariaSnapshot()}`)
  })
}
