import { fewAppearances, type Scene } from '../scene.ts'
import { interfere, type Interference } from './interference.ts'
import { account } from './list.ts'

const states: readonly { readonly name: string; readonly interference: Interference; readonly isPublic?: boolean }[] = [
  { name: 'readiness', interference: {} },
  { name: 'readiness-agent-absent', interference: { agent: 'lost' } },
  { name: 'readiness-not-asked', interference: { permission: 'prompt' }, isPublic: true },
  { name: 'readiness-other-token', interference: { token: { dn_mst: '0312345678', serial_number: '54AB' } } },
]

/** The check of all that signing needs, from the settings. */
export const readinessScenes: readonly Scene[] = states.map(({ name, interference, isPublic = false }) => ({
  name,
  account,
  isPublic,
  appearances: fewAppearances,
  play: async (stage) => {
    const { page, origin, locale, translate } = stage
    await interfere(page, stage, interference)
    await page.goto(`${origin}/${locale}/sale/e-invoice?settings=digital-signatures`)
    await page.getByRole('button', { name: translate('Check signing readiness') }).click()
    await page.getByRole('button', { name: translate('Copy a report for support') }).waitFor()
  },
}))
