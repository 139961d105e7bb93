import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { pitCertificateUnfinished } from '../../src/api/contract/pitCertificateHistory.ts'
import { pitCertificateMatters } from '../../src/api/contract/pitCertificateMatters.ts'
import { certificateValuesOf } from '../../src/domain/pitCertificate/content.ts'
import { pitPermissions } from '../../src/domain/session.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { certificateDetail, certificateServer, openCertificate } from './support/pitCertificateAtPlace.tsx'

const { saveDraft } = pitCertificateFiling
const { existIssued } = pitCertificateMatters

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const standing = page.getByRole('complementary', { name: 'Where this document stands' })
const tax = field('Personal income tax withheld [19]')
const address = field('Address [10]')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const accepted = certificateDetail({
  etax_status: 'accepted',
  inv_no: '00000012',
  tax_auth_cd: 'M1-26-ABC',
  sign_by: 'CÔNG TY TNHH SAO MAI XANH',
  signed_at: '2026-11-20T09:00:00',
  requested_at: '2026-11-20T02:00:01.000Z',
  lookup_cd: 'LK7',
  signed_xml_url: '/api/xml/c-1',
})
const rejected = certificateDetail({
  etax_status: 'rejected',
  etax_rslt: '30006: Mã số thuế người nộp thuế không tồn tại',
  requested_at: '2026-11-20T02:00:01.000Z',
})
const double = {
  sid: 'c-0',
  serial_no: 'CT26AA',
  inv_no: '00000007',
  inv_date: '2026-11-02',
  income_from_mon: '10',
  income_to_mon: '10',
  income_year: '2026',
}

describe('a certificate that is sent', () => {
  test('is read with closed fields, its number, status and files', async () => {
    await openCertificate({ server: certificateServer(accepted), document: 'c-1' })
    await expect.element(heading('PIT certificate')).toBeVisible()
    await expect.element(tax).toBeDisabled()
    await expect.element(tax).toHaveValue('600.000')
    for (const said of ['Accepted', '00000012', 'M1-26-ABC', '20/11/2026 09:00', 'LK7'])
      await expect.element(standing.getByText(said).first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Download the signed XML' })).toBeVisible()
    await expect.element(button('Preview')).toBeVisible()
    await expect.element(button('Edit')).not.toBeInTheDocument()
    await expect.element(button(/^Issue/)).not.toBeInTheDocument()
    await expect.element(page.getByText('Then one for the next person')).not.toBeInTheDocument()
    await expectNoViolations(document.body)
  })

  test('and turned down says why, and is corrected in its place with its number', async () => {
    const server = certificateServer(rejected)
    const { ended } = await openCertificate({ server, document: 'c-1' })
    await expect.element(page.getByText('The tax authority has turned this PIT certificate down')).toBeVisible()
    await expect.element(page.getByText(/^30006: Mã số thuế/).first()).toBeVisible()
    await button('Edit').click()
    await expect.element(heading('Edit the PIT certificate')).toBeVisible()
    await userEvent.fill(field('Tax code [06]'), '8012345679')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved' }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      sid: 'c-1',
      version: 'v-1',
      taxpayer_taxcd: '8012345679',
    })
  })
})

describe('a draft', () => {
  test('warns of certificates that the person has for the same income and months', async () => {
    const server = certificateServer()
    server.answer(existIssued, { exists: true, certificates: [double] })
    await openCertificate({ server, document: 'c-1' })
    await expect
      .element(page.getByText('This taxpayer has a certificate for the same income and months already'))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'CT26AA 00000007' })).toBeVisible()
    await expect.element(page.getByText(/of 02\/11\/2026, months 10 to 10 of 2026/)).toBeVisible()
  })

  test('that could not be issued opens in its fields with what is wrong', async () => {
    const server = certificateServer(certificateDetail({ taxpayer_nm: '', final_income_tax: '' }))
    await openCertificate({ server, document: 'c-1', isChecked: true })
    await expect.element(page.getByRole('region', { name: '2 fields need your attention' })).toBeVisible()
    await expect.element(tax).toBeEnabled()
    await expect.element(tax).toHaveAccessibleDescription('Enter the tax withheld, or 0 where there was none')
  })

  test('keeps what is typed where a colleague was faster', async () => {
    const server = certificateServer()
    server.refuse(saveDraft, { status: 409, reason: 'pitCertificate.changed', message: '' })
    await openCertificate({ server, document: 'c-1' })
    await button('Edit').click()
    await userEvent.fill(address, '1 Tràng Tiền, Hà Nội')
    await userEvent.keyboard('{F10}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(address).toHaveValue('1 Tràng Tiền, Hà Nội')
  })
})

