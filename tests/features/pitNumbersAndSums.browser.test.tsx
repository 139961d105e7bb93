import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { calls, pitCertificateList } from '../../src/api/contract/pitCertificates.ts'
import { numberReasons } from '../../src/domain/documents/numbers.ts'
import { NumbersPage } from '../../src/features/pitCertificates/numbers/NumbersPage.tsx'
import type { WaitingNumber } from '../../src/documents/numbers/waitingNumber.ts'
import { PitPage } from '../../src/features/pitCertificates/overview/PitPage.tsx'
import { SumsPage } from '../../src/features/pitCertificates/sums/SumsPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { fakePage } from './support/fakePage.ts'
import { certificateRow, serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const { waiting } = pitCertificateFiling.numbers
const button = (name: string) => page.getByRole('button', { name, exact: true })

const numberOf = (number: number, changes: Partial<WaitingNumber> = {}): WaitingNumber => ({
  year: 2026,
  form: '03/TNCN',
  symbol: 'CT26AA',
  number,
  day: '2026-11-20',
  document_id: `d-${number}`,
  reason: 'refused',
  since: '2026-11-20T03:00:00Z',
  ...changes,
})

const serverOfNumbers = (numbers: readonly WaitingNumber[]) => {
  const server = serverOfCertificates([])
  server.answerBy(waiting, ({ query }) => {
    const { rows, pagination } = fakePage(query, numbers)
    return { numbers: rows, pagination }
  })
  return server
}

describe('numbers that wait', () => {
  test('have each reason in words, and what to do', async () => {
    const numbers = numberReasons.map((reason, index) => numberOf(index + 1, { reason }))
    await visitPitPage(NumbersPage, { server: serverOfNumbers(numbers.slice(0, 10)) })
    await expect.element(page.getByRole('rowheader', { name: '10', exact: true })).toBeVisible()
    const reasons = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(new Set(reasons).size).toBe(10)
    await expect
      .element(page.getByText('The signing server refused the PIN, the one-time code or the key.'))
      .toBeVisible()
    await expectNoViolations()
  })

  test('lead to the certificate that holds the number; what was refused is not deleted', async () => {
    const visited = await visitPitPage(NumbersPage, { server: serverOfNumbers([numberOf(5)]) })
    await page.getByRole('checkbox', { name: /CT26AA 5/ }).click()
    await expect.element(page.getByText('CT26AA 5: The tax authority refused the document.')).toBeVisible()
    await expect
      .element(button('Delete the draft'))
      .toHaveAccessibleDescription('Only a number that a draft holds is given back by deleting the draft')
    await button('Continue').click()
    expect(visited.opened).toMatchObject([{ page: 'pit-certificates', place: { record: 'd-5' } }])
  })

  test('are given back by deleting the draft that holds them', async () => {
    const server = serverOfNumbers([numberOf(6, { reason: 'cancelled' })])
    server.answer(pitCertificateList.delete, { deleted: 1 })
    await visitPitPage(NumbersPage, { server })
    await page.getByRole('checkbox', { name: /CT26AA 6/ }).click()
    await button('Delete the draft').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('The drafts are deleted')).toBeVisible()
    expect(server.callsOf(pitCertificateList.delete).map(({ body }) => body)).toEqual([{ sid: ['d-6'] }])
  })

  test('without a certificate say that the next one of their day takes them', async () => {
    await visitPitPage(NumbersPage, {
      server: serverOfNumbers([numberOf(7, { document_id: null, reason: 'deleted' })]),
    })
    await page.getByRole('checkbox', { name: /CT26AA 7/ }).click()
    await expect
      .element(button('Continue'))
      .toHaveAccessibleDescription('No document holds this number: the next one of its day takes it')
    await expect
      .element(page.getByText(/The next document of this symbol that is dated 20\/11\/2026 takes it/).first())
      .toBeVisible()
  })

  test('are none where every number is issued', async () => {
    await visitPitPage(NumbersPage, { server: serverOfNumbers([]) })
    await expect.element(page.getByText('No number waits')).toBeVisible()
  })
})

describe('sums by taxpayer', () => {
  const sums = {
    income_year: '2026',
    taxpayer_taxcd: '001190004127',
    taxpayer_nm: 'Vũ Thị Hoa',
    count: 2,
    final_insurance_amt: '0',
    donations_amt: '0',
    final_income_amt: '36000000',
    final_income_before_tax: '36000000',
    final_income_tax: '3600000',
  }
  const texts = v.record(v.string(), v.string())
  const serverOfSums = () => {
    const server = serverOfCertificates([])
    server.answerBy(calls.sumPitCertificates, ({ body }) => {
      const { rows, pagination } = fakePage(v.parse(texts, body), [sums])
      return { sums: [...rows], pagination }
    })
    return server
  }

  test('show income and tax of a year, and lead to its certificates without the tax code in the address', async () => {
    const visited = await visitPitPage(SumsPage, { server: serverOfSums() })
    const row = page.getByRole('row', { name: /Vũ Thị Hoa/ })
    await expect.element(row.getByText('3.600.000')).toBeVisible()
    expect(row.getByText('36.000.000').elements()).toHaveLength(2)
    await expectNoViolations()
    await page.getByRole('rowheader', { name: 'Vũ Thị Hoa' }).click()
    expect(visited.opened).toEqual([{ page: 'pit-certificates', place: { parameters: { year: '2026' } } }])
    expect(visited.places.get('pit-certificates.people')).toEqual({ taxpayer: '001190004127' })
  })

  test('are narrowed to a year', async () => {
    const server = serverOfSums()
    await visitPitPage(SumsPage, { server, address: { year: '2025' } })
    await expect.element(page.getByRole('row', { name: /Vũ Thị Hoa/ })).toBeVisible()
    expect(server.callsOf(calls.sumPitCertificates).at(-1)?.body).toMatchObject({ income_year: '2025' })
  })
})

test('the overview of e-PIT says what needs somebody and why, and how certificates stand', async () => {
  const server = serverOfCertificates([certificateRow('a'), certificateRow('b', { etax_status: 'rejected' })])
  server.answerBy(waiting, () => ({
    numbers: [],
    pagination: { page_number: 0, page_size: 10, total_elements: 3, total_pages: 1 },
  }))
  await visitPitPage(PitPage, { server })
  await expect.element(page.getByRole('heading', { name: '3 numbers wait' })).toBeVisible()
  await expect
    .element(page.getByText('Open each to read why, correct it and issue it again under its number.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '1 Refused' }))
    .toHaveAttribute('href', '#pit-certificates?status=rejected')
  await expect.element(page.getByRole('heading', { name: 'Newest PIT certificates' })).toBeVisible()
  await expectNoViolations()
})
