import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateMatters } from '../../../src/api/contract/pitCertificateMatters.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { certificateSaid } from '../../server/support/pitCertificates.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { besidePage } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { chooseKey, listHsmCertificate, signByAccount } from '../support/hsmCertificate.ts'
import { onDatabase } from '../support/onDatabase.ts'
import { answerOnPhone, codeIn, registerRemoteCertificate } from '../support/remoteSigning.ts'

const fixture = asVisitor()

const rows = (page: Page) => page.getByRole('grid', { name: 'PIT certificates' }).getByRole('row')
const submission = (page: Page) => page.getByRole('dialog', { name: 'Issue the PIT certificate' })
const stands = (page: Page, name: string | RegExp) => submission(page).getByRole('heading', { name }).waitFor()

/** A draft of today's certificate for a taxpayer, saved beside the page, as the list begins to issue it. */
const issueDraft = async (page: Page, origin: string, taxpayer_nm: string, way: 'HSM' | 'eSign'): Promise<void> => {
  await signIn(page, origin, 'pit.admin@tokhai.example', 'en')
  await page.waitForURL('**/en/e-pit/certificate')
  const writer = await besidePage(page, origin)
  const inv_date = vietnamDay(new Date())
  const { symbols } = await writer.get(pitCertificateMatters.symbols, { query: { inv_date } })
  const said = certificateSaid({ taxpayer_nm, inv_date, serial_no: symbols[0]?.serial_no ?? '' })
  await writer.get(contract.savePitCertificateDraft, { body: { version: '', ...said } })
  await page.reload()
  await rows(page).filter({ hasText: taxpayer_nm }).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Issue/ }).click()
  await stands(page, 'Choose how to sign')
  await submission(page).getByText(way, { exact: true }).click()
  await submission(page).getByRole('button', { name: 'Go on' }).click()
}

/** By which kind of certificate the taxpayer's certificates were signed, and how often each was sent. */
const sentFor = (data: string, taxpayer: string) =>
  onDatabase(data, (database) =>
    database
      .prepare(
        'select certificates.certificate_type as way, count(transmission_rows.transmission_id) as sent from pit_certificates join signed_documents on signed_documents.document_id = pit_certificates.id join certificates on certificates.serial_no = signed_documents.signer_serial and certificates.company_id = signed_documents.company_id left join transmission_rows on transmission_rows.signed_id = signed_documents.id where pit_certificates.taxpayer_nm = ? group by signed_documents.id',
      )
      .all(taxpayer)
      .map(({ way, sent }) => `${String(way)}: ${String(sent)}`),
  )

/** @param way type of the certificate that signed */
const isAccepted = async (page: Page, data: string, taxpayer: string, way: string): Promise<void> => {
  await stands(page, /^(?:The PIT certificate is issued|The tax authority has accepted this PIT certificate)$/)
  await submission(page).getByRole('button', { name: 'Done' }).press('Enter')
  await rows(page).filter({ hasText: taxpayer }).filter({ hasText: 'Accepted' }).first().waitFor()
  expect(await sentFor(data, taxpayer)).toEqual([`${way}: 1`])
}

it('a PIT certificate is issued by an HSM after a wrong PIN, and accepted', async () => {
  const { page, product } = fixture
  const taxpayer = 'Trần Thị Khóa'
  const serialNumber = await listHsmCertificate(product.data, '1')
  await issueDraft(page, product.origin, taxpayer, 'HSM')
  await chooseKey(submission(page), serialNumber)
  await signByAccount(submission(page), '00000000')
  await submission(page).getByText('The PIN is wrong').waitFor()
  await expectStateAccessible(page)
  await submission(page).getByLabel(/^PIN/).fill(demoHsm.pin)
  await submission(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await isAccepted(page, product.data, taxpayer, '2')
})

it('a PIT certificate is issued by eSign once its holder confirms, after a refusal, and accepted', async () => {
  const { page, product } = fixture
  const taxpayer = 'Phạm Văn Thoại'
  await registerRemoteCertificate(product)
  await issueDraft(page, product.origin, taxpayer, 'eSign')
  await stands(page, 'Choose an eSign certificate')
  await submission(page).getByRole('button', { name: 'Confirm' }).click()
  await answerOnPhone(page, product, await codeIn(submission(page)), 'Refuse')
  await stands(page, 'The signature was refused on the phone')
  await expectStateAccessible(page)
  await submission(page).getByRole('button', { name: 'Try again' }).click()
  await answerOnPhone(page, product, await codeIn(submission(page)), 'Confirm')
  await isAccepted(page, product.data, taxpayer, '4')
})
