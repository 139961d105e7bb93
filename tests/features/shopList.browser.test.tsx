import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { serverWithShops, shopRow, ShopsAtPlace } from './support/shopsAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const row = (name: string) => page.getByRole('rowheader', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openShop = page.getByLabelText('open shop')

describe('the list of shops', () => {
  test('has its columns and tools in the order of seed 001 section 2.2', async () => {
    const server = serverWithShops([shopRow('a', { shop_code: '', tel_no: '' })])
    await renderScreen(<ShopsAtPlace />, { server })
    await expect.element(row('Cửa hàng a')).toBeVisible()
    const headers = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
    expect(headers.slice(-4)).toEqual(['Shop name', 'Shop code', 'Address', 'Telephone'])
    const cells = page
      .getByRole('gridcell')
      .elements()
      .map(({ textContent }) => textContent)
    expect(cells.slice(-3)).toEqual(['–', 'Hà Nội', '–'])
    const tools = page
      .getByRole('group', { name: 'Shops' })
      .getByRole('button')
      .elements()
      .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)
    expect(tools.slice(-3)).toEqual(['Columns', 'Delete', 'AddF4'])
    await expect.element(button('Filter')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('asks the server for page, order and search [001-9-01 000-2-03]', async () => {
    const server = serverWithShops(Array.from({ length: 12 }, (_, index) => shopRow(`s${index}`)))
    await renderScreen(<ShopsAtPlace />, { server })
    await expect.element(row('Cửa hàng s9')).toBeVisible()
    await button('Next page').click()
    await expect.element(row('Cửa hàng s11')).toBeVisible()
    await page.getByRole('columnheader', { name: 'Address' }).getByRole('button').first().click()
    await page.getByRole('searchbox').fill('s3')
    await userEvent.keyboard('{Enter}')
    await expect.element(row('Cửa hàng s3')).toBeVisible()
    const { query } = server.callsOf(contract.listShops).at(-1) ?? {}
    expect(query).toEqual({ page_number: '0', page_size: '10', search_value: 's3', sort_columns: 'address:asc' })
  })

  test('opens a shop by a double click [001-2.2-01]', async () => {
    await renderScreen(<ShopsAtPlace />, { server: serverWithShops([shopRow('a')]) })
    await row('Cửa hàng a').dblClick()
    await expect.element(openShop).toHaveTextContent('a')
  })

  test('without shops offers to add one [001-2.2-02]', async () => {
    await renderScreen(<ShopsAtPlace />, { server: serverWithShops([]) })
    await expect.element(page.getByText('No shop yet')).toBeVisible()
    await expectNoViolations()
    await button('Add a shop').click()
    await expect.element(openShop).toHaveTextContent('new')
  })

  test('lets those without the rights read only, and says so [001-6-02 002-6-04]', async () => {
    await renderScreen(<ShopsAtPlace />, { server: serverWithShops([]), scope: 'USER' })
    await expect.element(page.getByText('Your account may not add shops. Ask your', { exact: false })).toBeVisible()
    await expect.element(button('Add a shop')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Delete')).toHaveAccessibleDescription('Your account may not delete shops')
  })
})

describe('deleting shops', () => {
  const shops = [shopRow('a'), shopRow('b'), shopRow('c')]
  const startDeleting = async (server: ReturnType<typeof serverWithShops>, ...names: readonly string[]) => {
    await renderScreen(<ShopsAtPlace />, { server })
    for (const name of names)
      await page.getByRole('checkbox', { name: `Select Cửa hàng ${name} (${name.toUpperCase()})` }).click()
    await button('Delete').click()
    return page.getByRole('alertdialog')
  }

  test('asks with their names, deletes them in one call and reads the list anew [001-8-08]', async () => {
    const server = serverWithShops(shops)
    server.answer(contract.deleteShops, { deleted: 2 })
    const dialog = await startDeleting(server, 'a', 'c')
    await expect.element(dialog.getByText('Are you sure you want to delete this shop/these shops?')).toBeVisible()
    await expect.element(dialog.getByText('2 shops and their POS will be gone for good.')).toBeVisible()
    await expect
      .element(dialog.getByRole('list', { name: 'Shops to delete' }))
      .toHaveTextContent('Cửa hàng a (A)Cửa hàng c (C)')
    await expectNoViolations()
    expect(server.callsOf(contract.deleteShops)).toEqual([])
    server.keep([shopRow('b')])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Deleted Shops Successfully')).toBeVisible()
    await expect.element(row('Cửa hàng a')).not.toBeInTheDocument()
    expect(server.callsOf(contract.deleteShops).map(({ body }) => body)).toEqual([{ shop_id: ['a', 'c'] }])
    await expect.element(button('Delete')).toHaveAccessibleDescription('Select at least one shop to delete')
  })

  test('says of each shop in use what uses it, and deletes the others on demand [001-8-07]', async () => {
    const server = serverWithShops(shops)
    server.refuse(contract.deleteShops, {
      status: 409,
      reason: 'shop.inUse',
      message: '',
      fields: [{ field: 'shop_id.1', message: 'used_by_account:2' }],
    })
    const dialog = await startDeleting(server, 'a', 'b')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByText('Some of these shops are in use', { exact: false })).toBeVisible()
    await expect
      .element(dialog.getByRole('list', { name: 'Shops to delete' }))
      .toHaveTextContent('Cửa hàng a (A)Cửa hàng b (B)2 users work in it')
    await expectNoViolations()
    server.answer(contract.deleteShops, { deleted: 1 })
    await dialog.getByRole('button', { name: 'Delete the others' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(contract.deleteShops).map(({ body }) => body)).toEqual([
      { shop_id: ['a', 'b'] },
      { shop_id: ['a'] },
    ])
  })

  test('cannot go on where all of them are in use', async () => {
    const server = serverWithShops(shops)
    const fields = [{ field: 'shop_id.0', message: 'used_by_account:1' }]
    server.refuse(contract.deleteShops, { status: 409, reason: 'shop.inUse', message: '', fields })
    const dialog = await startDeleting(server, 'a')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByText('1 user works in it')).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: 'Delete the others' }))
      .toHaveAccessibleDescription('All of these shops are in use')
  })

  test("shows the server's own message of a refusal without a text [001-7-02 001-8-07]", async () => {
    const server = serverWithShops(shops)
    server.refuse(contract.deleteShops, { status: 409, reason: 'shop.other', message: 'Cửa hàng đang khóa sổ' })
    const dialog = await startDeleting(server, 'a')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByText('Cửa hàng đang khóa sổ', { exact: false })).toBeVisible()
  })
})
