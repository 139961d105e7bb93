import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { correctionsOfInvoice } from '../../src/api/contract/invoiceCorrections.ts'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice, lineOf } from './support/filedInvoice.ts'
import { invoiceFormServer, openInvoice } from './support/invoiceFormAtPlace.tsx'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { invoiceStanding } from './support/invoiceStanding.ts'
import { RoutedInvoices } from './support/routedInvoices.tsx'

const { saveDraft } = invoiceFiling

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Correct the e-invoice' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const choose = (label: string) => dialog.getByText(label, { exact: true }).click()

beforeEach(() => window.localStorage.clear())
afterEach(() => void vi.useRealTimers())
const on = (day: string): void => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T03:00:00Z`) })

const issued = { etax_status: 'accepted', inv_no: '12' } as const
const select = () => page.getByRole('grid', { name: 'E-invoices' }).getByRole('checkbox').nth(1).click()

interface Opened {
  readonly detail?: Partial<InvoiceDetail>
  readonly standing?: Parameters<typeof invoiceStanding>[0]
}

const openWizard = async (server: ReturnType<typeof serverOfInvoices>) => {
  const visited = await visitInvoices(RoutedInvoices, { server })
  await select()
  await button('More actions').click()
  await page.getByRole('menuitem', { name: 'Correct…' }).click()
  await expect.element(dialog).toBeVisible()
  return visited
}

const openFromList = async ({ detail = {}, standing = {} }: Opened = {}) => {
  const server = serverOfInvoices([invoiceRow('i-1', issued)], filedInvoice({ ...issued, ...detail }))
  server.answer(saveDraft, { sid: 'i-9', version: 'v-1' })
  server.answer(correctionsOfInvoice, invoiceStanding(standing))
  return { server, visited: await openWizard(server) }
}

const reasonIs = async (reason: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await press('Make the draft')
}

const related = {
  inv_type_ref: '1',
  form_no_ref: '1',
  serial_no_ref: 'C26TAA',
  inv_no_ref: '12',
  inv_date_ref: '2026-11-20',
}

describe('the correction wizard over the list of e-invoices', () => {
  test('saves the draft of an adjusting invoice that leaves its prices open, and opens it', async () => {
    on('2026-11-24')
    const { server, visited } = await openFromList()
    await expect.element(dialog.getByRole('radio')).toHaveLength(12)
    await choose('Unit price')
    await expectNoViolations()
    await press('Go on')
    await expect.element(dialog.getByRole('radio', { name: 'Adjusting invoice' })).toBeChecked()
    await expect.element(dialog.getByText(/What you choose now holds for later corrections/)).toBeVisible()
    await expectNoViolations()
    await press('Choose this way')
    await reasonIs('Sai đơn giá')
    await expect
      .poll(() => visited.opened)
      .toMatchObject([{ page: 'e-invoices', place: { record: 'i-9', parameters: { check: 'yes' } } }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      sid: '',
      version: '',
      inv_feature: '2',
      ...related,
      inv_date: '2026-11-24',
      serial_no: 'C26TAA',
      note: 'Sai đơn giá',
      lines: [{ item_code: 'GE01', quantity: '10', price: '' }],
    })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('saves the draft of a replacing invoice with all that the first one says', async () => {
    on('2026-11-24')
    const { server } = await openFromList()
    await choose('Unit price')
    await press('Go on')
    await choose('Replacing invoice')
    await press('Choose this way')
    await reasonIs('Sai đơn giá')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '1',
      ...related,
      lines: [{ quantity: '10', price: '65000' }],
    })
  })

  test('begins where earlier adjustments have left the invoice', async () => {
    on('2026-11-24')
    const server = serverOfInvoices([invoiceRow('i-1', issued)])
    const adjusting = filedInvoice({ ...issued, sid: 'i-2', inv_feature: '2', lines: [lineOf({ quantity: '-4' })] })
    server.answerBy(invoiceFiling.detail, ({ url }) =>
      url.pathname.includes('i-2') ? adjusting : filedInvoice(issued),
    )
    server.answer(saveDraft, { sid: 'i-9', version: 'v-1' })
    server.answer(correctionsOfInvoice, invoiceStanding({ made: ['adjust'], adjustments: ['i-2'] }))
    await openWizard(server)
    await choose('Goods came back')
    await press('Go on')
    await reasonIs('Trả lại nốt')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '2',
      correction_error: 'returned',
      lines: [{ item_code: 'GE01', quantity: '-6', price: '65000' }],
    })
  })

  test('saves nothing where an earlier adjustment cannot be read', async () => {
    on('2026-11-24')
    const { server } = await openFromList({ standing: { made: ['adjust'], adjustments: ['i-2'] } })
    await choose('Unit price')
    await press('Go on')
    server.refuse(invoiceFiling.detail, { status: 404, reason: 'record.absent', message: '' })
    await reasonIs('Sai đơn giá')
    await expect.element(dialog.getByText('The draft of the correction was not saved')).toBeVisible()
    expect(server.callsOf(saveDraft)).toEqual([])
  })

  test('replaces an invoice that should not be by one that says why and comes to nothing', async () => {
    on('2026-11-24')
    const vehicle = lineOf({ nature: '5', special_kind: '1' })
    const { server } = await openFromList({ detail: { lines: [vehicle] } })
    await choose('There should be no invoice')
    await press('Go on')
    await expect.element(dialog.getByText(/one that comes to zero takes the place of the first/)).toBeVisible()
    await reasonIs('Lập hai lần')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '1',
      correction_error: 'notGiven',
      tax_code: '0100109106',
      lines: [{ nature: '4', item_name: 'Lập hai lần', quantity: '', price: '' }],
    })
  })

  test('replaces an invoice to somebody who has not bought by one without a buyer', async () => {
    on('2026-11-24')
    const { server } = await openFromList()
    await choose('The buyer altogether')
    await press('Go on')
    await press('Choose this way')
    await reasonIs('Sai người mua')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '1',
      company_name: '',
      tax_code: '',
      email: '',
      lines: [{ item_code: 'GE01', quantity: '10' }],
    })
  })

  test('finds no way where a notice has cancelled the invoice', async () => {
    on('2026-11-24')
    await openFromList({ standing: { is_cancelled: true } })
    await expect.element(dialog.getByText(/A notice 04\/SS-HĐĐT has cancelled this invoice/)).toBeVisible()
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
  })

  test('asks for no reason where the law asks for a notice, and opens a new one that names the invoice', async () => {
    on('2026-11-24')
    const { server, visited } = await openFromList()
    await choose('Name or address of the buyer')
    await press('Go on')
    await expect.element(dialog.getByText(/the law asks for a notice and no new invoice/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
    await press('Begin the notice')
    await expect
      .poll(() => visited.opened)
      .toEqual([{ page: 'invoice-error-notices', place: { record: 'new', parameters: { invoices: 'i-1' } } }])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(saveDraft)).toEqual([])
  })

  test('replaces an invoice of goods that have to be registered, since the law adjusts it no more', async () => {
    on('2026-11-24')
    const vehicle = lineOf({ nature: '5', special_kind: '1' })
    await openFromList({ detail: { lines: [vehicle] } })
    await choose('Unit price')
    await press('Go on')
    await expect.element(dialog.getByText(/goods that have to be registered, is replaced/)).toBeVisible()
    await expect.element(dialog.getByText('Replacing invoice', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Adjusting invoice', { exact: true })).not.toBeInTheDocument()
  })

  test('replaces an invoice that replaces another one', async () => {
    on('2026-11-24')
    await openFromList({ standing: { is_replacing: true } })
    await choose('Unit price')
    await press('Go on')
    await expect.element(dialog.getByText(/This invoice replaces another one/)).toBeVisible()
    await expect.element(dialog.getByText('Adjusting invoice', { exact: true })).not.toBeInTheDocument()
  })

  test('finds no way while another correction is on its way', async () => {
    on('2026-11-24')
    await openFromList({ standing: { is_pending: true } })
    await expect.element(dialog.getByText(/A correction of this invoice is on its way/)).toBeVisible()
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('says why nothing was saved, and tries again', async () => {
    on('2026-11-24')
    const { server } = await openFromList()
    const fields = [{ field: 'inv_no_ref', message: 'original_is_being_corrected' }]
    server.refuse(saveDraft, { status: 409, reason: 'invoice.notCorrectable', message: '', fields })
    await choose('Goods came back')
    await press('Go on')
    await reasonIs('Trả lại hàng')
    await expect.element(dialog.getByText(/Another correction of this invoice is on its way/)).toBeVisible()
    server.answer(saveDraft, { sid: 'i-9', version: 'v-1' })
    await press('Try again')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(saveDraft).at(-1)?.body).toMatchObject({ inv_feature: '2', lines: [{ quantity: '-10' }] })
  })

  test('is opened, filled in and left with the keyboard, and the focus returns to where it was opened', async () => {
    on('2026-11-24')
    const { server } = await openFromList()
    await expect.element(dialog.getByRole('radio').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('More actions')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('Correct{Enter}')
    await expect.element(dialog.getByRole('radio').first()).toBeVisible()
    dialog.getByRole('radio').first().element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(dialog.getByRole('radio', { name: 'Unit price' })).toBeChecked()
    expect(server.callsOf(saveDraft)).toEqual([])
  })

  test.each([
    ['Only an accepted e-invoice is corrected by another one', { etax_status: 'sent' }],
    ['A notice 04/SS-HĐĐT has cancelled it', { ...issued, noticed: 'cancelled' }],
    ['The invoice was replaced: correct the one that has replaced it', { ...issued, corrected_by: '1' }],
    ['The invoice adjusts another one: correct that one', { ...issued, inv_feature: '2' }],
  ])('is closed with its reason: %s', async (reason, changes) => {
    await visitInvoices(RoutedInvoices, { server: serverOfInvoices([invoiceRow('i-1', changes)]) })
    await select()
    await button('More actions').click()
    const item = page.getByRole('menuitem', { name: /^Correct…/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText(reason)).toBeVisible()
  })

  test('is closed while no invoice is selected', async () => {
    await visitInvoices(RoutedInvoices, { server: serverOfInvoices([invoiceRow('i-1', issued)]) })
    await button('More actions').click()
    const item = page.getByRole('menuitem', { name: /^Correct…/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText('Select one e-invoice')).toBeVisible()
  })
})

describe('an accepted e-invoice', () => {
  test('is corrected from its page', async () => {
    on('2026-11-24')
    const server = invoiceFormServer(filedInvoice(issued))
    server.answer(correctionsOfInvoice, invoiceStanding())
    await openInvoice({ server, document: 'i-1' })
    await button('Correct…').click()
    await expect.element(dialog).toBeVisible()
    await press('Cancel')
    await expect.element(button('Correct…')).toHaveFocus()
  })

  test('is corrected by nobody who may not add invoices', async () => {
    const server = invoiceFormServer(filedInvoice(issued))
    await openInvoice({ server, document: 'i-1', scope: 'USER', permissions: ['invoice.send'] })
    await expect.element(button('Correct…')).toHaveAccessibleDescription('Your account may not add e-invoices')
  })
})

describe('the form of an e-invoice', () => {
  const issue = () => userEvent.keyboard('{F7}')
  const agreement = page.getByRole('textbox', { name: 'Agreement number' })

  test('of one that corrects another has its reason, and what was agreed', async () => {
    on('2026-11-24')
    const draft = filedInvoice({ ...related, inv_feature: '2', corrects_sid: 'i-0', note: 'Sai đơn giá' })
    const server = invoiceFormServer(draft)
    await openInvoice({ server, document: 'i-1', isChecked: true })
    const note = page.getByRole('textbox', { name: 'Reason of the correction' })
    await expect.element(note).toHaveValue('Sai đơn giá')
    await expect.element(agreement).toBeVisible()
    await expectNoViolations()
    await note.fill('Sai giá giấy in')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => server.callsOf(saveDraft).at(-1)?.body).toMatchObject({ note: 'Sai giá giấy in' })
  })

  test.each([
    [
      'an agreement with a business',
      {},
      ['Agreement number', 'Day of the agreement or message'],
      'Agree with the buyer in writing on what is wrong, and enter number and day of that paper',
    ],
    [
      'that a person is informed',
      { company_name: '', tax_code: '' },
      ['Day of the agreement or message'],
      'Inform the buyer of what is wrong, and enter the day on which you did',
    ],
  ])('of one that corrects an error asks for %s before it is issued', async (_what, buyer, names, message) => {
    on('2026-11-24')
    const draft = {
      ...related,
      inv_feature: '2',
      corrects_sid: 'i-0',
      note: 'Sai',
      correction_error: 'price',
      ...buyer,
    }
    const server = invoiceFormServer(filedInvoice({ ...draft, lines: [lineOf({ quantity: '-1' })] }))
    await openInvoice({ server, document: 'i-1', isChecked: true })
    await expect.element(page.getByRole('combobox', { name: 'What was wrong' })).toHaveValue('price')
    await issue()
    for (const name of names) {
      const field = page.getByRole('textbox', { name })
      await expect.element(field).toBeRequired()
      await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
    }
    await page.getByRole('combobox', { name: 'What was wrong' }).selectOptions('returned')
    await expect.element(agreement).not.toBeRequired()
    await expect.element(page.getByText(message, { exact: true })).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('of one of its own asks for neither', async () => {
    await openInvoice({ server: invoiceFormServer(filedInvoice()), document: 'i-1' })
    await expect.element(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible()
    await expect.element(agreement).not.toBeInTheDocument()
  })
})
