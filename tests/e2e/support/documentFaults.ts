import { msg } from '@lingui/core/macro'
import type { Locator, Page } from 'playwright-core'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import type { Product } from '../../../tools/product/product.ts'
import { enterAs } from './besidePage.ts'
import { switchAllOff, switchOn } from './faults.ts'
import { expectTexts, textsOf } from './languages.ts'

/** What is said where the server breaks down. */
export const broken = textsOf(msg`An error occurred. Please try again later.`)

interface InProduct {
  readonly page: Page
  readonly product: Product
}

/** Opens pages for somebody below an address. */
export const opens =
  (fixture: InProduct, userId: string, place: string) =>
  async (path: string): Promise<Page> => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, userId)
    await page.goto(`${product.origin}/en/${place}/${path}`)
    return page
  }

/** A list that cannot be read says so, and is read once nothing is in the way. */
export const expectReadAgain = async (
  { product }: InProduct,
  scenario: ScenarioName,
  open: () => Promise<Page>,
  shown: (page: Page) => Locator,
): Promise<void> => {
  await switchOn(product, scenario)
  const page = await open()
  await expectTexts(page, broken)
  await switchAllOff(product)
  await page.getByRole('button', { name: 'Try again', exact: true }).first().click()
  await shown(page).waitFor()
}

/** Something that nobody heard the answer to is asked for in its dialog. */
export const askServer = async (submission: Locator): Promise<void> => {
  await submission.getByRole('button', { name: 'Ask the server' }).click()
  await submission.getByRole('button', { name: 'Done' }).click()
}
