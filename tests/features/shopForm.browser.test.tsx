import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShopDetail } from '../../src/api/contract/shops.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { serverWithShops, shopRow, ShopsAtPlace } from './support/shopsAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const detail: ShopDetail = {
  ...shopRow('a'),
  email: 'a@b.example',
  fax_no: '',
  logo_url: '',
  auto: false,
  pos_id: [
    { sid: 'p1', pos_no: 'SI-1', del_yn: 'N' },
    { sid: 'p2', pos_no: '004', del_yn: 'Y' },
    { sid: 'p3', pos_no: 'SI-2', del_yn: 'N' },
  ],
  version: 'v1',
}

const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name })
const button = (name: string) => dialog.getByRole('button', { name })
const numbers = (): string[] =>
  dialog
    .getByRole('textbox', { name: /^Number of POS/ })
    .elements()
    .map((element) => (element instanceof HTMLInputElement ? element.value : ''))

const openNew = async (server = serverWithShops([])) => {
  await renderScreen(<ShopsAtPlace />, { server })
  await page.getByRole('button', { name: 'Add a shop' }).click()
  await expect.element(field('Shop name')).toBeVisible()
  return server
}

const openExisting = async (changes: Partial<ShopDetail> = {}, scope: 'ADMIN' | 'USER' = 'ADMIN') => {
  const server = serverWithShops([shopRow('a')])
  server.answer(contract.shopDetail, { ...detail, ...changes })
  await renderScreen(<ShopsAtPlace />, { server, scope })
  await page.getByRole('rowheader', { name: 'Cửa hàng a' }).dblClick()
  await expect.element(field('Shop name')).toHaveValue('Cửa hàng a')
  return server
}

describe('a new shop', () => {
  test('a POS that is removed leaves the focus beside it and is read out', async () => {
    await openNew()
    await button('Add a POS').click()
    await button('Add a POS').click()
    await expect.poll(numbers).toEqual(['001', '002', '003'])
    const remove = async (name: string) => {
      button(name).element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await remove('Remove POS 2')
    await expect.poll(numbers).toHaveLength(2)
    await expect.element(button('Remove POS 2')).toHaveFocus()
    await expect.element(dialog.getByText('POS 2 is removed, 2 left')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.poll(numbers).toHaveLength(1)
    await expect.element(button('Remove POS 1')).toHaveFocus()
    await expect.element(dialog.getByText('POS 2 is removed, 1 left')).toBeInTheDocument()
  })

  test('begins with automatic numbers, is created, and the list is read anew [001-4-07 001-4-08 001-5-12]', async () => {
    const server = await openNew()
    await expect.element(dialog.getByRole('checkbox', { name: 'Automatic' })).toBeChecked()
    await expect.element(field('Number of POS 1')).toHaveAttribute('readonly')
    await button('Add a POS').click()
    await expect.poll(numbers).toEqual(['001', '002'])
    await expectNoViolations()
    await field('Shop name').fill('Quầy A')
    await field('Telephone').fill('024 3926 8888')
    server.answer(contract.createShop, { id: 's', version: 'v' })
    server.keep([shopRow('s', { name: 'Quầy A' })])
    await button('Save').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Created Shop Successfully')).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Quầy A' })).toBeVisible()
    expect(server.callsOf(contract.createShop).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'Quầy A',
        tel_no: '02439268888',
        auto: true,
        pos_id: [
          { sid: '', pos_no: '001', del_yn: 'N' },
          { sid: '', pos_no: '002', del_yn: 'N' },
        ],
      }),
    ])
  })

  test('says at each field what is wrong, and asks the server for nothing [001-5-07 001-5-09 001-5-10]', async () => {
    const server = await openNew()
    await field('E-mail').fill('nobody')
    await field('Telephone').fill('none')
    await button('Save').click()
    await expect.element(dialog.getByText('Enter the name of the shop').first()).toBeVisible()
    await expect.element(dialog.getByText('Invalid email').first()).toBeVisible()
    await expect.element(dialog.getByText('Only digits are allowed here').first()).toBeVisible()
    await expectNoViolations()
    expect(server.callsOf(contract.createShop)).toEqual([])
  })

  test('shows what the server refuses at its field, and stays open [001-7-02 001-8-07]', async () => {
    const server = await openNew()
    server.refuse(contract.createShop, {
      status: 422,
      reason: 'fields.invalid',
      message: '',
      fields: [{ field: 'shop_code', message: 'shop_code_is_taken' }],
    })
    await field('Shop name').fill('Quầy A')
    await field('Shop code').fill('C1')
    await button('Save').click()
    await expect
      .element(dialog.getByText('Another shop of your company has this code', { exact: false }).first())
      .toBeVisible()
    await expect.element(field('Shop code')).toHaveValue('C1')
  })
})

