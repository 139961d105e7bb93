import type { Scene, Stage } from '../scene.ts'
import { fewLooks } from '../scene.ts'
import { interfere } from './interference.ts'
import { account, openList, overtaken, rowOf } from './list.ts'

/** Opens the newest declaration of the list in a status. */
export async function openOne(stage: Stage, status: string): Promise<void> {
  const row = await rowOf(stage, status)
  await row.getByRole('rowheader').click()
  await stage.page.getByRole('heading', { name: stage.words('Legal representative') }).waitFor()
}

/** Opens the form of a new declaration with the company's data in it. */
async function openNew(stage: Stage): Promise<void> {
  const { page, words } = stage
  await openList(stage)
  await page.getByRole('button', { name: words('Add'), exact: true }).click()
  await page.getByRole('heading', { name: words('New declaration'), exact: true }).waitFor()
  await page.locator('input[value="0199999984"]').first().waitFor()
}

export const declarationScenes: readonly Scene[] = [
  { name: 'form-create', account, play: openNew },
  {
    name: 'form-errors',
    account,
    play: async (stage) => {
      const { page, words } = stage
      await openNew(stage)
      await page.getByRole('textbox', { name: words('Contact person') }).fill('')
      await page.getByRole('button', { name: words('Generate and send') }).click()
      await page.getByText(words('Enter the contact person')).first().waitFor()
    },
  },
  {
    name: 'picker',
    account,
    play: async (stage) => {
      const { page, words } = stage
      await openNew(stage)
      await page.getByRole('button', { name: words('Choose'), exact: true }).click()
      await page.getByRole('dialog').last().getByRole('row').nth(1).waitFor()
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
  {
    name: 'form-not-sent',
    account,
    looks: fewLooks,
    play: async (stage) => {
      const { page, words } = stage
      await interfere(page, stage, { agent: 'lost' })
      await openNew(stage)
      await page.getByRole('combobox', { name: words('Declaration type') }).selectOption('2')
      await page.getByRole('button', { name: words('Choose'), exact: true }).click()
      await page.getByRole('dialog').last().getByRole('grid').getByRole('row').nth(1).dblclick()
      await page.getByRole('combobox', { name: words('Form type') }).selectOption('1')
      await page.getByRole('button', { name: words('Generate and send') }).click()
      await page
        .getByRole('heading', { name: words('The signing application is not installed or not running') })
        .waitFor()
      await page.getByRole('button', { name: words('Stop signing') }).click()
      const [before = '', after = ''] = words('Saved as draft {reference}').split('{reference}')
      await page.locator('.ui-banner').filter({ hasText: before }).filter({ hasText: after }).waitFor()
    },
  },
  {
    name: 'form-changed-by-another',
    account,
    looks: fewLooks,
    play: async (stage) => {
      const { page, words } = stage
      await page.route('**/declarations/save-draft', (route) => route.fulfill(overtaken('declaration.changed')))
      await openOne(stage, 'Rejected')
      await page.getByRole('button', { name: words('Edit'), exact: true }).click()
      await page.getByRole('textbox', { name: words('Contact person') }).fill('Hoàng Thị Mai')
      await page.getByRole('button', { name: words('Save as draft') }).click()
      await page.getByText(words('This declaration was changed after you opened it')).waitFor()
    },
  },
]
