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
    await upload(page).getByText('2 of 3 files were taken in').waitFor()
    const outcome = upload(page).getByRole('row', { name: /changed\.xml/ })
    await outcome.getByText(/signature/i).waitFor()
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
    expect(
      await list(page)
        .getByRole('row', { name: /C26TNG 31/ })
        .count(),
    ).toBe(0)
  })
})
