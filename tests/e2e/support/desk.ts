import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject, test } from 'vitest'
import { openBrowser, openContext, openPage, openTab, type Complaints } from '../../../tools/product/browser.ts'
import { countDeclarations, openList } from './filing.ts'
import { startProduct, type Product, type ProductOptions } from '../../../tools/product/product.ts'
import { signIn } from '../../../tools/product/signIn.ts'

/** What the tests of a file have before them. Hooks put it there: a test may take it, the body of its file may not. */
class Desk {
  /** Goes on to the next files of the worker. */
  browser!: Browser
}
class ProductDesk extends Desk {
  /** The file's own. */
  product!: Product
}
class VisitorDesk extends ProductDesk {
  page!: Page
  complaints!: Complaints
}
class StaffDesk extends ProductDesk {
  /** Of staff who may do everything. */
  context!: BrowserContext
}
class ListDesk extends StaffDesk {
  page!: Page
  complaints!: Complaints
  /** How many declarations the list counts when the test begins. */
  before!: number
}

const inChromium = test
  .extend('flags', { scope: 'worker' }, (): readonly string[] => [])
  .extend('browser', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await openBrowser(flags)
    onCleanup(() => browser.close())
    return browser
  })

function layBrowser<On extends Desk>(desk: On): On {
  inChromium.beforeAll(({ browser }) => {
    desk.browser = browser
  })
  return desk
}

function layProduct<On extends ProductDesk>(desk: On, options: ProductOptions): On {
  beforeAll(async () => {
    desk.product = await startProduct({ ...options, beginsWith: inject('demoData') })
  })
  afterAll(() => desk.product.stop())
  return layBrowser(desk)
}

function laySession<On extends StaffDesk>(desk: On, options: ProductOptions): On {
  layProduct(desk, options)
  beforeAll(async () => {
    desk.context = await openContext(desk.browser)
    const page = await desk.context.newPage()
    await signIn(page, desk.product.origin, 'admin@tokhai.example', 'en')
    // This tab keeps the window open: a window for each test would take much longer.
    await page.goto('about:blank')
  })
  afterAll(() => desk.context.close())
  return desk
}

/** Tests with a browser. */
export const inBrowser = (): Desk => layBrowser(new Desk())

/** Tests of the product, each in a browser that has never been here. */
export function asVisitor(options: ProductOptions = {}): VisitorDesk {
  const desk = layProduct(new VisitorDesk(), options)
  beforeEach(async () => {
    Object.assign(desk, await openPage(desk.browser))
  })
  afterEach(() => desk.page.context().close())
  return desk
}

/** Tests of the product in one browser, where staff are signed in. */
export const asStaff = (options: ProductOptions = {}): StaffDesk => laySession(new StaffDesk(), options)

/**
 * Tests of the product in one browser, where staff are signed in and nothing else is kept; each in a tab of its own that shows the
 * list.
 */
export function atTheList(options: ProductOptions = {}): ListDesk {
  const desk = laySession(new ListDesk(), options)
  let cookies: Cookie[]
  beforeAll(async () => {
    cookies = await desk.context.cookies()
  })
  beforeEach(async () => {
    await desk.context.setStorageState({ cookies, origins: [] })
    const { page, complaints } = await openTab(desk.context)
    await openList(page, desk.product.origin)
    Object.assign(desk, { page, complaints, before: await countDeclarations(page) })
  })
  afterEach(() => desk.page.close())
  return desk
}
