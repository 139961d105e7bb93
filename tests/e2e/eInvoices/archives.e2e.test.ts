import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { hasPdftotext, pagesOf, textOf } from '../../features/support/readPdf.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday, invoiceRow } from '../support/invoices.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()
const admin = 'admin@tokhai.example'
const buyers = ['Công ty Cam', 'Công ty Chanh', 'Công ty Quýt'] as const

/** Issues an invoice for each buyer; what it is called as a file, once it is accepted. */
const acceptedFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const { product } = fixture
  const visitor = await signInAs(product.origin, admin)
  const key = await demoKey(product.data)
  const { accepted } = invoiceSteps(() => ({ visitor, key }))
  const files = new Map<string, string>()
  for (const company_name of buyers) {
    const said = await invoiceOfToday(visitor, { company_name })
    files.set(company_name, `${said.form_no}_${said.serial_no}_${(await accepted(said)).inv_no}.pdf`)
  }
  return files
}

const openAccepted = async (page: Page): Promise<void> => {
  const { origin } = fixture.product
  await enterAs(page.context(), origin, admin)
  await page.goto(`${origin}/en/sale/e-invoice?status=accepted`)
  await invoiceRow(page, buyers[0]).waitFor()
}

/** Has the file made from the menu's entry, and takes it by its link. */
const madeFile = async (page: Page, entry: string, form: string) => {
  await page.getByRole('button', { name: 'PDFs of many e-invoices' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const dialog = page.getByRole('dialog', { name: 'PDFs of many e-invoices' })
  await dialog.getByText(form, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  const link = dialog.getByRole('link', { name: 'Download the file' })
  await link.waitFor()
  await expectStateAccessible(page)
  await expectNoMessageIds(page)
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const saidIn = (pdf: Uint8Array): string => textOf(Buffer.from(pdf)).replaceAll(/\s+/g, ' ')

it('accepted invoices become a zip of all that the list finds, and one PDF of the selected ones', async () => {
  const { page } = fixture
  const accepted = await acceptedFiles()
  await openAccepted(page)
  const zip = await madeFile(page, 'PDFs of all e-invoices in the list', 'A zip file')
  expect(zip.name).toBe('e-invoices.zip')
  const files = unzipSync(zip.bytes)
  expect(Object.keys(files).toSorted()).toEqual([...accepted.values()].toSorted())

  const [one, two, left] = buyers
  for (const buyer of [one, two]) await invoiceRow(page, buyer).getByRole('checkbox').check()
  const pdf = await madeFile(page, 'PDFs of the selected e-invoices', 'One PDF')
  expect(pdf.name).toBe('e-invoices.pdf')
  expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-')

  if (!hasPdftotext) return
  for (const [buyer, file] of accepted) expect(saidIn(files[file] ?? new Uint8Array())).toContain(buyer)
  expect(pagesOf(pdf.bytes)).toHaveLength(2)
  expect([one, two, left].map((buyer) => saidIn(pdf.bytes).includes(buyer))).toEqual([true, true, false])
})
