import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isVerifiedByXmlCrypto } from '../signing/support/secondOpinion.ts'
import { signIn } from '../../tools/product/signIn.ts'
import { expectAccessible } from './support/accessibility.ts'
import { asVisitor } from './support/fixtures.ts'
import { fillNewDeclaration, generate, newestRow, press, registered, standsAt } from './support/filing.ts'

const fixture = asVisitor()

async function openListAs(userId: string, address: string): Promise<Page> {
  const { page, product } = fixture
  await signIn(page, product.origin, userId, 'en')
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
  await press(page, 'Done')
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the signed XML' }).click()
  return readFileSync(await (await arriving).path(), 'utf8')
}

const isGenuine = (signed: string): boolean =>
  isVerifiedByXmlCrypto(signed, readFileSync(join(fixture.product.data, 'demo-ca', 'demo-token.crt.pem'), 'utf8'))

describe('an e-document declaration', () => {
  it('is filled in its own list, signed, registered and accepted; the list of e-invoices does not know it [002-2.6-01 002-4.1-01]', async () => {
    const page = await openListAs('admin@tokhai.example', 'sale/e-invoice?settings=e-document-declarations')
    await expectAccessible(page)
    const signed = await fileChange(page)
    expect(signed).toContain('<MSo>01/ĐKTĐ-CTĐT</MSo>')
    expect(isGenuine(signed)).toBe(true)
    await page.goto(`${fixture.product.origin}/en/sale/e-invoice?settings=declarations`)
    await newestRow(page).waitFor()
    expect(await page.getByText('01/ĐKTĐ-CTĐT').count()).toBe(0)
  })

  it('is filed by an administrator of PIT documents, who comes to it from the e-PIT page', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.getByRole('heading', { name: 'Newest declarations' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open declarations' }).click()
    await newestRow(page).waitFor()
    expect(isGenuine(await fileChange(page))).toBe(true)
  })

  it('is read, and neither added, sent nor deleted, by a user of PIT documents', async () => {
    const page = await openListAs('pit.user@tokhai.example', 'e-pit/certificate?settings=pit-declarations')
    expect(await page.getByRole('button', { name: 'Add' }).isDisabled()).toBe(true)
    await newestRow(page).getByRole('rowheader').click()
    await page.getByRole('heading', { name: 'Usage form' }).waitFor()
    expect(await page.getByRole('button', { name: /^Generate and send/ }).count()).toBe(0)
  })
})
