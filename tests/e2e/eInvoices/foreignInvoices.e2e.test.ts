import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { coded, foreignXml, zipOf } from '../../server/support/foreignInvoices.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const list = (page: Page) => page.getByRole('grid', { name: 'Invoices of other systems' })
const upload = (page: Page) => page.getByRole('dialog', { name: 'Take in invoices of other systems' })

const open = async (): Promise<Page> => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/sale/foreign-invoice`)
  await page.getByRole('heading', { level: 1, name: 'Invoices of other systems' }).waitFor()
  return page
}

const takeIn = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.getByRole('button', { name: 'Take in files' }).first().click()
  await upload(page).getByLabel('XML or zip file').setInputFiles({ name, mimeType: 'application/zip', buffer })
}

describe('invoices of other systems', () => {
  it('of a zip are verified one by one, listed, narrowed by their day, shown and deleted', async () => {
    const page = await open()
    const key = await demoKey(fixture.product.data)
    const march = coded(await foreignXml(key, { number: 31 }))
    const may = await foreignXml(key, { number: 32, said: { inv_date: '2026-05-04' } })
    const changed = (await foreignXml(key, { number: 33 })).replace('2026-03-02', '2026-03-03')
    const files = Object.entries({ 'march.xml': march, 'may.xml': may, 'changed.xml': changed, 'note.txt': 'none' })
    await takeIn(page, 'elsewhere.zip', zipOf(files.map(([name, xml]) => ({ name, bytes: Buffer.from(xml) }))))
    await upload(page).getByText('2 of 4 files were taken in').waitFor()
    const outcome = (file: string) => upload(page).getByRole('row').filter({ hasText: file })
    await outcome('changed.xml').getByText('The invoice was changed after it was signed', { exact: false }).waitFor()
    await outcome('note.txt').getByText('The file is no XML that can be read').waitFor()
    await expectStateAccessible(page)
    await expectNoMessageIds(page)
    await upload(page).getByRole('button', { name: 'Close' }).last().click()
    await list(page)
      .getByRole('row', { name: /C26TNG 31/ })
      .waitFor()
    await expectAccessible(page)
    await page.goto(`${fixture.product.origin}/en/sale/foreign-invoice?from=2026-05-01`)
    await list(page)
      .getByRole('row', { name: /C26TNG 32/ })
      .waitFor()
    expect(await list(page).getByRole('rowheader').count()).toBe(1)
    await list(page).getByRole('rowheader').first().click()
    const detail = page.getByRole('dialog', { name: 'Invoice 1C26TNG 32 of another system' })
    await detail.getByRole('table').waitFor()
    await expectStateAccessible(page)
    const downloading = page.waitForEvent('download')
    await detail.getByRole('link', { name: 'Download the signed XML' }).click()
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(may)
    await detail.getByRole('button', { name: 'Close' }).last().click()
    await list(page).getByRole('checkbox').last().check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => list(page).getByRole('rowheader').count()).toBe(0)
  })
  it('are corrected by an invoice of this system, which names them and begins with what they say', async () => {
    const page = await open()
    const said = { inv_date: '2026-11-02', serial_no: 'C26TXA' }
    const xml = await foreignXml(await demoKey(fixture.product.data), { number: 41, said })
    await takeIn(page, 'elsewhere.xml', Buffer.from(xml))
    await upload(page).getByText('1 of 1 files were taken in').waitFor()
    await upload(page).getByRole('button', { name: 'Close' }).last().click()
    await list(page)
      .getByRole('rowheader', { name: /C26TXA 41/ })
      .click()
    await page.getByRole('button', { name: 'Correct…' }).click()
    const wizard = page.getByRole('dialog', { name: 'Correct the e-invoice' })
    await wizard.getByText('Goods came back', { exact: true }).click()
    await wizard.getByRole('button', { name: 'Go on', exact: true }).click()
    await wizard.getByRole('textbox', { name: /^Reason/ }).fill('Khách trả lại hàng')
    await wizard.getByRole('button', { name: 'Make the draft', exact: true }).click()
    await page.getByText('Adjusts invoice 1C26TXA 41 of 02/11/2026').waitFor()
    expect(await page.getByRole('combobox', { name: "Buyer's tax code" }).inputValue()).toBe('0100109106')
    await page.getByRole('gridcell', { name: '-10', exact: true }).waitFor()
    await expectAccessible(page)
    await expectNoMessageIds(page)
  })
})
