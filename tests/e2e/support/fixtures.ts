import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject, test } from 'vitest'
import {
  openBrowser,
  openContext,
  openHeadlessShell,
  type Complaints,
  type Opened,
} from '../../../tools/product/browser.ts'
import { enterAs } from './besidePage.ts'
import { countDeclarations, openList } from './filing.ts'
import { describeOnFailure } from './describeOnFailure.ts'
import { keepTab, keepVisitorTab, quietPage } from './keptTab.ts'
import { withoutOptimisingCompilers } from '../../../tools/setup/chromium.ts'
import { startProduct, type Product, type ProductOptions } from '../../../tools/product/product.ts'

/** What the tests of a file have before them. Hooks put it there: a test may take it, the body of its file may not. */
class Fixture {
  /** Goes on to the next files of the worker. */
  browser!: Browser
}
class ProductFixture extends Fixture {
  /** The file's own. */
  product!: Product
}
class VisitorFixture extends ProductFixture {
  page!: Page
  complaints!: Complaints
}
class StaffFixture extends ProductFixture {
  /** Of staff who may do everything. */
  context!: BrowserContext
}
class TabFixture extends StaffFixture {
  page!: Page
  complaints!: Complaints
}
class ListFixture extends TabFixture {
  /** How many declarations the list counts when the test begins. */
  before!: number
}

/**
 * Playwright waits for what moves to stand still, and Chromium draws each frame of it on the processor. The main journey moves, in three
 * browsers (everyBrowser).
 */
export const withoutMotion = { reducedMotion: 'reduce' } as const

/** What a file asks of its product and of its browser. */
interface FixtureOptions extends ProductOptions {
  /** Shows a PDF in a page: Chromium has a viewer, its headless shell has none. */
  readonly showsPdf?: boolean
}

const inWorker = test
  .extend('flags', { scope: 'worker' }, (): readonly string[] => [])
  .extend('shell', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await openHeadlessShell(flags)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('chromium', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await openBrowser([withoutOptimisingCompilers, ...flags])
    onCleanup(() => browser.close())
    return browser
  })

/** Starts the browser that is named and not the other one. */
function provideBrowser<On extends Fixture>(fixture: On, { showsPdf = false }: FixtureOptions): On {
  if (showsPdf)
    inWorker.beforeAll(({ chromium }) => {
      fixture.browser = chromium
    })
  else
    inWorker.beforeAll(({ shell }) => {
      fixture.browser = shell
    })
  return fixture
}

function provideProduct<On extends ProductFixture>(fixture: On, options: FixtureOptions): On {
  beforeAll(async () => {
    fixture.product = await startProduct({ isInThisProcess: true, ...options, beginsWith: inject('demoData') })
  })
  afterAll(() => fixture.product.stop())
  return provideBrowser(fixture, options)
}

function provideSession<On extends StaffFixture>(fixture: On, options: FixtureOptions): On {
  provideProduct(fixture, options)
  beforeAll(async () => {
    fixture.context = await openContext(fixture.browser, withoutMotion)
    await enterAs(fixture.context, fixture.product.origin, 'admin@tokhai.example')
    // This tab keeps the window open: a window for each test would take much longer.
    await fixture.context.newPage()
  })
  afterAll(() => fixture.context.close())
  return fixture
}

/** Gives each test a tab, which is described where the test fails. */
function provideEachTab(fixture: VisitorFixture | TabFixture, nextTab: () => Promise<Opened>): void {
  beforeEach(async ({ onTestFailed }) => {
    Object.assign(fixture, await nextTab())
    describeOnFailure(onTestFailed, fixture.page)
  })
}

function provideTab<On extends TabFixture>(fixture: On, options: FixtureOptions): On {
  provideSession(fixture, options)
  let nextTab: () => Promise<Opened>
  beforeAll(async () => {
    const { context, product } = fixture
    nextTab = keepTab(context, () => quietPage(product.origin), await context.cookies())
  })
  provideEachTab(fixture, () => nextTab())
  return fixture
}

/** Tests with a browser. */
export const inBrowser = (options: Pick<FixtureOptions, 'showsPdf'> = {}): Fixture =>
  provideBrowser(new Fixture(), options)

/** Tests of the product, each in a tab where nothing is kept and nobody is signed in. @param how what the browser is like */
export function asVisitor(options: FixtureOptions = {}, how: BrowserContextOptions = withoutMotion): VisitorFixture {
  const fixture = provideProduct(new VisitorFixture(), options)
  const nextTab = keepVisitorTab(
    () => fixture.browser,
    () => quietPage(fixture.product.origin),
    how,
  )
  provideEachTab(fixture, nextTab)
  return fixture
}

/** Tests of the product in one browser, where staff are signed in. */
export const asStaff = (options: FixtureOptions = {}): StaffFixture => provideSession(new StaffFixture(), options)

/** Tests of the product in one browser, where staff are signed in and nothing else is kept; each in a tab of its own, without a page yet. */
export function inTab(options: FixtureOptions = {}): TabFixture {
  return provideTab(new TabFixture(), options)
}

/** The same, each in a tab that shows the list. */
export function atTheList(options: FixtureOptions = {}): ListFixture {
  const fixture = provideTab(new ListFixture(), options)
  beforeEach(async () => {
    await openList(fixture.page, fixture.product.origin)
    fixture.before = await countDeclarations(fixture.page)
  })
  return fixture
}
