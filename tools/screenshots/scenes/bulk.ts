import { fewAppearances, type Scene, type Stage } from '../scene.ts'
import { interfere, type Interference } from './interference.ts'
import { account, openList } from './list.ts'

/** Selects the first page and begins to send it: drafts, and what cannot be sent. */
const review = async (stage: Stage, interference: Interference = {}): Promise<void> => {
  const { page, translate } = stage
  await interfere(page, stage, interference)
  const rows = await openList(stage)
  await rows.first().getByRole('checkbox').click()
  await page.getByRole('button', { name: new RegExp(`^${translate('Send')}`) }).click()
  await page.getByRole('button', { name: translate('Sign and send') }).waitFor()
}

const states: readonly {
  readonly name: string
  readonly interference?: Interference
  /** What is waited for once the sending has begun; absent where it is not begun. */
  readonly until?: string
}[] = [
  { name: 'bulk-review' },
  { name: 'bulk-running', interference: { generate: 'silent' }, until: 'Stop sending' },
  { name: 'bulk-halted', interference: { generate: 'lost' }, until: 'Go on' },
  { name: 'bulk-summary', until: 'Done' },
]

/** A sending of several declarations from the list. */
export const bulkScenes: readonly Scene[] = states.map(({ name, interference, until }) => ({
  name,
  account,
  appearances: fewAppearances,
  play: async (stage) => {
    await review(stage, interference)
    if (until === undefined) return
    await stage.page.getByRole('button', { name: stage.translate('Sign and send') }).click()
    await stage.page.getByRole('button', { name: stage.translate(until), exact: true }).waitFor()
  },
}))
