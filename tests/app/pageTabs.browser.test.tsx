import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { arrive } from './arrive.tsx'

const tabs = page.getByRole('navigation', { name: 'e-PIT certificate' })
const names = () =>
  tabs
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

const open = ['Overview', 'PIT certificates', 'Corrections', 'Error notices', 'Numbers waiting']

test.each([
  ['USER PIT', open],
  ['ADMIN PIT', [...open, 'Sums by taxpayer', 'Rights']],
] as const)(
  'pages of two areas under one tab of the bar are linked in their order: for %s',
  async (scope, expected) => {
    await arrive({ path: '/en/e-pit/error-notices', scope })
    await expect.poll(names).toEqual(expected)
    await expect.element(tabs.getByRole('link', { name: 'Error notices' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Corrections' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Correct a PIT certificate' })).toBeVisible()
    await expect.poll(names).toEqual(expected)
  },
)

test('a page without a tab of its own has that of the page it belongs to as the current one', async () => {
  await arrive({ path: '/en/e-pit/status/cancel', scope: 'ADMIN PIT' })
  await expect.element(tabs.getByRole('link', { name: 'Corrections' })).toHaveAttribute('aria-current', 'page')
})
