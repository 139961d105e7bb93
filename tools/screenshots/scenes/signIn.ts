import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'

async function openSignIn({ page, origin, locale }: Stage): Promise<void> {
  await page.goto(`${origin}/${locale}/login`)
  await page.locator('input[autocomplete="username"]').waitFor()
}

async function tryToSignIn(stage: Stage, userId: string, password: string): Promise<void> {
  const { page } = stage
  await openSignIn(stage)
  await page.locator('input[autocomplete="username"]').fill(userId)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

export const signInScenes: readonly Scene[] = [
  { name: 'sign-in', account: null, play: openSignIn },
  {
    name: 'sign-in-refused',
    account: null,
    appearances: fewAppearances,
    play: async (stage) => {
      await tryToSignIn(stage, 'user@tokhai.example', 'wrong')
      await stage.page.locator('input[autocomplete="current-password"][aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'sign-in-not-active',
    account: null,
    appearances: fewAppearances,
    play: async (stage) => {
      await tryToSignIn(stage, 'pending@tokhai.example', demoPassword)
      await stage.page
        .getByRole('dialog', { name: stage.translate('Your registration information has been received') })
        .waitFor()
    },
  },
  {
    name: 'landing',
    account: 'sysadmin@tokhai.example',
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'coming',
    account: 'sysadmin@tokhai.example',
    play: async ({ page, origin, locale, translate }) => {
      await page.goto(`${origin}/${locale}/sale/e-invoice`)
      await page.getByText(translate('Not part of this version')).waitFor()
    },
  },
]
