import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { pitCertificateCorrections } from '../../src/api/contract/pitCertificateCorrections.ts'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { pitCertificateHistory } from '../../src/api/contract/pitCertificateHistory.ts'
import { PitCertificatesPage } from '../../src/features/pitCertificates/list/PitCertificatesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { certificateDetail, certificateServer, openCertificate, standing } from './support/pitCertificateAtPlace.tsx'
import { certificateRow, serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

const { saveDraft, detail } = pitCertificateFiling

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Correct the PIT certificate' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const choose = (label: string) => dialog.getByText(label, { exact: true }).click()
const tax = page.getByRole('textbox', { name: 'Personal income tax withheld [19]', exact: true })

beforeEach(() => window.localStorage.clear())
afterEach(() => void vi.useRealTimers())
const on = (day: string): void => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T03:00:00Z`) })

const issued = { etax_status: 'accepted', inv_no: '12' } as const
const amounts = {
  final_insurance_amt: '0',
  donations_amt: '0',
  final_income_amt: '6000000',
  final_income_before_tax: '6000000',
  final_income_tax: '600000',
}
const listed = certificateRow('c-1', issued)

const openFromList = async (server = serverOfCertificates([listed])) => {
  server.answer(detail, certificateDetail(issued))
  server.answer(pitCertificateCorrections, standing({ amounts }))
  const visited = await visitPitPage(PitCertificatesPage, { server })
  await page.getByRole('checkbox', { name: /Người c-1/ }).click()
  await button('More actions').click()
  await page.getByRole('menuitem', { name: 'Correct…' }).click()
  return { server, visited }
}

const reasonIs = async (reason: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await press('Make the draft')
}

describe('the correction wizard over the list', () => {
  test('saves the draft of a replacing certificate with the reason as its note, and opens it', async () => {
    on('2026-11-20')
    const { server, visited } = await openFromList()
    await choose('Income, tax or months')
    await expectNoViolations()
    await press('Go on')
    await expect.element(dialog.getByText(/Since 1 July 2026/)).toBeVisible()
    await reasonIs('Sai thu nhập')
    await expect.poll(() => visited.opened).toMatchObject([{ page: 'pit-certificates', place: { record: 'c-9' } }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      sid: '',
      version: '',
      inv_feature: '1',
      inv_type_ref: '8',
      form_no_ref: '03/TNCN',
      serial_no_ref: 'CT26AA',
      inv_no_ref: '12',
      inv_date_ref: '2026-11-20',
      note: 'Sai thu nhập',
      serial_no: 'CT26AA',
      taxpayer_nm: 'Nguyễn Văn An',
      final_income_tax: '600000',
    })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('begins one that was not to be with zero amounts', async () => {
    on('2026-11-20')
    const { server } = await openFromList()
    await choose('There should be no certificate')
    await press('Go on')
    await reasonIs('Lập nhầm')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({ final_income_amt: '0', final_income_tax: '0' })
  })

  test('takes back what is left of one that was not to be, where the law adjusts', async () => {
    on('2026-06-15')
    const { server } = await openFromList()
    await choose('There should be no certificate')
    await press('Go on')
    await reasonIs('Lập nhầm')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_feature: '2',
      final_income_amt: '-6000000',
      final_income_tax: '-600000',
      donations_amt: '0',
    })
  })

  test('asks for no reason where the law asks for a notice, and opens a new one that names the certificate', async () => {
    on('2026-11-20')
    const { server, visited } = await openFromList()
    await choose('Name, address or contact')
    await press('Go on')
    await expect.element(dialog.getByText(/the law asks for a notice and no new certificate/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
    await press('Back')
    await choose('Name, address or contact')
    await press('Go on')
    await press('Begin the notice')
    await expect
      .poll(() => visited.opened)
      .toEqual([{ page: 'error-notices', place: { record: 'new', parameters: { certificates: 'c-1' } } }])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(saveDraft)).toEqual([])
  })

  test('says why nothing was saved, and tries again', async () => {
    on('2026-11-20')
    const { server } = await openFromList()
    const fields = [{ field: 'inv_no_ref', message: 'original_is_being_corrected' }]
    server.refuse(saveDraft, { status: 422, reason: 'pitCertificate.notCorrectable', message: '', fields })
    await choose('Tax code, or the person altogether')
    await press('Go on')
    await reasonIs('Sai mã số thuế')
    await expect.element(dialog.getByText(/Another correction of this certificate is on its way/)).toBeVisible()
    server.answer(saveDraft, { sid: 'c-9', version: 'v-1' })
    await press('Try again')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is left without a draft, and the focus returns to where it was opened', async () => {
    on('2026-11-20')
    const { server } = await openFromList()
    await press('Cancel')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('More actions')).toHaveFocus()
    expect(server.callsOf(saveDraft)).toEqual([])
  })

  test.each([
    ['Only an accepted PIT certificate is corrected by another one', { etax_status: 'sent' }],
    ['It was replaced: correct the one that has replaced it', { ...issued, corrected_by: '1' }],
    ['It adjusts another one: correct that one', { ...issued, inv_feature: '2' }],
  ])('is closed with its reason: %s', async (reason, changes) => {
    await visitPitPage(PitCertificatesPage, { server: serverOfCertificates([certificateRow('c-1', changes)]) })
    await page.getByRole('checkbox', { name: /Người c-1/ }).click()
    await button('More actions').click()
    const item = page.getByRole('menuitem', { name: /^Correct…/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText(reason)).toBeVisible()
  })
})

const chained = (sid: string, changes: Partial<ReturnType<typeof standing>['chain'][number]>) => ({
  sid,
  corrects_sid: '',
  inv_no: '',
  serial_no: 'CT26AA',
  inv_date: '2026-11-20',
  inv_feature: '0',
  etax_status: 'accepted',
  reason: '',
  ...changes,
})

const chain = [
  chained('c-1', { inv_no: '12' }),
  chained('c-2', { corrects_sid: 'c-1', inv_feature: '2', inv_no: '13', reason: 'Sai thuế' }),
  chained('c-3', { corrects_sid: 'c-1', inv_feature: '2', etax_status: 'draft' }),
]

const notices = [{ id: 'n-1', reference: 'SS-7', notice_date: '2026-11-21', notice_status: 'sent' }]
const noticeIn = (place: Locator) => place.getByRole('link', { name: 'Notice 04/SS-CTĐT SS-7 of 21/11/2026' })

describe('an issued certificate', () => {
  test('has its notices as links in its history, whoever may not see amounts included', async () => {
    const server = serverOfCertificates([listed])
    server.answer(pitCertificateHistory.timeline, { steps: [], earlier: null })
    server.answer(pitCertificateCorrections, standing({ chain: [], notices }))
    await visitPitPage(PitCertificatesPage, { server, scope: 'USER PIT', permissions: ['pit-certificate.new'] })
    await page.getByRole('rowheader', { name: 'Người c-1' }).click()
    const history = page.getByRole('dialog', { name: 'History of CT26AA 12' })
    await expect.element(noticeIn(history)).toHaveAttribute('href', '#error-notices/n-1?')
    await expectNoViolations(document.body)
  })

  test('is corrected from its page, and shows the chain of what corrects it', async () => {
    on('2026-11-20')
    const server = certificateServer(certificateDetail(issued))
    server.answer(pitCertificateCorrections, standing({ chain, amounts, notices }))
    await openCertificate({ server, document: 'c-1' })
    const corrections = page.getByRole('region', { name: 'Corrections' })
    await expect.element(corrections.getByRole('link', { name: 'CT26AA 13 of 20/11/2026' })).toBeVisible()
    await expect.element(noticeIn(corrections)).toHaveAttribute('href', '#error-notices/n-1')
    await expect.element(corrections.getByText('Sai thuế')).toBeVisible()
    await expect.element(corrections.getByText('Adjusts CT26AA 12').first()).toBeVisible()
    await expect.element(corrections.getByText('Draft')).toBeVisible()
    await expectNoViolations(document.body)
    await button('Correct…').click()
    await expect.element(dialog).toBeVisible()
    await press('Cancel')
    await expect.element(button('Correct…')).toHaveFocus()
  })
})

describe('a correction', () => {
  test('is compared with its original in a table: before, after and the difference of amounts', async () => {
    on('2026-11-20')
    const server = certificateServer(
      certificateDetail({
        sid: 'c-2',
        corrects_sid: 'c-1',
        inv_feature: '2',
        serial_no_ref: 'CT26AA',
        inv_no_ref: '12',
      }),
    )
    server.answerBy(detail, ({ url }) =>
      url.pathname.includes('c-1')
        ? certificateDetail(issued)
        : certificateDetail({
            sid: 'c-2',
            corrects_sid: 'c-1',
            inv_feature: '2',
            serial_no_ref: 'CT26AA',
            inv_no_ref: '12',
            inv_date_ref: '2026-11-20',
            taxpayer_add: '',
            final_income_amt: '0',
            final_income_before_tax: '0',
            final_income_tax: '-100000',
          }),
    )
    server.answer(
      pitCertificateCorrections,
      standing({ chain, amounts_before: { ...amounts, final_income_tax: '500000' } }),
    )
    await openCertificate({ server, document: 'c-2' })
    const table = page.getByRole('table', { name: 'What the correction changes' })
    const texts = () =>
      table
        .getByRole('row')
        .elements()
        .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'))
    await expect
      .poll(texts)
      .toEqual([
        'Field|Before|After|Difference',
        'Address [10]|12 Lý Thường Kiệt, Hà Nội|empty|',
        'Personal income tax withheld [19]|500.000|400.000|-100.000',
      ])
    await button('Edit').click()
    await userEvent.fill(tax, '-200.000')
    await userEvent.tab()
    await expect.poll(texts).toContain('Personal income tax withheld [19]|500.000|300.000|-200.000')
    await expectNoViolations(document.body)
  })
})
