import { expect, it } from 'vitest'
import { asStaff } from './support/fixtures.ts'
import { openTab } from '../../tools/product/browser.ts'

const fixture = asStaff({})

it('a shop and a declaration are found from any page without diacritics, and opened by the keyboard alone', async () => {
  const { context, product } = fixture
  const { page } = await openTab(context)
  await page.goto(`${product.origin}/en/sale/e-invoice`)
  await page.getByRole('main').getByRole('link').first().waitFor()
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const find = async (text: string) => {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox', { name: 'Commands' }).waitFor()
    await page.keyboard.type(text)
  }
  await find('sao mai doi can')
  await palette.getByRole('option', { name: /Cửa hàng Sao Mai Xanh Đội Cấn SMX-HN01/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('input[value="SMX-HN01"]').waitFor()
  expect(new URL(page.url()).searchParams.get('settings')).toBe('shops')
  await page.keyboard.press('Escape')
  await page.getByRole('grid', { name: 'Shops' }).waitFor()
  await find('dktd 2026')
  const filed = palette.getByRole('group', { name: 'Declarations' })
  await filed.getByRole('option').nth(4).waitFor()
  await filed.getByRole('option', { name: 'Show all for “dktd 2026”' }).click()
  await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('dktd 2026')
})
