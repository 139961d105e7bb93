import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkSkip } from '../../src/api/contract/digitalSignatures.ts'
import { invoiceChecks, type CheckedInvoice } from '../../src/api/contract/invoiceChecks.ts'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { company as companyCall } from '../../src/api/contract/settings.ts'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import { sentAtOnce } from '../../src/domain/documents/listRules.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { RoutedInvoices } from './support/routedInvoices.tsx'
import { company } from './support/samples.ts'

const { checkToIssue } = invoiceChecks

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: 'Issue several e-invoices' })
const many = 30

const checkedRow = (place: number, changes: Partial<CheckedInvoice> = {}): CheckedInvoice => ({
  sid: `s-${place}`,
  version: `v-${place}`,
  refid: `HD20261120-${place}`,
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no: '',
  buyer_nm: `Công ty ${place}`,
  etax_status: 'draft',
  is_corrected: false,
  problems: [],
  ...changes,
})

/** A company that signs by these types, whose list finds these drafts. */
const serverWith = (types: CertificateType[], checked: readonly CheckedInvoice[]) => {
  const server = serverOfInvoices([invoiceRow('a'), invoiceRow('b')])
  const [type = null, ...others] = types
  server.answer(checkSkip, { skip: others.length === 0, type: others.length === 0 ? type : null, types })
  server.answer(companyCall, company)
  server.answer(checkToIssue, { invoices: [...checked] })
  return server
}

const rows = (count: number): readonly CheckedInvoice[] =>
  Array.from({ length: count }, (_, place) => checkedRow(place))

const issueAll = async (): Promise<void> => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Issue all drafts in the list…' }).click()
}

describe('all drafts of e-invoices that the list finds', () => {
  test('are checked by one call as the list is narrowed, named with what is wrong, and offered to the HSM alone', async () => {
    const problems = [{ field: 'serial_no', message: 'symbol_has_no_template' }]
    const server = serverWith(['1', '2'], [...rows(many), checkedRow(many, { problems })])
    await visitInvoices(RoutedInvoices, { server, address: { symbol: 'C26TAA' } })
    await issueAll()
    await expect.element(dialog.getByRole('heading', { name: `To be sent: ${many} of ${many + 1}` })).toBeVisible()
    expect(server.callsOf(checkToIssue).map(({ body }) => body)).toMatchObject([{ of: 'list', serial_no: 'C26TAA' }])
    expect(server.callsOf(invoiceFiling.detail)).toEqual([])
    await expect.element(dialog.getByText('HD20261120-0 – Công ty 0', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(`HD20261120-${many} – Công ty ${many}`, { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(/No template in use has this symbol on the day/)).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'HSM' })).toBeChecked()
    await expect.element(dialog.getByRole('radio', { name: 'USB token' })).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('are not begun without a certificate in an HSM where they are more than a page sends', async () => {
    await visitInvoices(RoutedInvoices, { server: serverWith(['1', '4'], rows(sentAtOnce + 1)) })
    await issueAll()
    await expect.element(dialog.getByRole('heading', { name: 'So many need a certificate in an HSM' })).toBeVisible()
  })

  test('are not offered where the list shows another status', async () => {
    await visitInvoices(RoutedInvoices, { server: serverWith(['2'], []), address: { status: 'accepted' } })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await expect
      .element(page.getByRole('menuitem', { name: /^Issue all drafts in the list/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('The list shows no drafts: remove the filter of the status')).toBeVisible()
  })
})
