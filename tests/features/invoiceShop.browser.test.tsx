import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invoiceShops, type OfferedShop } from '../../src/api/contract/invoiceChoices.ts'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { listShops } from '../../src/api/contract/shops.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice } from './support/filedInvoice.ts'
import { invoiceFormServer, openInvoice } from './support/invoiceFormAtPlace.tsx'

const field = page.getByRole('combobox', { name: 'Shop', exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
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

const shop = (at: number, changes: Partial<OfferedShop> = {}): OfferedShop => ({
  id: `s-${at}`,
  shop_code: `CH${at}`,
  name: `Quầy ${at}`,
  address: '',
  tel_no: '',
  ...changes,
})

/** A form's server whose account may write for these shops, of which it answers two at once. */
const serverOf = (shops: readonly OfferedShop[], company_itself: boolean, detail = filedInvoice()) => {
  const server = invoiceFormServer(detail)
  server.answerBy(invoiceShops, ({ query }) => {
    const found = shops.filter(({ shop_code, name }) => `${shop_code} ${name}`.includes(query['search_value'] ?? ''))
    return { shops: found.slice(0, 2), has_more: found.length > 2, company_itself }
  })
  return server
}

const saved = (server: ReturnType<typeof invoiceFormServer>) => server.callsOf(invoiceFiling.saveDraft)[0]?.body

test('is the company itself at first for whoever writes for all shops, and one that is chosen by the keyboard', async () => {
  const server = serverOf([shop(1), shop(2)], true)
  await openInvoice({ server })
  await expect.element(field).toHaveValue('The company itself')
  await field.click()
  await expect.poll(names).toEqual(['The company itself', 'CH1 · Quầy 1', 'CH2 · Quầy 2'])
  await userEvent.keyboard('{Escape}')
  await type('quay 2')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('CH2 · Quầy 2')
  await expectNoViolations(document.body)
  await userEvent.keyboard('{F10}')
  await expect.poll(() => saved(server)).toMatchObject({ shop_id: 's-2', shop_code: 'CH2', shop_name: 'Quầy 2' })
})

test('takes a code that is typed whole, and goes back to the company', async () => {
  const server = serverOf([shop(1), shop(2)], true)
  await openInvoice({ server })
  await type('ch1')
  await userEvent.tab()
  await expect.element(field).toHaveValue('CH1 · Quầy 1')
  await type('itself')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('The company itself')
  await userEvent.keyboard('{F10}')
  await expect.poll(() => saved(server)).toMatchObject({ shop_id: '', shop_code: '', shop_name: '' })
})

test('is chosen from the beginning for an account of one shop, and has nothing else to choose', async () => {
  const server = serverOf([shop(1)], false)
  await openInvoice({ server })
  await expect.element(field).toHaveValue('CH1 · Quầy 1')
  await expect.element(field).toHaveAttribute('aria-required', 'true')
  await field.click()
  await expect.poll(names).toEqual(['CH1 · Quầy 1'])
  await userEvent.keyboard('{Escape}{F10}')
  await expect.poll(() => saved(server)).toMatchObject({ shop_id: 's-1' })
})

test('is not chosen for an account of several shops, which has to choose and is not offered the company', async () => {
  await openInvoice({ server: serverOf([shop(1), shop(2)], false) })
  await expect.element(field).toHaveValue('')
  await field.click()
  await expect.poll(names).toEqual(['CH1 · Quầy 1', 'CH2 · Quầy 2'])
})

test('is found among more than one answer has, and stays chosen while another one is sought', async () => {
  const server = serverOf([shop(1), shop(2), shop(3), shop(44)], true)
  await openInvoice({ server })
  await expect.element(page.getByText('There are more shops than the list has: type a code or a name')).toBeVisible()
  await type('CH44')
  await option('CH44 · Quầy 44').click()
  await expect.element(field).toHaveValue('CH44 · Quầy 44')
  await type('CH9')
  await expect.element(page.getByText('None of your shops has this code or name')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('CH44 · Quầy 44')
  expect(server.callsOf(invoiceShops).map(({ query }) => query['search_value'])).toContain('CH44')
})

test('says that shops are being looked up, and that they could not be, with a way to try again', async () => {
  const server = serverOf([shop(1), shop(2), shop(3)], true)
  await openInvoice({ server })
  await expect.element(field).toHaveValue('The company itself')
  const go = server.hold(invoiceShops)
  await type('CH3')
  await expect.element(page.getByText('Shops are being looked up')).toBeVisible()
  server.refuse(invoiceShops, { status: 503, reason: 'server.unavailable', message: 'later' })
  go()
  await expect.element(page.getByRole('listbox').getByText('The shops could not be read')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alert').getByText('The shops could not be read')).toBeVisible()
  server.answer(invoiceShops, { shops: [shop(3)], has_more: false, company_itself: true })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The shops could not be read')).not.toBeInTheDocument()
})

test('opens where shops cannot be read at all', async () => {
  const server = invoiceFormServer()
  server.refuse(invoiceShops, { status: 503, reason: 'server.unavailable', message: 'later' })
  await openInvoice({ server })
  await expect.element(field).toHaveValue('The company itself')
  await expect.element(page.getByText('The shops could not be read')).toBeVisible()
  server.answer(invoiceShops, { shops: [shop(1)], has_more: false, company_itself: true })
  await page.getByRole('button', { name: 'Try again' }).click()
  await type('CH1')
  await option('CH1 · Quầy 1').click()
  await expect.element(field).toHaveValue('CH1 · Quầy 1')
})

test('is asked for nowhere while an invoice is read', async () => {
  const accepted = filedInvoice({ etax_status: 'accepted', inv_no: '7', shop_id: 's-9', shop_name: 'Quầy 9' })
  const server = serverOf([shop(1)], true, accepted)
  await openInvoice({ server, document: 'i-1' })
  await expect.element(field).toHaveValue('Quầy 9')
  expect(server.callsOf(invoiceShops)).toEqual([])
})

test('is one that is gone where an invoice names it without words', async () => {
  const draft = filedInvoice({ shop_id: 's-9' })
  await openInvoice({ server: serverOf([shop(1)], true, draft), document: 'i-1' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(field).toHaveValue('A shop that is gone: choose another one')
})

test('comes from the list of shops on a server that knows the seeds alone', async () => {
  const server = invoiceFormServer(filedInvoice(), { speaksContract: false })
  const pagination = { page_number: 0, page_size: 20, total_elements: 1, total_pages: 1 }
  server.answer(listShops, { shops: [shop(1)], pagination })
  await openInvoice({ server })
  await field.click()
  await expect.poll(names).toEqual(['The company itself', 'CH1 · Quầy 1'])
  expect(server.callsOf(invoiceShops)).toEqual([])
})
