import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Choices } from '../../seedBackend/answers.ts'
import { startSeedBackend, type SeedBackend } from '../../seedBackend/seedBackend.ts'
import { inBrowser, withoutMotion } from './fixtures.ts'
import { keepVisitorTab, quietPage } from './keptTab.ts'
import { startProduct, type Product } from '../../../tools/product/product.ts'

/** What the tests of a file against a backend of the seeds have before them. */
interface SeedFixture {
  readonly product: () => Product
  readonly backend: () => SeedBackend
  readonly page: () => Page
}

/** The product in front of a backend made from the seeds alone, with a page of its own for each test; the backend's memory lasts. */
export const beforeSeedBackend = (choices: Choices): SeedFixture => {
  const fixture = inBrowser({ showsPdf: true })
  let backend: SeedBackend
  let product: Product
  let page: Page
  beforeAll(async () => {
    backend = await startSeedBackend(choices)
    product = await startProduct({ apiOrigin: backend.origin, beginsWith: inject('demoData') })
  })
  afterAll(async () => {
    await product.stop()
    await backend.stop()
  })
  const nextTab = keepVisitorTab(
    () => fixture.browser,
    () => quietPage(product.origin),
    withoutMotion,
  )
  beforeEach(async () => {
    page = (await nextTab()).page
  })
  return { product: () => product, backend: () => backend, page: () => page }
}
