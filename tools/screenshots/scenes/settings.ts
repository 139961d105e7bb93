import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account } from './list.ts'

/** A settings panel that is a form of its own, once this field of it is there. */
async function openPanel({ page, origin, locale, translate }: Stage, panel: string, field: string): Promise<void> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=${panel}`)
  await page.getByRole('textbox', { name: translate(field), exact: true }).waitFor()
}

/** The company once its legal representative is another than the accepted declaration says. */
async function changeRepresentative(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openPanel(stage, 'company', 'Vietnamese name')
  await page.getByRole('button', { name: translate('Edit') }).click()
  await page.getByRole('textbox', { name: translate('Full name'), exact: true }).fill('Lê Thị Minh Châu')
  await page.getByRole('button', { name: translate('Save') }).click()
  await page
    .getByRole('button', { name: translate('File a change of information') })
    .first()
    .waitFor()
}

export const settingsScenes: readonly Scene[] = [
  { name: 'account', account, play: (stage) => openPanel(stage, 'account', 'Full name') },
  { name: 'company', account, play: (stage) => openPanel(stage, 'company', 'Vietnamese name') },
  {
    name: 'company-wrong-papers',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openPanel(stage, 'company', 'Vietnamese name')
      await page.getByRole('button', { name: translate('Edit') }).click()
      await page.getByRole('textbox', { name: translate('Citizen ID') }).fill('001085012345')
      await page.getByRole('textbox', { name: translate('Passport'), exact: true }).fill('C 123')
      await page.getByRole('button', { name: translate('Save') }).click()
      await page.getByRole('textbox', { name: translate('Citizen ID') }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'company-undeclared', account, appearances: fewAppearances, play: changeRepresentative },
  {
    name: 'company-change-of-information',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await changeRepresentative(stage)
      await page
        .getByRole('button', { name: translate('File a change of information') })
        .first()
        .click()
      await page
        .getByRole('dialog', { name: translate('New declaration') })
        .getByRole('combobox')
        .first()
        .waitFor()
    },
  },
]
