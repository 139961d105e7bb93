import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account, openList } from './list.ts'

const kept = {
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision: 'r-1',
  kept_at: '2026-11-20T03:12:00.000Z',
}

const answered = (data: unknown) => ({ status: 200, json: { status: { code: 200, message: '' }, data } })

/** The list, where an earlier visit has left a form. */
async function openOffer(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await page.route('**/unfinished-declarations', (route) => route.fulfill(answered({ unfinished: [kept] })))
  await openList(stage)
  await page.getByRole('button', { name: translate('Continue'), exact: true }).waitFor()
}

async function startNew({ page, translate }: Stage): Promise<void> {
  await page.getByRole('button', { name: translate('Add'), exact: true }).click()
  await page.getByRole('heading', { name: translate('New declaration'), exact: true }).waitFor()
  await page.locator('input[value="0199999984"]').first().waitFor()
}

/** Types into a new form until the server has kept it. */
async function keepOne(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openList(stage)
  await startNew(stage)
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('textbox', { name: translate('Place'), exact: true }).fill('Huế')
  await answer
}

export const unfinishedScenes: readonly Scene[] = [
  { name: 'unfinished-list', account, appearances: fewAppearances, play: openOffer },
  {
    name: 'unfinished-discard',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openOffer(stage)
      await page.route('**/unfinished-declarations/u-1*', (route) => route.abort())
      await page.getByRole('button', { name: translate('Discard'), exact: true }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: translate('Discard it'), exact: true })
        .click()
      await page.getByRole('alert').getByText(translate('The unfinished form was not discarded')).waitFor()
    },
  },
  {
    name: 'unfinished-form',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openOffer(stage)
      await startNew(stage)
      await page.getByRole('textbox', { name: translate('Place'), exact: true }).fill('Huế')
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: translate('Continue'), exact: true })
        .waitFor()
    },
  },
  {
    name: 'unfinished-continued',
    account,
    // The form that it keeps would be offered in a second picture.
    appearances: fewAppearances.slice(0, 1),
    play: async (stage) => {
      const { page, translate } = stage
      await keepOne(stage)
      await openList(stage)
      await page.getByRole('button', { name: translate('Continue'), exact: true }).click()
      await page.getByText(translate('What you had typed is in the form again')).waitFor()
    },
  },
]
