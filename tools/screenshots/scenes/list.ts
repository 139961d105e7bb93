import type { Locator } from 'playwright-core'
import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'

/** Who may do everything, so that every button is there. */
export const account = 'sysadmin@tokhai.example'

/** The settings dialog on the list of declarations, with its rows. */
export async function openList({ page, origin, locale }: Stage): Promise<Locator> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=declarations`)
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(1).getByRole('checkbox').waitFor()
  return rows
}

/** The newest declaration of the list in a status, given in English. */
export async function rowOf(stage: Stage, status: string): Promise<Locator> {
  const rows = await openList(stage)
  return rows.filter({ hasText: stage.translate(status) }).first()
}

/** Selects the newest draft; ends when the marks in its box and in that of the table's head are there. */
export async function selectDraft(stage: Stage): Promise<void> {
  const row = await rowOf(stage, 'Not sent')
  const marks = ['check', 'minus'].map((mark) => stage.page.waitForResponse(new RegExp(`/${mark}-[^/]*[.]svg$`)))
  await Promise.all([row.getByRole('checkbox').click(), ...marks])
}

/** Answers a question of the page with 409: somebody was faster. */
export const overtaken = (reason: string) => ({
  status: 409,
  json: { status: { code: 409, message: reason, reason, fields: [] }, data: null },
})

/** Opens what prints or downloads the newest declarations together. */
async function openOutput(stage: Stage, item: string): Promise<void> {
  const { page, translate } = stage
  const rows = await openList(stage)
  for (const at of [1, 2, 3, 4]) await rows.nth(at).getByRole('checkbox').click()
  await page.getByRole('button', { name: translate('Print or download') }).click()
  await page.getByRole('menuitem', { name: translate(item) }).click()
  await page.getByRole('dialog', { name: translate(item) }).waitFor()
}

export const listScenes: readonly Scene[] = [
  {
    name: 'list-print',
    account,
    appearances: fewAppearances,
    play: (stage) => openOutput(stage, 'Print selected'),
  },
  {
    name: 'list-download',
    account,
    appearances: fewAppearances,
    play: (stage) => openOutput(stage, 'Download selected'),
  },
  {
    name: 'list-filtered',
    account,
    appearances: fewAppearances,
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}/sale/e-invoice?settings=declarations&status=accepted`)
      await page.getByRole('grid').getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'list',
    account,
    play: selectDraft,
  },
  {
    name: 'list-nothing-found',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await openList(stage)
      await stage.page.getByRole('searchbox').fill('POS-DN')
      await stage.page.keyboard.press('Enter')
      await stage.page
        .getByRole('button', { name: stage.translate('Clear the search') })
        .last()
        .waitFor()
    },
  },
  {
    name: 'list-delete',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await selectDraft(stage)
      await stage.page.getByRole('button', { name: stage.translate('Delete'), exact: true }).click()
      await stage.page.getByRole('alertdialog').waitFor()
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
]
