import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { ItemDetail } from '../../src/api/contract/items.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { rateOn } from '../../src/domain/vatRates/rateOn.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { itemRow, ItemsAtPlace, serverWithItems } from './support/itemsAtPlace.tsx'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const { created_at: _, ...listed } = itemRow('a')
const detail: ItemDetail = { ...listed, pur_cost: '', picture: '', product_source: false, version: 'v1' }

const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
const button = (name: string) => dialog.getByRole('button', { name })
const choice = (name: string) => dialog.getByRole('combobox', { name })
const automatic = dialog.getByRole('checkbox', { name: 'Automatic code' })

const openNew = async (server = serverWithItems([])) => {
  await renderScreen(<ItemsAtPlace />, { server })
  await page.getByRole('button', { name: 'Add an item' }).click()
  await expect.element(field('Item name')).toBeVisible()
  return server
}

const openExisting = async (changes: Partial<ItemDetail> = {}) => {
  const server = serverWithItems([itemRow('a')])
  server.answer(contract.itemDetail, { ...detail, ...changes })
  await renderScreen(<ItemsAtPlace />, { server })
  await page.getByRole('rowheader', { name: 'Chè a' }).dblClick()
  await expect.element(field('Item name')).toHaveValue('Chè a')
  return server
}

const fill = async (name: string) => {
  await field('Item name').fill(name)
  await field('Unit of measure').fill('hộp')
  await field('Unit price').fill('1234,50')
}

