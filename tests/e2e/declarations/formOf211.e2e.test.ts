import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { boundXmlVersion } from '../../../server/companies/boundXmlVersion.ts'
import { openStore } from '../../../server/openStore.ts'
import { atTheList } from '../support/fixtures.ts'
import {
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  openList,
  registered,
  standsAt,
} from '../support/filing.ts'

const fixture = atTheList({ showsPdf: true })

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

afterEach(() => expect(fixture.complaints.said).toEqual([]))

/** The text of the printed form of the newest declaration. */
const printOf = async (page: Page): Promise<string> => {
  await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  const response = await page.request.get(new URL(address, page.url()).href)
  return spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], {
    input: await response.body(),
    encoding: 'utf8',
  })
    .stdout.normalize('NFC')
    .replaceAll(/\s+/g, ' ')
}

const fileToAccepted = async (page: Page): Promise<void> => {
  await generate(page)
  await standsAt(page, registered)
  await leaveSent(page)
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
}

it.skipIf(!hasPdftotext)(
  'a declaration of XML version 2.1.1 with an authorised unit is accepted, and its printed form has the unit',
  async () => {
    const { page } = fixture
    const form = await fillNewDeclaration(page)
    await form.getByRole('button', { name: 'Add an authorised unit' }).click()
    const unit = form.getByRole('group', { name: 'Authorised unit 1', exact: true })
    const fill = (label: string, text: string) => unit.getByRole('textbox', { name: label, exact: true }).fill(text)
    await fill('Name', 'KẾ TOÁN SEN VÀNG')
    await fill('Tax code', '0101243150')
    await unit.getByRole('combobox', { name: 'Invoices to look up' }).selectOption('3')
    await fill('Invoices issued from', '01/07/2026')
    await fill('Invoices issued until', '31/12/2026')
    await fill('From date', '01/12/2026')
    await fill('To date', '31/12/2027')
    await fileToAccepted(page)
    expect(await printOf(page)).toContain('KẾ TOÁN SEN 0101243150 Bán ra, 01/07/2026 31/12/2026 01/12/2026 31/12/2027')
  },
)

it('a company that the operator has stay with 2.1.0 files that form to accepted', async () => {
  const { page, product } = fixture
  const { store } = await openStore({ kind: 'sqlite', path: join(product.data, 'tokhai.sqlite') })
  const bounded = await boundXmlVersion(store, () => new Date(), demoCompany.tax_id, '2.1.0')
  await store.close()
  expect(bounded.ok).toBe(true)
  await openList(page, product.origin)
  const form = await fillNewDeclaration(page)
  await form.getByRole('radio', { name: 'Female' }).waitFor({ state: 'attached' })
  expect(await form.getByRole('button', { name: 'Add an authorised unit' }).count()).toBe(0)
  await fileToAccepted(page)
})
