import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account } from './list.ts'

/** The settings dialog on the list of shops, with its rows. */
async function openShops({ page, origin, locale }: Stage, search = ''): Promise<void> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=shops${search}`)
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').waitFor()
}

export const shopScenes: readonly Scene[] = [
  { name: 'shops', account, play: (stage) => openShops(stage) },
  {
    name: 'shops-in-use',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openShops(stage)
      await page.getByRole('grid').getByRole('row').first().getByRole('checkbox').click()
      await page.getByRole('button', { name: translate('Delete'), exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: translate('Delete'), exact: true }).click()
      await dialog.getByRole('button', { name: translate('Delete the others') }).waitFor()
    },
  },
  {
    name: 'shop-form',
    account,
    play: async (stage) => {
      const { page } = stage
      await openShops(stage)
      await page.getByRole('rowheader').first().dblclick()
      await page.getByRole('textbox', { name: stage.translate('Shop name') }).waitFor()
    },
  },
]
