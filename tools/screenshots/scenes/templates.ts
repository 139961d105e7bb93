import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account } from './list.ts'

/** The settings dialog on a list of templates, with its rows. */
async function openTemplates({ page, origin, locale }: Stage, panel: string): Promise<void> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=${panel}`)
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').waitFor()
}

const openForm = async (stage: Stage, panel: string, serial: RegExp): Promise<void> => {
  await openTemplates(stage, panel)
  await stage.page.getByRole('rowheader', { name: serial }).last().dblclick()
  await stage.page.getByRole('textbox', { name: stage.translate('Start number') }).waitFor()
}

export const templateScenes: readonly Scene[] = [
  { name: 'templates', account, play: (stage) => openTemplates(stage, 'e-invoice-templates') },
  {
    name: 'templates-documents',
    account,
    appearances: fewAppearances,
    play: (stage) => openTemplates(stage, 'e-document-templates'),
  },
  { name: 'template-form', account, play: (stage) => openForm(stage, 'e-invoice-templates', /MHP/) },
  {
    name: 'template-form-in-use',
    account,
    appearances: fewAppearances,
    play: (stage) => openForm(stage, 'e-invoice-templates', /MHN/),
  },
  {
    name: 'template-form-stopped',
    account,
    appearances: fewAppearances,
    play: (stage) => openForm(stage, 'e-document-templates', /25E$|E$/),
  },
  {
    name: 'template-stop',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await openForm(stage, 'e-invoice-templates', /MHN/)
      const { page, translate } = stage
      await page.getByRole('combobox', { name: translate('Template status') }).selectOption('2')
      await page.keyboard.press('F10')
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