describe('POS numbers by hand', () => {
  test('can be typed once automatic numbers are off, and go on from the highest [001-4-08 001-5-12]', async () => {
    await openExisting()
    await expect.poll(numbers).toEqual(['SI-1', 'SI-2'])
    await button('Add a POS').click()
    await expect.poll(numbers).toEqual(['SI-1', 'SI-2', '005'])
    await field('Number of POS 3').fill('SI-2')
    await button('Save').click()
    await expect
      .element(dialog.getByText('Another POS of this shop has this number', { exact: false }).first())
      .toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /^Number of POS 3:/ })).toBeVisible()
    await dialog.getByText('Automatic').click()
    await expect.poll(numbers).toEqual(['SI-1', 'SI-2', '005'])
  })

  test('are marked where they are saved, and the last one stays [001-4-09 001-5-11]', async () => {
    const server = await openExisting()
    await button('Remove POS 1').click()
    await expect.poll(numbers).toEqual(['SI-2'])
    await expect.element(field('Number of POS 1')).toHaveValue('SI-2')
    await expect.element(button('Remove POS 1')).toHaveAccessibleDescription('The last POS of a shop stays')
    await button('Add a POS').click()
    await button('Remove POS 2').click()
    server.answer(contract.changeShop, { id: 'a', version: 'v2' })
    await button('Save').click()
    await expect.element(page.getByText('Updated Shop Successfully')).toBeVisible()
    expect(server.callsOf(contract.changeShop).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        version: 'v1',
        auto: false,
        pos_id: [
          { sid: 'p1', pos_no: 'SI-1', del_yn: 'Y' },
          { sid: 'p3', pos_no: 'SI-2', del_yn: 'N' },
        ],
      }),
    ])
  })
})

describe('an existing shop', () => {
  test('that a colleague has changed is not overwritten, and opens as it is now', async () => {
    const server = await openExisting()
    server.refuse(contract.changeShop, { status: 409, reason: 'shop.changed', message: '' })
    await field('Address').fill('Huế')
    await button('Save').click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    server.answer(contract.shopDetail, { ...detail, address: 'Đà Nẵng', version: 'v2' })
    await question.getByRole('button', { name: 'Open it as it is now' }).click()
    await expect.element(field('Address')).toHaveValue('Đà Nẵng')
  })

  test('asks before changes are left', async () => {
    await openExisting()
    await field('Address').fill('Huế')
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(page.getByLabelText('open shop')).toHaveTextContent('none')
  })

  test('is read by those who may not save it [001-6-02]', async () => {
    await openExisting({}, 'USER')
    await expect.element(field('Shop name')).toHaveAttribute('readonly')
    await expect.element(button('Add a POS')).not.toBeInTheDocument()
    await expect.element(button('Save')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('that cannot be read says so', async () => {
    const server = serverWithShops([shopRow('a')])
    server.refuse(contract.shopDetail, { status: 404, reason: 'record.absent', message: '' })
    await renderScreen(<ShopsAtPlace />, { server })
    await page.getByRole('rowheader', { name: 'Cửa hàng a' }).dblClick()
    await expect.element(dialog.getByText('This record is no longer there', { exact: false })).toBeVisible()
  })
})
