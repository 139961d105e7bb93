import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { isVerifiedByXmlCrypto } from '../../signing/support/secondOpinion.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { registerChange } from '../support/drafts.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import {
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  registered,
  registeredOrTurnedDown,
  standsAt,
} from '../support/filing.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

async function openListAs(userId: string, address: string): Promise<Page> {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, userId)
  await page.goto(`${product.origin}/en/${address}`)
  await newestRow(page).waitFor()
  return page
}

/** Files a change by the token to its acceptance, and answers the signed XML. */
async function fileChange(page: Page): Promise<string> {
  const form = await fillNewDeclaration(page)
  await form.getByRole('group', { name: 'Issued by' }).waitFor()
  expect(await form.getByRole('heading', { name: 'Legal representative' }).count()).toBe(0)
  await expectAccessible(page)
  await generate(page)
  await standsAt(page, registered)
  await leaveSent(page)
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the signed XML' }).click()
  return readFileSync(await (await arriving).path(), 'utf8')
}

const progress = (page: Page) => page.getByRole('list', { name: 'Progress' })

/** The open declaration shows its way to the acceptance, and the report on its signature. */
async function showsItsWay(page: Page): Promise<void> {
  await progress(page).getByText('Accepted by the tax authority').waitFor()
  for (const type of ['109', '110', '111'])
    await progress(page)
      .getByRole('link', { name: `Message ${type} as XML` })
      .waitFor()
  await page.getByRole('button', { name: 'Verification report' }).click()
  const report = page.getByRole('dialog', { name: 'Verification report' })
  await report.getByText('The signature is sound: every check has passed').waitFor()
  await expectStateAccessible(page)
}

const isGenuine = (signed: string): boolean =>
  isVerifiedByXmlCrypto(signed, readFileSync(join(fixture.product.data, 'demo-ca', 'demo-token.crt.pem'), 'utf8'))

describe('an e-document declaration', () => {
  it('is filled in its own list, signed, registered and accepted; the list of e-invoices does not know it [002-2.6-01 002-4.1-01]', async () => {
    const page = await openListAs('admin@tokhai.example', 'report?settings=e-document-declarations')
    await expectStateAccessible(page)
    const signed = await fileChange(page)
    expect(signed).toContain('<MSo>01/ĐKTĐ-CTĐT</MSo>')
    expect(isGenuine(signed)).toBe(true)
    await showsItsWay(page)
    await page.goto(`${fixture.product.origin}/en/report?settings=declarations`)
    await newestRow(page).waitFor()
    expect(await page.getByText('01/ĐKTĐ-CTĐT').count()).toBe(0)
  })

  it('is filed by an administrator of PIT documents, who comes to it from the overview', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.getByRole('link', { name: 'tokhai' }).click()
    await page.getByRole('heading', { name: 'Newest declarations' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open declarations' }).click()
    await newestRow(page).waitFor()
    expect(isGenuine(await fileChange(page))).toBe(true)
    await showsItsWay(page)
  })

  it('is corrected after a refusal, shows what differs, and is accepted [000-4-06]', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'admin@tokhai.example')
    await switchOn(product, 'authority.conflict', 'once')
    await registerChange(page, product, 'eDocument')
    await page.goto(`${product.origin}/en/report?settings=e-document-declarations`)
    await newestRow(page).getByText('Refused', { exact: true }).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
    await page.getByText('Nothing differs yet from what the tax authority has turned down.').waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: /Contact e-mail/ }).fill('ketoan.moi@saomaixanh.example')
    const changes = page.getByRole('region', { name: 'Changes since it was sent' })
    await changes.getByText('ketoan.moi@saomaixanh.example').waitFor()
    await expectStateAccessible(page)
    await generate(page)
    await standsAt(page, registeredOrTurnedDown)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
    await progress(page).getByText('Refused by the tax authority').waitFor()
    await expect.poll(() => progress(page).getByRole('link', { name: 'Message 109 as XML' }).count()).toBe(2)
  })

  it('leads a PIT administrator without a certificate to nobody’s panel, and says whom to ask', async () => {
    const page = await openListAs('pit.admin@tokhai.example', '?settings=pit-declarations')
    await fillNewDeclaration(page)
    await switchOn(fixture.product, 'option.noCertificate')
    await generate(page)
    await standsAt(page, 'No certificate is registered')
    await page.getByText(/^Your account cannot open the company’s digital signatures/).waitFor()
    expect(await page.getByRole('button', { name: 'Open digital signatures' }).count()).toBe(0)
    await expectStateAccessible(page)
  })

  it('is read, and neither added, sent nor deleted, by a user of PIT documents', async () => {
    const page = await openListAs('pit.user@tokhai.example', '?settings=pit-declarations')
    expect(await page.getByRole('button', { name: 'Add' }).isDisabled()).toBe(true)
    await newestRow(page).getByRole('rowheader').click()
    await page.getByRole('heading', { name: 'Usage form' }).waitFor()
    expect(await page.getByRole('button', { name: /^Generate and send/ }).count()).toBe(0)
  })
})
