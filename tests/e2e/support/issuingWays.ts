import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import type { Product } from '../../../tools/product/product.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import { expectStateAccessible } from './accessibility.ts'
import { besidePage, enterAs } from './besidePage.ts'
import { chooseKey, listHsmCertificate, signByAccount } from './hsmCertificate.ts'
import { onDatabase } from './onDatabase.ts'
import { answerOnPhone, codeIn, registerRemoteCertificate } from './remoteSigning.ts'

interface Fixture {
  readonly page: Page
  readonly product: Product
}

/** A kind of documents that are issued from their list. */
interface IssuedKind {
  readonly userId: string
  /** Where its list is, below the language. */
  readonly path: string
  /** The document, as titles name it. */
  readonly one: string
  /** The table of the list. */
  readonly grid: string
  /** What a row says once the authority has taken the document. */
  readonly accepted: string
  /** Where its heads are, and what of them the list names a document by. */
  readonly heads: { readonly table: string; readonly named: string }
  /** Saves a draft of today that is named so. */
  readonly saveDraft: (writer: Visitor, name: string) => Promise<unknown>
}

/** By which kind of certificate the documents of a name were signed, and how often each was sent. */
const sentFor = (data: string, { table, named }: IssuedKind['heads'], name: string) =>
  onDatabase(data, (database) =>
    database
      .prepare(
        `select certificates.certificate_type as way, count(transmission_rows.transmission_id) as sent from ${table} join signed_documents on signed_documents.document_id = ${table}.id join certificates on certificates.serial_no = signed_documents.signer_serial and certificates.company_id = signed_documents.company_id left join transmission_rows on transmission_rows.signed_id = signed_documents.id where ${table}.${named} = ? group by signed_documents.id`,
      )
      .all(name)
      .map(({ way, sent }) => `${String(way)}: ${String(sent)}`),
  )

/** The ways beside the token in which documents of a kind are issued, each with what goes wrong on it first. */
export const itIsIssuedByEachWay = (fixture: Fixture, kind: IssuedKind): void => {
  const { userId, path, one, grid, accepted, heads, saveDraft } = kind
  const rows = (page: Page) => page.getByRole('grid', { name: grid }).getByRole('row')
  const submission = (page: Page) => page.getByRole('dialog', { name: `Issue the ${one}` })
  const stands = (page: Page, name: string | RegExp) => submission(page).getByRole('heading', { name }).waitFor()
  const press = (page: Page, name: string) => submission(page).getByRole('button', { name, exact: true }).click()

  const issueDraft = async ({ page, product }: Fixture, name: string, way: 'HSM' | 'eSign'): Promise<void> => {
    await enterAs(page.context(), product.origin, userId)
    await saveDraft(await besidePage(page, product.origin), name)
    await page.goto(`${product.origin}/en/${path}`)
    await rows(page).filter({ hasText: name }).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Issue/ }).click()
    await stands(page, 'Choose how to sign')
    await submission(page).getByText(way, { exact: true }).click()
    await press(page, 'Go on')
  }

  /** @param type of the certificate that signed */
  const isAccepted = async ({ page, product }: Fixture, name: string, type: string): Promise<void> => {
    await stands(page, new RegExp(`^(?:The ${one} is issued|The tax authority has accepted this ${one})$`))
    await submission(page).getByRole('button', { name: 'Done' }).press('Enter')
    await rows(page).filter({ hasText: name }).filter({ hasText: accepted }).first().waitFor()
    expect(await sentFor(product.data, heads, name)).toEqual([`${type}: 1`])
  }

  it('is issued by an HSM after a wrong PIN, and accepted', async () => {
    const { page, product } = fixture
    const name = 'Trần Thị Khóa'
    const serialNumber = await listHsmCertificate(product.data, '1')
    await issueDraft(fixture, name, 'HSM')
    await chooseKey(submission(page), serialNumber)
    await signByAccount(submission(page), '00000000')
    await submission(page).getByText('The PIN is wrong').waitFor()
    await expectStateAccessible(page)
    await submission(page).getByLabel(/^PIN/).fill(demoHsm.pin)
    await press(page, 'Sign')
    await isAccepted(fixture, name, '2')
  })

  it('is issued by eSign once its holder confirms, after a refusal, and accepted', async () => {
    const { page, product } = fixture
    const name = 'Phạm Văn Thoại'
    await registerRemoteCertificate(product)
    await issueDraft(fixture, name, 'eSign')
    await stands(page, 'Choose an eSign certificate')
    await press(page, 'Confirm')
    await answerOnPhone(page, product, await codeIn(submission(page)), 'Refuse')
    await stands(page, 'The signature was refused on the phone')
    await expectStateAccessible(page)
    await press(page, 'Try again')
    await answerOnPhone(page, product, await codeIn(submission(page)), 'Confirm')
    await isAccepted(fixture, name, '4')
  })
}
