import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { interfere } from './interference.ts'
import { account, openList, overtaken, rowOf } from './list.ts'

/** Opens the newest declaration of the list in a status. */
export async function openOne(stage: Stage, status: string): Promise<void> {
  const row = await rowOf(stage, status)
  await row.getByRole('rowheader').click()
  await stage.page.getByRole('heading', { name: stage.translate('Legal representative') }).waitFor()
}

/** Opens the form of a new declaration with the company's data in it. */
export async function openNew(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openList(stage)
  await page.getByRole('button', { name: translate('Add'), exact: true }).click()
  await page.getByRole('heading', { name: translate('New declaration'), exact: true }).waitFor()
  await page.locator('input[value="0199999984"]').first().waitFor()
}

export const declarationScenes: readonly Scene[] = [
  { name: 'form-create', account, play: openNew },
  {
    name: 'form-errors',
    account,
    play: async (stage) => {
      const { page, translate } = stage
      await openNew(stage)
      await page.getByRole('textbox', { name: translate('Contact person') }).fill('')
      await page.getByRole('button', { name: translate('Generate and send') }).click()
      await page.getByText(translate('Enter the contact person')).first().waitFor()
    },
  },
  {
    name: 'picker',
    account,
    play: async (stage) => {
      const { page, translate } = stage
      await openNew(stage)
      await page.getByRole('button', { name: translate('Choose'), exact: true }).click()
      await page.getByRole('dialog').last().getByRole('row').nth(1).waitFor()
    },
  },
  { name: 'form-view', account, play: (stage) => openOne(stage, 'Accepted') },
  { name: 'form-sent', account, play: (stage) => openOne(stage, 'In progress') },
  {
    name: 'verification-report',
    account,
    play: async (stage) => {
      await openOne(stage, 'In progress')
      await stage.page.getByRole('button', { name: stage.translate('Verification report') }).click()
      await stage.page.getByText(stage.translate('What this report cannot know')).waitFor()
    },
  },
  {
    name: 'verification-report-pdf',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openOne(stage, 'In progress')
      await page.getByRole('button', { name: translate('Verification report') }).click()
      await page.getByRole('button', { name: translate('Show as PDF') }).click()
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: translate('Download') })
        .waitFor()
    },
  },
  { name: 'form-rejected', account, play: (stage) => openOne(stage, 'Rejected') },
  {
    name: 'form-edit',
    account,
    play: async (stage) => {
      await openOne(stage, 'Rejected')
      await stage.page.getByRole('button', { name: stage.translate('Edit'), exact: true }).click()
      await stage.page.getByRole('button', { name: stage.translate('Cancel edit') }).waitFor()
    },
  },
  {
    name: 'form-not-sent',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await interfere(page, stage, { agent: 'lost' })
      await openNew(stage)
      await page.getByRole('button', { name: translate('Choose'), exact: true }).click()
      await page.getByRole('dialog').last().getByRole('grid').getByRole('row').nth(1).dblclick()
      await page.getByRole('combobox', { name: translate('Form type') }).selectOption('1')
      await page.getByRole('combobox', { name: translate('Declaration type') }).selectOption('2')
      await page.getByRole('button', { name: translate('Generate and send') }).click()
      await page
        .getByRole('heading', { name: translate('The signing application is not installed or not running') })
        .waitFor()
      await page.getByRole('button', { name: translate('Stop signing') }).click()
      const [before = '', after = ''] = translate('Saved as draft {reference}').split('{reference}')
      await page.locator('.ui-banner').filter({ hasText: before }).filter({ hasText: after }).waitFor()
    },
  },
  {
    name: 'form-changed-by-another',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await page.route('**/declarations/save-draft', (route) => route.fulfill(overtaken('declaration.changed')))
      await openOne(stage, 'Rejected')
      await page.getByRole('button', { name: translate('Edit'), exact: true }).click()
      await page.getByRole('textbox', { name: translate('Contact person') }).fill('Hoàng Thị Mai')
      await page.getByRole('button', { name: translate('Save as draft') }).click()
      await page.getByText(translate('This declaration was changed after you opened it')).waitFor()
    },
  },
]
