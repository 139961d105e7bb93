import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { checkSkip } from '../../src/api/contract/digitalSignatures.ts'
import { pitCertificateMatters } from '../../src/api/contract/pitCertificateMatters.ts'
import { pitCertificatePayroll } from '../../src/api/contract/pitCertificatePayroll.ts'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import { sentAtOnce } from '../../src/domain/documents/listRules.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { incomeKinds } from '../../src/domain/pitCertificate/incomeKinds.ts'
import { payrollCaptions, payrollFields, type PayrollRow } from '../../src/domain/pitCertificate/payroll/columns.ts'
import { PitCertificatesPage } from '../../src/features/pitCertificates/list/PitCertificatesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import type { FakeServer } from './support/fakeServer.ts'
import { nationalities } from './support/samples.ts'
import { serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const { uploadDraft } = pitCertificatePayroll
const dialog = page.getByRole('dialog', { name: 'PIT certificates from a payroll' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

const person = (name: string, changes: Partial<PayrollRow> = {}): PayrollRow => ({
  taxpayer_nm: name,
  taxpayer_taxcd: '001190012345',
  taxpayer_nation: 'Việt Nam',
  taxpayer_resident: 'có',
  taxpayer_add: 'Số 3 phố Huế, Hà Nội',
  taxpayer_tel_no: '0912345678',
  taxpayer_cid: '001190012345',
  taxpayer_eml: 'hoa@example.vn',
  income_type: incomeKinds[0],
  final_insurance_amt: '0',
  donations_amt: '0',
  income_from_mon: '1',
  income_to_mon: '6',
  income_year: vietnamDay(new Date()).slice(0, 4),
  final_income_amt: '20.000.000',
  final_income_before_tax: '20.000.000',
  final_income_tax: '2.000.000',
  ...changes,
})
const others = { taxpayer_taxcd: '001190099999', taxpayer_cid: '001190099999' }

const pasted = (rows: readonly PayrollRow[], fields: readonly (keyof PayrollRow)[] = payrollFields): string =>
  [
    fields.map((field) => payrollCaptions[field].vi).join('\t'),
    ...rows.map((row) => fields.map((field) => row[field]).join('\t')),
  ].join('\n')

const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const open = async (server: FakeServer = serverOfCertificates([])): Promise<FakeServer> => {
  await visitPitPage(PitCertificatesPage, { server })
  await page.getByRole('button', { name: 'Upload payroll', exact: true }).click()
  await expect.element(button('Browse')).toBeVisible()
  return server
}

const nothingWrong = { total: 2, success: 2, failed: 0, rows: [], doubles: [], certificates: [] }

const sentSchema = v.object({ payload: v.instance(File), inv_date: v.string() })

const bodyOf = async (server: FakeServer, call: typeof uploadDraft) => {
  const { payload, inv_date } = v.parse(sentSchema, server.callsOf(call).at(-1)?.body)
  const rows: unknown = JSON.parse(await payload.text())
  return { inv_date, rows }
}

describe('a payroll', () => {
  test('shows its rows with what is wrong at their cells, leaves them out, and drafts the others', async () => {
    const server = serverOfCertificates([])
    server.answer(uploadDraft, { ...nothingWrong, total: 1, success: 1 })
    await open(server)
    paste(pasted([person('Hoa'), person('Lan', { ...others, final_income_tax: 'nhiều', taxpayer_nation: 'Sao Hỏa' })]))
    await expect.element(dialog.getByText('The tax withheld must be a number in đồng, as 1.234.567')).toBeVisible()
    await expect.element(dialog.getByText('Choose a nationality from the list')).toBeVisible()
    await expect.element(button('Errors (1)')).toBeVisible()
    await expect.element(button('Upload')).toBeDisabled()
    await expectNoViolations()
    await button('Leave out the rows with errors').click()
    await button('Upload').click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await expect.element(dialog.getByText('All PIT certificates were drafted')).toBeVisible()
    const { rows, inv_date } = await bodyOf(server, uploadDraft)
    expect(inv_date).toBe(vietnamDay(new Date()))
    expect(rows).toMatchObject([{ taxpayer_nm: 'Hoa', taxpayer_resident: '1', final_income_amt: '20000000' }])
  })

  test('says of rows about the same person and months that they are doubles, and uploads them all the same', async () => {
    await open()
    paste(pasted([person('Hoa'), person('Lan', others), person('Hoa', { income_from_mon: '6', income_to_mon: '7' })]))
    await button('Doubles (2)').click()
    await expect.element(dialog.getByText('Also in row 4')).toBeVisible()
    await expect.element(dialog.getByText('Also in row 2')).toBeVisible()
    await expect.element(button('Upload')).toBeEnabled()
  })

  test('allows empty cells for drafts, and not where the certificates are issued at once', async () => {
    await open()
    paste(pasted([person('Hoa', { taxpayer_eml: '' })]))
    await expect.element(button('Errors (0)')).toBeVisible()
    await dialog.getByText('PIT certificates that are issued at once').click()
    await expect.element(button('Errors (1)')).toBeVisible()
    await expect.element(dialog.getByText("Enter the taxpayer's e-mail address")).toBeVisible()
  })

  test('names the columns that a sheet lacks, or says that it has no headings', async () => {
    await open()
    paste(pasted([person('Hoa')], payrollFields.slice(1)))
    await expect.element(dialog.getByText('[05] Full name')).toBeVisible()
    await button('Choose another file').click()
    paste('a\tb\nc\td')
    await expect.element(dialog.getByText('The headings of this sheet are not recognised')).toBeVisible()
  })

  test('names the rows that the server refuses, and keeps nothing', async () => {
    const server = serverOfCertificates([])
    const rows = [{ row: 1, field: 'taxpayer_taxcd', message: 'new_epit_certificate038' }]
    server.answer(uploadDraft, { ...nothingWrong, success: 0, failed: 2, rows })
    await open(server)
    paste(pasted([person('Hoa'), person('Lan', others)]))
    await button('Upload').click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await expect.element(dialog.getByText('No PIT certificate was drafted')).toBeVisible()
    await expect.element(dialog.getByText(/^Row 3: Lan – A taxpayer's tax code has 10 digits/)).toBeVisible()
    await expect.element(button('Download my file with the reasons')).toBeVisible()
  })

  test('sends the same ids again once the server was asked and has none of them', async () => {
    const server = serverOfCertificates([])
    server.hold(uploadDraft)
    server.answer(uploadDraft, { ...nothingWrong, total: 1, success: 1 })
    server.answer(pitCertificateMatters.checkStatus, { certificates: [] })
    await open(server)
    paste(pasted([person('Hoa')]))
    await button('Upload').click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await expect.poll(() => server.callsOf(uploadDraft).length).toBe(1)
    await button('Stop the upload').click()
    await expect.element(dialog.getByText('Nothing was uploaded')).toBeVisible()
    const { rows: before } = await bodyOf(server, uploadDraft)
    await button('Upload again').click()
    await expect.poll(() => server.callsOf(uploadDraft).length).toBe(2)
    expect((await bodyOf(server, uploadDraft)).rows).toEqual(before)
  })

  test('warns of certificates that the company has, and offers to issue the drafts in one go', async () => {
    const server = serverOfCertificates([])
    server.answer(uploadDraft, { ...nothingWrong, doubles: [{ row: 1, sid: 'earlier' }] })
    server.answer(checkSkip, { skip: true, type: '1', types: ['1'] })
    await open(server)
    paste(pasted([person('Hoa'), person('Lan', others)]))
    await button('Upload').click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Lan – 001190099999' })).toBeVisible()
    await expect.element(button('Issue all')).toBeEnabled()
  })

  const manyDrafted = async (types: CertificateType[]) => {
    const server = serverOfCertificates([])
    const people = Array.from({ length: sentAtOnce + 1 }, (_, place) => {
      const code = `0011900${10_000 + place}`
      return person(`Người ${place}`, { taxpayer_taxcd: code, taxpayer_cid: code })
    })
    server.answer(uploadDraft, { ...nothingWrong, total: people.length, success: people.length })
    server.answer(checkSkip, { skip: true, type: types[0] ?? null, types })
    await open(server)
    paste(pasted(people))
    await button('Upload').click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await expect.element(dialog.getByText('All PIT certificates were drafted')).toBeVisible()
  }

  test('offers to issue more drafts than are signed here by the HSM, where the company has one in use', async () => {
    await manyDrafted(['1', '2'])
    await expect.element(button('Issue all with HSM')).toBeEnabled()
  })

  test('says what to do with so many drafts where the company has no certificate in an HSM', async () => {
    await manyDrafted(['1'])
    await expect.element(dialog.getByText('a certificate in an HSM is needed', { exact: false })).toBeVisible()
    await expect.element(button('Issue all with HSM')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('says that it cannot be prepared, and tries again', async () => {
    const server = serverOfCertificates([])
    server.refuse(contract.nationalInfo, { status: 500, reason: 'server.failed', message: 'broken' })
    await visitPitPage(PitCertificatesPage, { server })
    await page.getByRole('button', { name: 'Upload payroll', exact: true }).click()
    await expect.element(button('Try again')).toBeVisible()
    server.answer(contract.nationalInfo, [...nationalities])
    await button('Try again').click()
    await expect.element(button('Browse')).toBeVisible()
  })

  test('is closed to whoever may not add certificates', async () => {
    await visitPitPage(PitCertificatesPage, {
      server: serverOfCertificates([]),
      scope: 'USER PIT',
      permissions: ['pit-certificate.amounts'],
    })
    await expect.element(page.getByRole('button', { name: 'Upload payroll' })).toHaveAttribute('aria-disabled', 'true')
  })
})
