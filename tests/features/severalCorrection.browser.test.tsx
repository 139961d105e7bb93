import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { correctedTogether, type CorrectedTogether } from '../../src/api/contract/invoiceSeveral.ts'
import { invoiceValuesOf } from '../../src/domain/invoice/content.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice, lineOf } from './support/filedInvoice.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { RoutedInvoices } from './support/routedInvoices.tsx'

const { saveDraft } = invoiceFiling

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Correct e-invoices together' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const choose = (label: string) => dialog.getByText(label, { exact: true }).click()

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const issued = { etax_status: 'accepted', inv_date: '2026-11-20' } as const
const rows = [
  invoiceRow('i-1', { ...issued, inv_no: '12' }),
  invoiceRow('i-2', { ...issued, inv_no: '13' }),
  invoiceRow('i-3', { ...issued, inv_no: '14' }),
]

type Together = CorrectedTogether['invoices'][number]

const standing = (sid: string, content: Partial<InvoiceDetail> = {}, changes: Partial<Together> = {}): Together => ({
  sid,
  inv_no: sid === 'i-1' ? '12' : '13',
  is_accepted: true,
  made: [],
  is_pending: false,
  is_cancelled: false,
  is_replacing: false,
  content: invoiceValuesOf(filedInvoice({ ...issued, sid, ...content })),
  adjustments: [],
  ...changes,
})

const selectRows = async (count: number): Promise<void> => {
  for (let row = 1; row <= count; row += 1)
    await page.getByRole('grid', { name: 'E-invoices' }).getByRole('checkbox').nth(row).click()
}

const item = page.getByRole('menuitem', { name: /^Correct together…/ })

const open = async (invoices: readonly Together[]) => {
  const server = serverOfInvoices(rows)
  server.answer(correctedTogether, { invoices: [...invoices] })
  server.answer(saveDraft, { sid: 'i-9', version: 'v-1' })
  const visited = await visitInvoices(RoutedInvoices, { server })
  await selectRows(2)
  await button('More actions').click()
  await item.click()
  await expect.element(dialog).toBeVisible()
  return { server, visited }
}

const reasonIs = async (reason: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await press('Make the draft')
}

describe('the correction wizard over several selected e-invoices', () => {
  test('saves one draft that adjusts them all, line by line, and opens it', async () => {
    const { server, visited } = await open([
      standing('i-1'),
      standing('i-2', { inv_date: '2026-11-21', lines: [lineOf({ item_code: 'GE02', quantity: '3' })] }),
    ])
    expect(server.callsOf(correctedTogether)[0]?.body).toEqual({ sid: ['i-1', 'i-2'] })
    await choose('Goods came back')
    await expectNoViolations()
    await press('Go on')
    await expect.element(dialog.getByText('One adjusting invoice for all', { exact: true })).toBeVisible()
    await reasonIs('Trả lại hàng')
    await expect
      .poll(() => visited.opened)
      .toMatchObject([{ page: 'e-invoices', place: { record: 'i-9', parameters: { check: 'yes' } } }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '4',
      inv_date: '2026-11-24',
      inv_date_ref: '2026-11-21',
      inv_no_ref: '',
      note: 'Trả lại hàng',
      corrected: [
        { form_no_ref: '1', serial_no_ref: 'C26TAA', inv_no_ref: '12', inv_date_ref: '2026-11-20' },
        { form_no_ref: '1', serial_no_ref: 'C26TAA', inv_no_ref: '13', inv_date_ref: '2026-11-21' },
      ],
      lines: [
        { item_code: 'GE01', quantity: '-10', about: '1' },
        { item_code: 'GE02', quantity: '-3', about: '2' },
      ],
    })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('offers what holds for each of them, since one was adjusted before', async () => {
    const { server } = await open([standing('i-1'), standing('i-2', {}, { made: ['adjust'] })])
    await choose('Unit price')
    await press('Go on')
    await expect.element(dialog.getByText(/One of them was adjusted before/)).toBeVisible()
    await reasonIs('Sai đơn giá')
    await expect.poll(() => server.callsOf(saveDraft)[0]?.body).toMatchObject({ inv_feature: '4' })
  })

  test('finds no way where one can only be adjusted and another only be replaced', async () => {
    await open([standing('i-1', {}, { is_replacing: true }), standing('i-2', {}, { made: ['adjust'] })])
    await choose('Unit price')
    await press('Go on')
    await expect.element(dialog.getByText(/some only be replaced/)).toBeVisible()
    await press('Back')
    await expect.element(dialog.getByRole('radio').first()).toBeVisible()
  })

  test('names the notice where the law asks for no invoice', async () => {
    await open([standing('i-1'), standing('i-2')])
    await choose('Name or address of the buyer')
    await press('Go on')
    await expect
      .element(dialog.getByText(/report errors with a notice 04\/SS-HĐĐT, which names them all/))
      .toBeVisible()
  })

  test('says that they have different buyers', async () => {
    await open([standing('i-1'), standing('i-2', { tax_code: '0101243150' })])
    await expect.element(dialog.getByText(/They have different buyers/)).toBeVisible()
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('names the one that is being corrected', async () => {
    await open([standing('i-1'), standing('i-2', { tax_code: '0101243150' }, { is_pending: true })])
    await expect.element(dialog.getByText(/^1C26TAA 13: A correction of this invoice is on its way/)).toBeVisible()
  })

  test('says that they have too many lines, and reads again', async () => {
    const server = serverOfInvoices(rows)
    server.refuse(correctedTogether, { status: 409, reason: 'invoice.tooManyToCorrect', message: '' })
    await visitInvoices(RoutedInvoices, { server })
    await selectRows(2)
    await button('More actions').click()
    await item.click()
    await expect.element(dialog.getByText(/^Too many lines for one correction/)).toBeVisible()
    server.answer(correctedTogether, { invoices: [standing('i-1'), standing('i-2')] })
    await press('Read again')
    await expect.element(dialog.getByRole('radio').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('More actions')).toHaveFocus()
  })
})

describe('correcting together', () => {
  test.each([
    ['Select the e-invoices of one buyer and month to correct', 1, {}],
    ['1C26TAA 13: Only an accepted e-invoice is corrected by another one', 2, { etax_status: 'sent' }],
    ['1C26TAA 13: The invoice was replaced: correct the one that has replaced it', 2, { corrected_by: '3' }],
    ['1C26TAA 13: The invoice adjusts another one: correct that one', 2, { inv_feature: '4' }],
    ['1C26TAA 13: A notice 04/SS-HĐĐT has cancelled it', 2, { noticed: 'cancelled' }],
  ])('is closed with its reason: %s', async (reason, count, changes) => {
    const [first, second] = rows
    const shown = [first, { ...second, ...changes }].filter((row) => row !== undefined)
    await visitInvoices(RoutedInvoices, {
      server: serverOfInvoices(shown.map((row) => invoiceRow(row.sid ?? '', row))),
    })
    await selectRows(count)
    await button('More actions').click()
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText(reason)).toBeVisible()
  })
})
