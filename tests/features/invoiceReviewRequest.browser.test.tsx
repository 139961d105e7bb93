import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { correctionsOfInvoice } from '../../src/api/contract/invoiceCorrections.ts'
import type { InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice } from './support/filedInvoice.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { invoiceStanding } from './support/invoiceStanding.ts'
import { RoutedInvoices } from './support/routedInvoices.tsx'

const dialog = page.getByRole('dialog', { name: 'Correct the e-invoice' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const choice = (name: string) => dialog.getByRole('radio', { name, exact: true })

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const issued = { etax_status: 'accepted', inv_no: '12' } as const
const request = { id: 'r-2', number: '2/TB-RSĐT', day: '2026-11-20', answer_by: '2026-11-30' }
const earlier = { id: 'r-1', number: '1/TB-RSĐT', day: '2026-11-02', answer_by: '' }

const openWizard = async (review_requests: InvoiceDetail['review_requests']) => {
  const server = serverOfInvoices([invoiceRow('i-1', issued)], filedInvoice({ ...issued, review_requests }))
  server.answer(correctionsOfInvoice, invoiceStanding({}))
  const visited = await visitInvoices(RoutedInvoices, { server })
  await page.getByRole('grid', { name: 'E-invoices' }).getByRole('checkbox').nth(1).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Correct…' }).click()
  await expect.element(choice('The tax authority asks about it')).toBeVisible()
  return visited
}

/** Chooses what is wrong, and begins the notice that corrects it. */
const begin = async (wrong: string, isOffered: boolean) => {
  await dialog.getByText(wrong, { exact: true }).click()
  await press('Go on')
  if (isOffered) {
    await expect.element(choice('Notice 04/SS-HĐĐT')).toBeChecked()
    await press('Choose this way')
  }
  await press('Begin the notice')
}

test('the wizard says which request asks about the invoice, and its notice answers that', async () => {
  const { opened } = await openWizard([request, earlier])
  await expect
    .element(choice('The tax authority asks about it'))
    .toHaveAccessibleDescription(/answer it\. Request 2\/TB-RSĐT of 20\/11\/2026 is to be answered by 30\/11\/2026\.$/)
  await expectNoViolations()
  await begin('The tax authority asks about it', true)
  await expect
    .poll(() => opened)
    .toEqual([{ page: 'invoice-error-notices', place: { record: 'new', parameters: { request: 'r-2' } } }])
})

test('a request without a last day is not answered yet', async () => {
  await openWizard([earlier])
  await expect
    .element(choice('The tax authority asks about it'))
    .toHaveAccessibleDescription(/Request 1\/TB-RSĐT of 02\/11\/2026 is not answered yet\.$/)
})

test.each([
  ['a request, where something else is wrong', [request], 'Name or address of the buyer', false],
  ['no request', [], 'The tax authority asks about it', true],
] as const)('the notice names the invoice where there is %s', async (_what, requests, wrong, isOffered) => {
  const { opened } = await openWizard([...requests])
  await begin(wrong, isOffered)
  await expect
    .poll(() => opened)
    .toEqual([{ page: 'invoice-error-notices', place: { record: 'new', parameters: { invoices: 'i-1' } } }])
})
