import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pitCertificateMatters } from '../../src/api/contract/pitCertificateMatters.ts'
import { pitCertificateHistory } from '../../src/api/contract/pitCertificateHistory.ts'
import { pitCertificateList, searchPitCertificates } from '../../src/api/contract/pitCertificates.ts'
import { incomeKinds } from '../../src/domain/pitCertificate/incomeKinds.ts'
import { PitCertificatesPage } from '../../src/features/pitCertificates/list/PitCertificatesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { certificateRow, serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const { list } = pitCertificateList
const { people, resendEmail, checkStatus } = pitCertificateMatters

const button = (name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (name: string) => page.getByRole('rowheader', { name })
const headers = (): string[] =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const lastAsked = (server: ReturnType<typeof serverOfCertificates>) => server.callsOf(list).at(-1)?.query
/** What people were last sought by: in a body, and in the address of no call. */
const lastSought = (server: ReturnType<typeof serverOfCertificates>) =>
  server.callsOf(searchPitCertificates).at(-1)?.body

const accepted = certificateRow('a', { etax_status: 'accepted', inv_no: '12' })
const readsStatuses = ['pit-certificate.new', 'pit-certificate.send'] as const

describe('the list of PIT certificates', () => {
  test('shows number, taxpayer, months, amounts, status and what has become of it', async () => {
    const replaced = certificateRow('b', {
      etax_status: 'accepted',
      corrected_by: '1',
      income_from_mon: '1',
      income_to_mon: '3',
    })
    await visitPitPage(PitCertificatesPage, { server: serverOfCertificates([accepted, replaced]) })
    await expect.element(rowOf('Người a')).toBeVisible()
    expect(headers()).toEqual([
      'Number',
      'Symbol',
      'Date',
      'Taxpayer',
      'Tax code',
      'Kind of income',
      'Paid for',
      'Income [17]',
      'Tax [19]',
      'Status',
      'Correction',
    ])
    const row = page.getByRole('row', { name: /12 – Người a/ })
    for (const text of ['CT26AA', '10/2026', '18.000.000', '1.800.000', 'Accepted'])
      await expect.element(row.getByText(text, { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('1–3/2026', { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('Replaced', { exact: true })).toBeInTheDocument()
    await expectNoViolations()
  })

  test('has no column and no menu of what whoever may not see amounts may not read, and opens the history in place of the form', async () => {
    const server = serverOfCertificates([{ ...accepted, final_income_amt: null, final_income_tax: null }])
    server.answer(pitCertificateHistory.timeline, { steps: [], earlier: null })
    const visited = await visitPitPage(PitCertificatesPage, {
      server,
      scope: 'USER PIT',
      permissions: [...readsStatuses],
    })
    await expect.element(rowOf('Người a')).toBeVisible()
    expect(headers()).not.toContain('Income [17]')
    expect(headers()).not.toContain('Tax [19]')
    await expect.element(button('More actions')).toBeVisible()
    await expect.element(button('Print or download')).not.toBeInTheDocument()
    await rowOf('Người a').click()
    await expect.element(page.getByRole('dialog', { name: 'History of CT26AA 12' })).toBeVisible()
    expect(visited.opened).toEqual([])
  })

  test('asks for status, kind of income, year and days, and has them in its address', async () => {
    const server = serverOfCertificates([accepted])
    const visited = await visitPitPage(PitCertificatesPage, {
      server,
      address: { status: 'accepted', income: incomeKinds[0], year: '2026', symbol: 'CT/26E', from: '2026-01-01' },
    })
    await expect.element(rowOf('Người a')).toBeVisible()
    expect(lastAsked(server)).toMatchObject({
      status: 'accepted',
      income_type: incomeKinds[0],
      income_year: '2026',
      serial_no: 'CT/26E',
      start_date: '2026-01-01',
    })
    await button('Remove the filter Kind of income: Income from salaries and wages').click()
    await expect.poll(() => lastAsked(server)).not.toHaveProperty('income_type')
    expect(visited.address).toMatchObject({ status: 'accepted', year: '2026' })
  })

  test('is narrowed to a taxpayer and searched without a name or a tax code in an address', async () => {
    const server = serverOfCertificates([accepted])
    const person = { taxpayer_nm: 'Vũ Thị Hoa', taxpayer_taxcd: '001190004127', taxpayer_cid: '001190004127' }
    const others = {
      taxpayer_add: '',
      taxpayer_nation: '',
      taxpayer_resident: '',
      taxpayer_tel_no: '',
      taxpayer_eml: '',
    }
    server.answer(people, { people: [{ ...person, ...others }] })
    const visited = await visitPitPage(PitCertificatesPage, { server })
    await button('Filter').click()
    await page.getByRole('combobox', { name: 'Taxpayer' }).fill('hoa')
    await page.getByRole('option', { name: /Vũ Thị Hoa/ }).click()
    await expect.poll(() => lastSought(server)).toMatchObject({ taxpayer: '001190004127' })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('searchbox').fill('Hoa')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => lastSought(server)).toMatchObject({ search_value: 'Hoa', taxpayer: '001190004127' })
    const addresses = [visited.address, ...server.callsOf(list).map(({ query }) => query)]
    expect(JSON.stringify(addresses)).not.toMatch(/Hoa|001190004127/)
  })

  test('is still narrowed to the taxpayer after its page was left', async () => {
    const server = serverOfCertificates([accepted])
    const places = new Map([['pit-certificates.people', { taxpayer: '001190004127' }]])
    await visitPitPage(PitCertificatesPage, { server, places })
    await expect.element(button('Remove the filter Taxpayer: 001190004127')).toBeVisible()
    expect(lastSought(server)).toMatchObject({ taxpayer: '001190004127' })
  })

  test('takes a search that an address brings out of the address', async () => {
    const server = serverOfCertificates([accepted])
    const visited = await visitPitPage(PitCertificatesPage, { server, address: { q: 'Hoa' } })
    await expect.poll(() => lastSought(server)).toMatchObject({ search_value: 'Hoa' })
    await expect.element(page.getByRole('searchbox')).toHaveValue('Hoa')
    await expect.poll(() => visited.address['q']).toBeUndefined()
  })

  test('opens a certificate and a new one as pages, beside where the list is', async () => {
    const visited = await visitPitPage(PitCertificatesPage, {
      server: serverOfCertificates([accepted]),
      address: { status: 'accepted' },
    })
    await rowOf('Người a').click()
    await page.getByRole('button', { name: 'Add' }).click()
    expect(visited.opened.map(({ place: { record, parameters } }) => [record, parameters])).toMatchObject([
      ['a', { status: 'accepted' }],
      ['new', { status: 'accepted' }],
    ])
  })

  test('says what needs somebody above it, and leads there', async () => {
    const server = serverOfCertificates([certificateRow('a'), certificateRow('b', { etax_status: 'rejected' })])
    server.answer(pitCertificateMatters.symbols, { symbols: [] })
    await visitPitPage(PitCertificatesPage, { server })
    const needs = page.getByRole('list', { name: 'What needs somebody' })
    await expect.element(needs.getByText('No template of PIT certificates is in use')).toBeVisible()
    await expect.element(needs.getByRole('link', { name: '1 PIT certificate is refused' })).toBeVisible()
    await expect.element(needs.getByRole('link', { name: '1 draft is not issued' })).toBeVisible()
    await expect
      .element(needs.getByRole('link', { name: 'Declaration 01/ĐKTĐ-CTĐT is not accepted' }))
      .toHaveAttribute('href', '#pit-declarations')
  })

  test('without certificates says what the company needs before the first one', async () => {
    await visitPitPage(PitCertificatesPage, { server: serverOfCertificates([]) })
    await expect.element(page.getByText('No PIT certificate yet')).toBeVisible()
    await expect
      .element(page.getByText('Before the first one is issued, the company needs', { exact: false }))
      .toBeVisible()
    await expectNoViolations()
  })
})

const chooseMatter = async (name: string): Promise<void> => {
  await page.getByRole('checkbox', { name: /Người a/ }).click()
  await button('More actions').click()
  await page.getByRole('menuitem', { name }).click()
}

describe('what is done with selected certificates', () => {
  test('sends the taxpayer the e-mail again, to another address, after saying what is sent', async () => {
    const server = serverOfCertificates([accepted])
    server.answer(resendEmail, { sent_to: 'moi@example.com' })
    await visitPitPage(PitCertificatesPage, { server })
    await chooseMatter('Send the taxpayer the e-mail again')
    const dialog = page.getByRole('dialog', { name: 'Send the e-mail about CT26AA 12 again' })
    await expect.element(dialog.getByText('No income and no tax stand in the e-mail.', { exact: false })).toBeVisible()
    const address = dialog.getByRole('textbox', { name: 'E-mail address' })
    await expect.element(address).toHaveValue('a@example.com')
    await expectNoViolations()
    await address.fill('moi')
    await dialog.getByRole('button', { name: 'Send the e-mail' }).click()
    await expect.element(address).toHaveAccessibleDescription(/This is not an e-mail address/)
    expect(server.callsOf(resendEmail)).toEqual([])
    await address.fill('moi@example.com')
    await dialog.getByRole('button', { name: 'Send the e-mail' }).click()
    await expect.element(page.getByText('The e-mail is on its way to moi@example.com')).toBeVisible()
    expect(server.callsOf(resendEmail).map(({ body }) => body)).toEqual([{ sid: 'a', email: 'moi@example.com' }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('keeps the dialog open where the e-mail was not sent, and says why', async () => {
    const server = serverOfCertificates([accepted])
    server.refuse(resendEmail, { status: 409, reason: 'pitCertificate.notIssued', message: '' })
    await visitPitPage(PitCertificatesPage, { server })
    await chooseMatter('Send the taxpayer the e-mail again')
    await page.getByRole('button', { name: 'Send the e-mail', exact: true }).click()
    await expect
      .element(page.getByRole('dialog').getByText('This PIT certificate is not accepted.', { exact: false }))
      .toBeVisible()
  })

  test('offers no e-mail of a draft', async () => {
    await visitPitPage(PitCertificatesPage, { server: serverOfCertificates([certificateRow('a')]) })
    await page.getByRole('checkbox', { name: /Người a/ }).click()
    await button('More actions').click()
    await expect
      .element(page.getByRole('menuitem', { name: /^Send the taxpayer the e-mail again/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('Only of an accepted PIT certificate')).toBeVisible()
  })

  test('asks for their status, says it and reads the list anew', async () => {
    const server = serverOfCertificates([certificateRow('a', { etax_status: 'sent', inv_no: '12' })])
    const one = { sid: 'a', etax_rslt: '', tax_auth_cd: '', answered_at: '' }
    server.answer(checkStatus, { certificates: [{ ...one, etax_status: 'sent' }] })
    await visitPitPage(PitCertificatesPage, { server })
    await chooseMatter('Check the status with the tax authority')
    await expect.element(page.getByText('Accepted: 0. Refused: 0. No answer yet: 1.')).toBeVisible()
    expect(server.callsOf(checkStatus).map(({ body }) => body)).toEqual([{ sid: ['a'] }])
    await expect.poll(() => server.callsOf(list).length).toBeGreaterThan(1)
  })
})