describe('a new item', () => {
  test('begins in VND with 8% and an automatic code, and is created [001-5-43 001-4-19]', async () => {
    const server = await openNew()
    await expect.element(automatic).toBeChecked()
    await expect.element(field('Item code')).toHaveAttribute('readonly')
    await expect.element(choice('Currency')).toHaveValue('VND')
    await expect.element(choice('VAT rate')).toHaveValue('0.08')
    await expectNoViolations()
    await fill('Chè sen')
    server.answer(contract.createItem, { id: 's', version: 'v', item_code: 'SP000001' })
    await button('Save').first().click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Item has been saved')).toBeVisible()
    expect(server.callsOf(contract.createItem).map(({ body }) => body)).toEqual([
      expect.objectContaining({ item_code: '', product_source: true, unit_prc: '1234.5', curr_cd: 'VND' }),
    ])
  })

  test('says that currencies and VAT rates could not be read, and saves what it shows [001-5-40 001-5-43]', async () => {
    const server = serverWithItems([])
    server.refuse(contract.codeList, { status: 500, reason: 'server.error', message: '' })
    await openNew(server)
    const currencies = page.getByRole('alert').filter({ hasText: 'The currencies could not be read' })
    const rates = page.getByRole('alert').filter({ hasText: 'The VAT rates could not be read' })
    await expect.element(currencies).toBeVisible()
    await expect.element(rates).toBeVisible()
    await expect.element(choice('Currency')).toHaveDisplayValue('VND')
    await expect.element(choice('VAT rate')).toHaveDisplayValue('8%')
    await expectNoViolations()
    server.answerBy(contract.codeList, ({ url }) => [
      ...codeItems(url.pathname.endsWith('/currency') ? 'currency' : 'vat-rate'),
    ])
    await currencies.getByRole('button', { name: 'Try again' }).click()
    await expect.element(currencies).not.toBeInTheDocument()
    await choice('Currency').selectOptions('USD')
    await rates.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rates).not.toBeInTheDocument()
    await fill('Chè sen')
    server.answer(contract.createItem, { id: 's', version: 'v', item_code: 'SP000001' })
    await button('Save').first().click()
    await expect.element(page.getByText('Item has been saved')).toBeVisible()
    expect(server.callsOf(contract.createItem).map(({ body }) => body)).toEqual([
      expect.objectContaining({ curr_cd: 'USD', vat_rate: '0.08' }),
    ])
  })

  test('is followed by another one, each under an id of its own [001-2.8-04]', async () => {
    const server = await openNew()
    server.answer(contract.createItem, { id: 's', version: 'v', item_code: 'SP000001' })
    await fill('Chè sen')
    await button('Save and add another').click()
    await expect.element(field('Item name')).toHaveValue('')
    await expect.element(field('Item name')).toHaveFocus()
    await fill('Chè nhài')
    await button('Save and add another').click()
    await expect.element(field('Item name')).toHaveValue('')
    const bodies = server.callsOf(contract.createItem).map(({ body }) => JSON.stringify(body))
    expect(bodies.map((body) => /"item_name":"([^"]*)"/.exec(body)?.[1])).toEqual(['Chè sen', 'Chè nhài'])
    expect(new Set(bodies.map((body) => /"id":"([^"]*)"/.exec(body)?.[1])).size).toBe(2)
  })

  test('says which rate its flags lead to, and is saved with them', async () => {
    const server = await openNew()
    const day = vietnamDay(new Date())
    const said = (rate: string) => dialog.getByText(`${rate} on today’s invoices`, { exact: false })
    const excepted = { rate: '10%', notReduced: true, specialConsumption: false }
    await expect.element(said(rateOn({ ...excepted, notReduced: false }, day))).toBeVisible()
    await choice('VAT rate').selectOptions('KCT')
    await expect.element(dialog.getByText('KCT on today’s invoices.', { exact: true })).toBeVisible()
    await choice('VAT rate').selectOptions('0.08')
    await dialog.getByText('Special consumption tax', { exact: true }).click()
    await expect.element(dialog.getByText('only petrol has 8%', { exact: false })).toBeVisible()
    await dialog.getByText('Not reduced', { exact: true }).click()
    await expect.element(said(rateOn(excepted, day))).toBeVisible()
    await expectNoViolations()
    await fill('Thép cuộn')
    await button('Save').first().click()
    await expect.element(dialog.getByText('8% is a reduced rate', { exact: false }).first()).toBeVisible()
    expect(server.callsOf(contract.createItem)).toEqual([])
    await choice('VAT rate').selectOptions('0.1')
    server.answer(contract.createItem, { id: 's', version: 'v', item_code: 'SP000001' })
    await button('Save').first().click()
    await expect.element(page.getByText('Item has been saved')).toBeVisible()
    expect(server.callsOf(contract.createItem).map(({ body }) => body)).toEqual([
      expect.objectContaining({ vat_rate: '0.1', not_reduced: true, special_consumption: true }),
    ])
  })

  test('is not saved by Enter [001-2.8-05]', async () => {
    const server = await openNew()
    await fill('Chè sen')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Unit price')).toHaveFocus()
    expect(server.callsOf(contract.createItem)).toEqual([])
  })

  test('says at each field what is wrong, and asks the server for nothing [001-5-40 001-5-41 001-5-42]', async () => {
    const server = await openNew()
    await dialog.getByText('Automatic code').click()
    await field('Purchase cost').fill('-1')
    await button('Save').first().click()
    for (const message of [
      'Item code is required',
      'Item name is required',
      'Unit of measure is required',
      'Unit price is required',
      'This cannot be less than 0',
    ])
      await expect.element(dialog.getByText(message).first()).toBeVisible()
    await expectNoViolations()
    await choice('Currency').selectOptions('USD')
    await field('Unit price').fill('1,234')
    await button('Save').first().click()
    await expect.element(dialog.getByText('At most 2 digits may stand behind the comma').first()).toBeVisible()
    expect(server.callsOf(contract.createItem)).toEqual([])
  })

  test('writes amounts out as people read them, once they are left [001-5-42]', async () => {
    await openNew()
    await field('Unit price').fill('1234567.5')
    await userEvent.tab()
    await expect.element(field('Unit price')).toHaveValue('1.234.567,5')
    await field('Purchase cost').fill('a lot')
    await userEvent.tab()
    await expect.element(field('Purchase cost')).toHaveValue('a lot')
  })

  test('shows what the server refuses at its field, and stays open [001-8-17]', async () => {
    const server = await openNew()
    server.refuse(contract.createItem, {
      status: 422,
      reason: 'fields.invalid',
      message: '',
      fields: [{ field: 'item_code', message: 'item_code_is_taken' }],
    })
    await dialog.getByText('Automatic code').click()
    await field('Item code').fill('A-1')
    await fill('Chè sen')
    await button('Save').first().click()
    await expect
      .element(
        dialog
          .getByText('Another item of your company has this code or one that looks like it: choose another one')
          .first(),
      )
      .toBeVisible()
    await expect.element(field('Item code')).toHaveValue('A-1')
    await expect.element(field('Unit price')).toHaveValue('1.234,5')
  })
})