describe('one after another', () => {
  test('begins with day, symbol, kind and months of the one before, at the name', async () => {
    const before = certificateDetail({ inv_date: '2026-11-27', income_from_mon: '9' })
    await openCertificate({ server: certificateServer(before), next: 'c-1' })
    await expect.element(select('Full name [05]')).toHaveFocus()
    await expect.element(select('Full name [05]')).toHaveValue('')
    await expect.element(field('Date of the certificate')).toHaveValue('27/11/2026')
    await expect.element(select('From month [16]')).toHaveValue('9')
    await expect.element(tax).toHaveValue('')
    await expect.element(page.getByRole('checkbox', { name: 'Then one for the next person' })).toBeChecked()
  })

  test('is what follows a saved one where it was chosen', async () => {
    const { ended, followed } = await openCertificate()
    await page.getByText('Then one for the next person').click()
    await userEvent.keyboard('{F10}')
    await expect.poll(() => followed).toEqual(['c-9'])
    expect(ended).toEqual([])
  })

  test('is not a copy, which takes the person over as well', async () => {
    await openCertificate({ copy: 'c-1' })
    await expect.element(select('Full name [05]')).toHaveValue('Nguyễn Văn An')
    await expect.element(field('Date of the certificate')).toHaveValue('29/11/2026')
    await expect.element(tax).toHaveValue('600.000')
  })
})

describe('a correction', () => {
  test('names the certificate that it replaces', async () => {
    const { server } = await openCertificate({
      server: certificateServer(accepted),
      corrects: { id: 'c-1', feature: '1' },
    })
    await expect.element(page.getByText('It replaces certificate CT26AA 00000012 of 20/11/2026')).toBeVisible()
    await userEvent.keyboard('{F10}')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '1',
      serial_no_ref: 'CT26AA',
      inv_no_ref: '00000012',
      inv_date_ref: '2026-11-20',
      final_income_tax: '600000',
    })
  })

  test('that adjusts takes differences below zero', async () => {
    await openCertificate({ server: certificateServer(accepted), corrects: { id: 'c-1', feature: '2' } })
    await expect.element(page.getByText('It adjusts certificate CT26AA 00000012 of 20/11/2026')).toBeVisible()
    await userEvent.fill(tax, '-100.000')
    await userEvent.tab()
    await expect.element(tax).toHaveValue('-100.000')
    await expect.element(tax).toBeValid()
  })
})

describe('what is typed', () => {
  test('is asked about before it is left', async () => {
    const { ended } = await openCertificate()
    await userEvent.fill(address, '1 Tràng Tiền, Hà Nội')
    await button('Close').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await button('Leave without saving').click()
    await expect.poll(() => ended).toMatchObject([{ result: 'closed' }])
  })

  test('in an earlier visit is offered and put into the fields, amounts as they are shown', async () => {
    const server = certificateServer()
    const left = {
      id: 'u-1',
      way: 'new',
      origin_id: '',
      base_version: '',
      revision: 'r-1',
      kept_at: '2026-11-28T01:00:00.000Z',
    } as const
    server.answer(pitCertificateUnfinished.list, { unfinished: [left] })
    server.answer(pitCertificateUnfinished.read, { ...left, content: certificateValuesOf(certificateDetail()) })
    server.answer(pitCertificateUnfinished.keep, { ...left, revision: 'r-2' })
    await openCertificate({ server })
    await expect.element(page.getByText(/^You left a new document unfinished on/)).toBeVisible()
    await button('Continue').click()
    await expect.element(select('Full name [05]')).toHaveValue('Nguyễn Văn An')
    await expect.element(tax).toHaveValue('600.000')
  })
})

describe('rights', () => {
  test('of somebody who may not see amounts open no certificate, and read none', async () => {
    const server = certificateServer()
    const permissions = pitPermissions.filter((each) => each !== 'pit-certificate.amounts')
    await openCertificate({ server, scope: 'USER PIT', permissions, document: 'c-1' })
    await expect.element(page.getByText('You may not see what PIT certificates say')).toBeVisible()
    expect(server.callsOf(pitCertificateFiling.detail)).toEqual([])
  })

  test('of somebody who may not write close the commands with their reason', async () => {
    await openCertificate({ scope: 'USER PIT', permissions: ['pit-certificate.amounts'], document: 'c-1' })
    await expect.element(button(/^Edit/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(/^Issue/)).toHaveAttribute('aria-disabled', 'true')
  })

  test('of somebody who may not add open no new one', async () => {
    await openCertificate({ scope: 'USER PIT', permissions: ['pit-certificate.amounts'] })
    await expect.element(page.getByText(/Ask an administrator of your company for the permission/)).toBeVisible()
  })
})
