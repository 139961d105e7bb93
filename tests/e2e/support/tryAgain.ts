import type { Locator } from 'playwright-core'

/** Presses a button of trying again, unless news has the page read anew before it could be pressed. */
export async function tryAgain(button: Locator, outcome: Locator): Promise<void> {
  await Promise.any([button.click(), outcome.waitFor()])
  await outcome.waitFor()
}