describe('an existing item', () => {
  test('is saved over the version that was opened [001-2.8-04]', async () => {
    const server = await openExisting()
    await expect.element(field('Unit price')).toHaveValue('1.234.567,5')
    await expect.element(button('Save and add another')).not.toBeInTheDocument()
    await field('Memo').fill('mới')
    server.answer(contract.changeItem, { id: 'a', version: 'v2', item_code: 'A' })
    await button('Save').click()
    await expect.element(page.getByText('Item has been updated')).toBeVisible()
    expect(server.callsOf(contract.changeItem).map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 'v1', memo: 'mới', item_code: 'A', unit_prc: '1234567.5' }),
    ])
  })

  test('with an automatic code keeps it, checked and locked [001-4-19]', async () => {
    await openExisting({ product_source: true })
    await expect.element(automatic).toBeChecked()
    await expect.element(automatic).toBeDisabled()
    await expect.element(field('Item code')).toHaveAttribute('readonly')
    await expect.element(field('Item code')).toHaveValue('A')
  })

  test('shows a status that changes nothing [001-4-20]', async () => {
    await openExisting()
    await expect.element(dialog.getByText('Every item is active: this choice is not used yet')).toBeVisible()
  })

  test('keeps its picture, and can be saved without it', async () => {
    const server = await openExisting({ picture: '/api/images/x.png' })
    await expect.element(dialog.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', '/api/images/x.png')
    server.answer(contract.changeItem, { id: 'a', version: 'v2', item_code: 'A' })
    await dialog.getByRole('button', { name: /Remove/ }).click()
    await button('Save').click()
    await expect.element(page.getByText('Item has been updated')).toBeVisible()
    expect(server.callsOf(contract.changeItem).map(({ body }) => body)).toEqual([
      expect.objectContaining({ picture: '' }),
    ])
  })

  test('that a colleague has changed is not overwritten, and opens as it is now', async () => {
    const server = await openExisting()
    server.refuse(contract.changeItem, { status: 409, reason: 'item.changed', message: '' })
    await field('Memo').fill('mới')
    await button('Save').click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    server.answer(contract.itemDetail, { ...detail, memo: 'của đồng nghiệp', version: 'v2' })
    await question.getByRole('button', { name: 'Open it as it is now' }).click()
    await expect.element(field('Memo')).toHaveValue('của đồng nghiệp')
  })

  test('asks before changes are left', async () => {
    await openExisting()
    await field('Memo').fill('mới')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(page.getByLabelText('open item')).toHaveTextContent('none')
  })

  test('that cannot be read says so', async () => {
    const server = serverWithItems([itemRow('a')])
    server.refuse(contract.itemDetail, { status: 404, reason: 'record.absent', message: '' })
    await renderScreen(<ItemsAtPlace />, { server })
    await page.getByRole('rowheader', { name: 'Chè a' }).dblClick()
    await expect.element(dialog.getByText('This record is no longer there', { exact: false })).toBeVisible()
  })
})
