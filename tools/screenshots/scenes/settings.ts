import type { Scene, Stage } from '../scene.ts'
import { account } from './list.ts'

/** A settings panel that is a form of its own, once this field of it is there. */
async function openPanel({ page, origin, locale, translate }: Stage, panel: string, field: string): Promise<void> {
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=${panel}`)
  await page.getByRole('textbox', { name: translate(field), exact: true }).waitFor()
}

export const settingsScenes: readonly Scene[] = [
  { name: 'account', account, play: (stage) => openPanel(stage, 'account', 'Full name') },
  { name: 'company', account, play: (stage) => openPanel(stage, 'company', 'Vietnamese name') },
]
