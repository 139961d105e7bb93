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
})
