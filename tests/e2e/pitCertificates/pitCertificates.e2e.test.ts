import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor()

const list = (page: Page) => page.getByRole('grid', { name: 'PIT certificates' })
const rows = (page: Page) => list(page).getByRole('row')
const draft = (page: Page) => rows(page).filter({ hasText: 'Draft' }).first()
const submission = (page: Page) => page.getByRole('dialog', { name: 'Issue the PIT certificate' })

describe('PIT certificates', () => {
  it('are listed where an ADMIN PIT arrives; a draft is issued by the token, accepted, and its history shows the way', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.waitForURL('**/en/e-pit/certificate')
    await page.getByRole('list', { name: 'What needs somebody' }).waitFor()
    await expectAccessible(page)
    const taxpayer = (await draft(page).getByRole('rowheader').last().innerText()).split('\n')[0] ?? ''
    await draft(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Issue/ }).click()
    await submission(page)
      .getByRole('heading', {
        name: /^(?:The PIT certificate is issued|The tax authority has accepted this PIT certificate)$/,
      })
      .waitFor()
    await submission(page).getByRole('button', { name: 'Done' }).press('Enter')
    const issued = rows(page).filter({ hasText: taxpayer }).filter({ hasText: 'Accepted' }).first()
    await issued.waitFor()
    await issued.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByText('Accepted by the tax authority').waitFor()
    await expectStateAccessible(page)
  })

  it('that a number waits for lead from the number to the form, for a USER PIT too', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.user@tokhai.example', 'en')
    await page.getByRole('link', { name: /number(?: waits|s wait)$/ }).click()
    await page.getByText('The tax authority refused the document.').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('rowheader').first().click()
    await page.waitForURL('**/en/e-pit/certificate/*')
    await page.getByRole('heading', { level: 1, name: 'PIT certificate' }).waitFor()
  })

  it('are added up by taxpayer and year, which leads to them without a tax code in the address', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.getByRole('link', { name: 'Sums by taxpayer' }).click()
    const sums = page.getByRole('grid', { name: 'Sums by taxpayer' })
    await sums.getByRole('row').filter({ hasText: 'Vũ Thị Hoa' }).getByRole('rowheader').first().click()
    await page.getByRole('button', { name: 'Remove the filter Taxpayer: 001190004127' }).waitFor()
    expect(page.url()).not.toContain('001190004127')
  })

  it('of the list become a zip of PDFs that the server makes, and a link takes it', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.getByRole('button', { name: 'PDFs of many certificates' }).click()
    await page.getByRole('menuitem', { name: 'PDFs of all certificates in the list' }).click()
    const dialog = page.getByRole('dialog', { name: 'PDFs of many certificates' })
    await dialog.getByRole('button', { name: 'Make the file' }).click()
    const link = dialog.getByRole('link', { name: 'Download the file' })
    await link.waitFor({ timeout: 60_000 })
    await expectStateAccessible(page)
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toBe('pit-certificates.zip')
    expect(new Uint8Array(await readFile(await file.path())).subarray(0, 4)).toEqual(Uint8Array.of(0x50, 0x4b, 3, 4))
  })
})
