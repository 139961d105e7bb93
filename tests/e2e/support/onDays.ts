import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { openContext, openTab, type Complaints } from '../../../tools/product/browser.ts'
import { startProduct, type AuthoritySettings, type Product } from '../../../tools/product/product.ts'
import { enterAs } from './besidePage.ts'
import { describeOnFailure } from './describeOnFailure.ts'
import { withoutMotion } from './fixtures.ts'

interface DaysOptions extends AuthoritySettings {
  readonly userId: string
  /** The days that are reached one after another, `YYYY-MM-DD` in Vietnam; the product is started on the first. */
  readonly days: readonly [string, ...string[]]
}

/** What tests of chosen days have before them. Hooks put it there. */
export class DaysFixture {
  product!: Product
  /** Of the day that was reached last. */
  page!: Page
  complaints!: Complaints
  /** Goes on to a later day, in another window where the same person is signed in. */
  reach!: (day: string) => Promise<void>
}

const nineInVietnam = (day: string): Date => new Date(`${day}T02:00:00.000Z`)

/** Windows whose clocks begin on these days. Playwright reckons their time from when this process says that it was set, so that it has to be in earnest. */
const openWindows = async (browser: Browser, days: readonly string[]): Promise<Map<string, BrowserContext>> => {
  const windows = new Map<string, BrowserContext>()
  for (const day of days) {
    const context = await openContext(browser, withoutMotion)
    await context.clock.install({ time: nineInVietnam(day) })
    windows.set(day, context)
  }
  return windows
}

/** The product on chosen days: server and agent run in this process, and take their time from its `Date`, which stands still. */
export function onDays(
  fixture: { readonly browser: Browser },
  { userId, days, ...authority }: DaysOptions,
): DaysFixture {
  const on = new DaysFixture()
  let windows: Map<string, BrowserContext>
  on.reach = async (day) => {
    const context = windows.get(day)
    if (context === undefined) throw new Error(`${day} is none of the days of these tests`)
    vi.setSystemTime(nineInVietnam(day))
    await enterAs(context, on.product.origin, userId)
    Object.assign(on, await openTab(context))
  }
  beforeAll(async () => {
    windows = await openWindows(fixture.browser, days)
    vi.setSystemTime(nineInVietnam(days[0]))
    on.product = await startProduct({ isInThisProcess: true, receiptSeconds: 0, decisionSeconds: 0, ...authority })
    await on.reach(days[0])
  })
  beforeEach(({ onTestFailed }) => describeOnFailure(onTestFailed, on.page))
  afterEach(() => expect(on.complaints.said).toEqual([]))
  afterAll(async () => {
    for (const context of windows.values()) await context.close()
    await on.product.stop()
    vi.useRealTimers()
  })
  return on
}
