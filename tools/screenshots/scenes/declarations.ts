import type { Locator } from 'playwright-core'
import type { Scene, Stage } from '../scene.ts'

const account = 'sysadmin@tokhai.example'

/** The settings dialog on the list of declarations, with its rows; the demo data's newest row is a draft. */
export async function openList({ page, origin, locale }: Stage): Promise<Locator> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=declarations`)
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(1).getByRole('checkbox').waitFor()
  return rows
}

/** Opens the first declaration of the list that has a status. */
async function openOne(stage: Stage, status: string): Promise<void> {
  const rows = await openList(stage)
  await rows.filter({ hasText: stage.words(status) }).first().getByRole('rowheader').click()
  await stage.page.getByRole('heading', { name: stage.words('Legal representative') }).waitFor()
}

export const declarationScenes: readonly Scene[] = [
  {
    name: 'list',
    account,
    play: async (stage) => {
      const rows = await openList(stage)
      await rows.nth(2).getByRole('checkbox').click()
    },
  },
  {
    name: 'certificates',
    account,
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}/sale/e-invoice?settings=digital-signatures`)
      await page.getByRole('grid').getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'form-create',
    account,
    play: async (stage) => {
      await openList(stage)
      await stage.page.getByRole('button', { name: stage.words('Add'), exact: true }).click()
      await stage.page.getByRole('heading', { name: stage.words('New declaration') }).waitFor()
      await stage.page.locator('input[value="0199999984"]').first().waitFor()
    },
  },
  {
    name: 'form-errors',
    account,
    play: async (stage) => {
      await openList(stage)
      await stage.page.getByRole('button', { name: stage.words('Add'), exact: true }).click()
      const field = stage.page.getByRole('textbox', { name: stage.words('Contact person') })
      await field.fill('')
      await stage.page.getByRole('button', { name: stage.words('Generate and send') }).click()
      await stage.page.getByText(stage.words('Enter the contact person')).first().waitFor()
    },
  },
  {
    name: 'picker',
    account,
    play: async (stage) => {
      await openList(stage)
      await stage.page.getByRole('button', { name: stage.words('Add'), exact: true }).click()
      await stage.page.getByRole('button', { name: stage.words('Choose'), exact: true }).click()
      await stage.page.getByRole('dialog').last().getByRole('row').nth(1).waitFor()
    },
  },
  { name: 'form-view', account, play: (stage) => openOne(stage, 'Accepted') },
  { name: 'form-rejected', account, play: (stage) => openOne(stage, 'Rejected') },
  {
    name: 'form-edit',
    account,
    play: async (stage) => {
      await openOne(stage, 'Rejected')
      await stage.page.getByRole('button', { name: stage.words('Edit'), exact: true }).click()
      await stage.page.getByRole('button', { name: stage.words('Cancel edit') }).waitFor()
    },
  },
]
