import type { Scene } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { interfere } from './interference.ts'
import { account, selectDraft } from './list.ts'
import { signingStates } from './signingStates.ts'

/** The list's newest draft on its way, as far as each state lets it. */
export const signingScenes: readonly Scene[] = signingStates.map(({ name, title, interference, isPublic = false }) => ({
  name: `signing-${name}`,
  account,
  isPublic,
  appearances: fewAppearances,
  play: async (stage) => {
    const { page, translate } = stage
    await interfere(page, stage, interference)
    await selectDraft(stage)
    await page.getByRole('button', { name: translate('Send'), exact: true }).click()
    await page.getByRole('heading', { name: translate(title) }).waitFor()
  },
}))
