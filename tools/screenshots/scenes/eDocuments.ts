import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account } from './list.ts'

/** Opens the list of e-document declarations and waits for its rows. */
async function openList({ page, origin, locale }: Stage): Promise<void> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=e-document-declarations`)
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').waitFor()
}

async function openNew(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openList(stage)
  await page.getByRole('button', { name: translate('Add'), exact: true }).click()
  await page.getByRole('heading', { name: translate('New declaration'), exact: true }).waitFor()
  await page.locator('input[value="0199999984"]').first().waitFor()
}

export const eDocumentScenes: readonly Scene[] = [
  { name: 'e-document-list', account, appearances: fewAppearances, play: openList },
  { name: 'e-document-form', account, appearances: fewAppearances, play: openNew },
  {
    name: 'e-document-usage',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openNew(stage)
      await page
        .getByRole('checkbox', { name: translate('Personal income tax withholding document'), exact: true })
        .uncheck()
      await page.getByRole('button', { name: translate('Generate and send') }).click()
      await page.getByRole('heading', { name: translate('Usage form') }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'pit-overview',
    account: 'pit.admin@tokhai.example',
    appearances: fewAppearances,
    play: async ({ page, origin, locale, translate }) => {
      await page.goto(`${origin}/${locale}`)
      await page.getByRole('heading', { name: translate('Newest declarations') }).waitFor()
    },
  },
  {
    name: 'pit-list-reader',
    account: 'pit.user@tokhai.example',
    appearances: fewAppearances,
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}/?settings=pit-declarations`)
      await page.getByRole('grid').getByRole('row').nth(1).waitFor()
    },
  },
]
