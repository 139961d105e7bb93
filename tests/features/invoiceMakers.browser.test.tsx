import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { invoiceMakers } from '../../src/api/contract/invoiceChoices.ts'
import { invoiceList } from '../../src/api/contract/invoices.ts'
import { EInvoicesPage } from '../../src/features/eInvoices/list/EInvoicesPage.tsx'
// Chunks that the panel of filters fetches: they are here before it is opened.
import '../../src/features/eInvoices/list/MakerFilter.tsx'
import '../../src/records/filters/fields/FilterFields.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'

const field = page.getByRole('combobox', { name: 'Made by' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** Goes to the field, which scrolls the page, and then types over what stands there. */
const type = async (text: string): Promise<void> => {
  await field.click()
  await userEvent.fill(field, text)
}
const names = () =>
  page
    .getByRole('listbox')
    .getByRole('option')
    .elements()
    .map((element) => element.textContent)

const maker = (id: string, name: string, employee_no = '') => ({ id, name, employee_no })
const people = [maker('u-1', 'Bùi Thị An', 'NV01'), maker('u-2', 'Đỗ Văn Bình'), maker('u-3', 'Lý Minh Châu')]

/** A list's server with makers, of whom it answers two at once. */
const serverOf = (makers = people) => {
  const server = serverOfInvoices([invoiceRow('a')])
  server.answerBy(invoiceMakers, ({ body }) => {
    const asked = v.parse(v.object({ search_value: v.string(), made_by: v.optional(v.string()) }), body)
    const found = makers.filter(
      ({ id, name }) => name.includes(asked.search_value) && (asked.made_by === undefined || id === asked.made_by),
    )
    return { makers: found.slice(0, 2), has_more: found.length > 2 }
  })
  return server
}
const lastAsked = (server: ReturnType<typeof serverOf>) => server.callsOf(invoiceList.list).at(-1)?.query

test('the list is narrowed to somebody who made none of its rows, by the keyboard, and to everybody again', async () => {
  const server = serverOf(people.slice(0, 2))
  const visited = await visitInvoices(EInvoicesPage, { server })
  await expect.element(page.getByRole('row', { name: /Công ty a/ })).toBeVisible()
  expect(server.callsOf(invoiceMakers)).toEqual([])
  await button('Filter').click()
  await field.click()
  await expect.poll(names).toEqual(['Everybody', 'Bùi Thị AnNV01', 'Đỗ Văn Bình'])
  await type('do van')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => lastAsked(server)).toMatchObject({ made_by: 'u-2' })
  expect(visited.address).toMatchObject({ maker: 'u-2' })
  await expect.element(field).toHaveValue('Đỗ Văn Bình')
  await expectNoViolations()
  await type('every')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => lastAsked(server)).not.toHaveProperty('made_by')
})

test('somebody is found among more than one answer has', async () => {
  const server = serverOf()
  await visitInvoices(EInvoicesPage, { server })
  await button('Filter').click()
  await expect.element(page.getByText('There are more people than the list has: type a name')).toBeVisible()
  await type('Châu')
  await page.getByRole('option', { name: 'Lý Minh Châu' }).click()
  await expect.poll(() => lastAsked(server)).toMatchObject({ made_by: 'u-3' })
  await expect.element(field).toHaveValue('Lý Minh Châu')
  await type('Zinh')
  await expect.element(page.getByText('Nobody of this name made an invoice')).toBeVisible()
})

test('somebody whom an address names is named though no row is theirs', async () => {
  await visitInvoices(EInvoicesPage, { server: serverOf(), address: { maker: 'u-3' } })
  await expect.element(button('Remove the filter Made by: Lý Minh Châu')).toBeVisible()
})

test('whoever made nothing that is seen cannot be named', async () => {
  await visitInvoices(EInvoicesPage, { server: serverOf(), address: { maker: 'u-9' } })
  await expect.element(button('Remove the filter Made by: Cannot be named now')).toBeVisible()
})

test('says that people are being looked up, and that they could not be, with a way to try again', async () => {
  const server = serverOf()
  const go = server.hold(invoiceMakers)
  await visitInvoices(EInvoicesPage, { server })
  await button('Filter').click()
  await type('An')
  await expect.element(page.getByText('People are being looked up')).toBeVisible()
  server.refuse(invoiceMakers, { status: 503, reason: 'server.unavailable', message: 'later' })
  await userEvent.keyboard('{Escape}')
  go()
  await expect.element(page.getByText('The people could not be read')).toBeVisible()
  server.answer(invoiceMakers, { makers: people.slice(0, 1), has_more: false })
  await button('Try again').click()
  await expect.element(page.getByText('The people could not be read')).not.toBeInTheDocument()
  await field.click()
  await expect.poll(names).toEqual(['Everybody', 'Bùi Thị AnNV01'])
})
