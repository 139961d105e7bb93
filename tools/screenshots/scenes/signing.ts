import type { Scene } from '../scene.ts'
import { fewLooks } from '../scene.ts'
import { openList } from './declarations.ts'
import { interfere } from './interference.ts'
import { signingStates } from './signingStates.ts'

/** The newest draft of the list on its way, as far as each state lets it. */
export const signingScenes: readonly Scene[] = signingStates.map(({ name, title, interference, isPublic = false }) => ({
  name: `signing-${name}`,
  account: 'sysadmin@tokhai.example',
  isPublic,
  looks: fewLooks,
  play: async (stage) => {
    const { page, words } = stage
    await interfere(page, stage, interference)
    const rows = await openList(stage)
    await rows.nth(1).getByRole('checkbox').click()
    await page.getByRole('button', { name: words('Send'), exact: true }).click()
    await page.getByRole('heading', { name: words(title) }).waitFor()
  },
}))
