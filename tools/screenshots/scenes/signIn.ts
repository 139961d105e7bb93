import type { Scene } from '../scene.ts'

export const signInScenes: readonly Scene[] = [
  {
    name: 'sign-in',
    account: null,
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}/login`)
      await page.locator('input[autocomplete="username"]').waitFor()
    },
  },
  {
    name: 'landing',
    account: 'sysadmin@tokhai.example',
    play: async ({ page, origin, locale }) => {
      await page.goto(`${origin}/${locale}/sale/e-invoice`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
]
