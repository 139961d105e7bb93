import { sessionLifetime } from '../../../src/domain/session.ts'
import { signIn } from '../../product/signIn.ts'
import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { account, openList, selectDraft } from './list.ts'

/** Opens the palette where the focus is, once the font of its Korean line is known. */
async function openPalette({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Noto Sans KR')))
  await page.keyboard.press('Control+k')
  await page.locator('.ui-palette-search input').waitFor()
}

/** Signs in on this very page, which then knows the user id and asks for the password only. */
async function openListAnew(stage: Stage): Promise<void> {
  await signIn(stage.page, stage.origin, account, stage.locale)
  await openList(stage)
}

/** The warning, five minutes before the session's end. */
async function openWarning(stage: Stage): Promise<void> {
  const { page } = stage
  await page.clock.install()
  await openListAnew(stage)
  await page.clock.fastForward((sessionLifetime - 290) * 1000)
  await page.getByRole('alertdialog').waitFor()
}

export const shellScenes: readonly Scene[] = [
  {
    name: 'palette',
    account,
    play: async (stage) => {
      await selectDraft(stage)
      await openPalette(stage)
    },
  },
  {
    name: 'palette-search',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await openList(stage)
      await openPalette(stage)
      await stage.page.keyboard.type(stage.locale === 'ko' ? '언어' : 'ngon ngu')
    },
  },
  {
    name: 'keys',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await openList(stage)
      await stage.page.keyboard.press('?')
      await stage.page.getByRole('dialog', { name: stage.translate('Keys') }).waitFor()
    },
  },
  { name: 'session-warning', account: null, appearances: fewAppearances, play: openWarning },
  {
    name: 'session-renewal',
    account: null,
    appearances: fewAppearances,
    play: async (stage) => {
      await openWarning(stage)
      await stage.page.getByRole('button', { name: stage.translate('Log in again now') }).click()
      await stage.page.locator('input[autocomplete="current-password"]').waitFor()
    },
  },
  {
    name: 'session-expired',
    account: null,
    appearances: fewAppearances,
    play: async (stage) => {
      await openListAnew(stage)
      await stage.page.context().clearCookies()
      await stage.page.getByRole('grid').getByRole('rowheader').first().click()
      await stage.page.locator('input[autocomplete="current-password"]').waitFor()
    },
  },
  {
    name: 'faults',
    account,
    appearances: fewAppearances,
    hasFaults: true,
    play: async (stage) => {
      const { page, translate } = stage
      await openList(stage)
      await page.getByRole('button', { name: translate('Faults') }).click()
      await page
        .getByRole('checkbox', { name: translate('The connection breaks off before anything is registered') })
        .scrollIntoViewIfNeeded()
    },
  },
]
