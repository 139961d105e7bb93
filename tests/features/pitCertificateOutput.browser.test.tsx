import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { pitCertificateFiling, type PitCertificateDetail } from '../../src/api/contract/pitCertificateFiling.ts'
import type { PitCertificateRow } from '../../src/api/contract/pitCertificates.ts'
import type { CertificateStatus } from '../../src/domain/pitCertificate/status.ts'
import { CertificatePreview } from '../../src/features/pitCertificates/print/CertificatePreview.tsx'
import { DownloadSelected } from '../../src/features/pitCertificates/print/DownloadSelected.tsx'
import { PrintSelected } from '../../src/features/pitCertificates/print/PrintSelected.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { AtPlace } from './support/AtPlace.tsx'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { printablePitCertificate } from './support/printablePitCertificate.ts'
import { renderScreen } from './support/renderScreen.tsx'

const { values } = printablePitCertificate()

const detailOf = (sid: string, etax_status: CertificateStatus, inv_no: string): PitCertificateDetail => ({
  ...values,
  sid,
  version: 'v1',
  refid: `R-${sid}`,
  guid: '',
  inv_no,
  etax_status,
  etax_rslt: '',
  tax_auth_cd: '',
  lookup_cd: etax_status === 'accepted' ? 'A7K2M9QX41' : '',
  lookup_link: etax_status === 'accepted' ? '/lookup?lookup_code=A7K2M9QX41' : '',
  corrected_by: '',
  corrected_by_sid: '',
  corrects_sid: '',
  sign_by: etax_status === 'draft' ? '' : 'SAO MAI XANH',
  requested_at: '',
  signed_at: '2026-12-06T09:10:11',
  is_corrected: false,
  req_issue_yn: etax_status !== 'draft',
  signed_xml_url: null,
  pdf_url: null,
})

const details = [detailOf('a', 'accepted', '128'), detailOf('b', 'draft', ''), detailOf('c', 'rejected', '129')]
const rows = details.map((detail): PitCertificateRow => ({
  ...detail,
  final_income_amt: detail.final_income_amt,
  final_income_tax: null,
}))

const onClose = vi.fn<() => void>()
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
let server: FakeServer
const saved: { name: string; content: Promise<Blob> }[] = []

beforeEach(() => {
  vi.restoreAllMocks()
  onClose.mockClear()
  saved.length = 0
  server = createFakeServer({ calls: [pitCertificateFiling.detail] })
  server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
  server.answerBy(pitCertificateFiling.detail, ({ url }) => {
    const found = details.find(({ sid }) => url.pathname.includes(`/${sid}/`))
    if (found === undefined) throw new Error(`no certificate at ${url.pathname}`)
    return found
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: fetch(this.href).then((response) => response.blob()) })
  })
})

const savedFiles = async (): Promise<Record<string, Uint8Array>> =>
  unzipSync(new Uint8Array(await ((await saved[0]?.content) ?? new Blob()).arrayBuffer()))

it('downloads the selected PIT certificates as a zip by tax code, without those that were turned down', async () => {
  await renderScreen(<AtPlace>{() => <DownloadSelected onClose={onClose} rows={rows} />}</AtPlace>, { server })
  await expectNoViolations()
  await userEvent.click(button('Download'))
  await expect
    .element(page.getByText('CT26AA 129 Trần Minh Quân: there is no printed form in this status'))
    .toBeVisible()
  expect(saved.map(({ name }) => name)).toEqual(['03TNCN.zip'])
  const files = await savedFiles()
  expect(Object.keys(files)).toEqual(['03TNCN_CT26AA_128_079080001234.pdf', '03TNCN_CT26AA_079080001234.pdf'])
  for (const file of Object.values(files)) expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-')
})

it('prints the selected PIT certificates as one PDF', async () => {
  await renderScreen(<AtPlace>{() => <PrintSelected onClose={onClose} rows={rows.slice(0, 2)} />}</AtPlace>, { server })
  await expect.element(button('Download')).toBeEnabled()
  await userEvent.click(button('Download'))
  expect(saved.map(({ name }) => name)).toEqual(['03TNCN.pdf'])
})

describe('the preview of a PIT certificate', () => {
  const show = (record: PitCertificateDetail) =>
    renderScreen(<CertificatePreview onClose={onClose} record={record} values={values} />, { server })

  it('is downloaded under form, symbol and number [002-9-18]', async () => {
    await show(detailOf('a', 'accepted', '128'))
    await expect.element(button('Download')).toBeEnabled()
    await expectNoViolations()
    await userEvent.click(button('Download'))
    expect(saved.map(({ name }) => name)).toEqual(['03TNCN_CT26AA_128.pdf'])
  })

  it('is drawn anew as a document on paper once it is issued', async () => {
    await show(detailOf('a', 'accepted', '128'))
    await expect.element(button('Download')).toBeEnabled()
    await page.getByText('As a document converted to paper, by you today').click()
    await expect.poll(() => server.callsOf(contract.keepPreview).length).toBe(2)
    const [original, converted] = server.callsOf(contract.keepPreview).map(({ body }) => JSON.stringify(body))
    expect(converted).not.toBe(original)
  })

  it('of a draft is not offered on paper', async () => {
    await show(detailOf('a', 'draft', ''))
    await expect.element(button('Download')).toBeEnabled()
    await expect.element(page.getByText('As a document converted to paper, by you today')).not.toBeInTheDocument()
  })

  it('says that a picture of its template cannot be fetched', async () => {
    await show({ ...detailOf('a', 'accepted', '128'), logo_img: '/no-such-picture.png' })
    await expect.element(page.getByText('The printed form could not be shown')).toBeVisible()
  })
})
