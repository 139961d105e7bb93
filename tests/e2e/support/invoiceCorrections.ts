import type { Page } from 'playwright-core'
import { demoKey } from '../../../tools/product/server/filing.ts'
import type { Product } from '../../../tools/product/product.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { besidePage } from './besidePage.ts'
import { invoiceOfToday } from './invoices.ts'

/** A page of the product where somebody is signed in who issues invoices. */
interface Place {
  readonly page: Page
  readonly product: Product
}

export const wizard = (page: Page) => page.getByRole('dialog', { name: 'Correct the e-invoice' })
export const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
export const choose = (page: Page, label: string) => wizard(page).getByText(label, { exact: true }).click()
export const chain = (page: Page) => page.getByRole('region', { name: 'Corrections' })
export const changes = (page: Page) => page.getByRole('table', { name: 'What the correction changes' }).getByRole('row')

interface Accepted {
  readonly sid: string
  /** As pages name it. */
  readonly name: string
}

/** An invoice of today that the authority has accepted, made beside the page. */
export const acceptedInvoice = async (
  { page, product }: Place,
  changed: Partial<InvoiceContent> = {},
): Promise<Accepted> => {
  const visitor = await besidePage(page, product.origin)
  const key = await demoKey(product.data)
  const said = await invoiceOfToday(visitor, changed)
  const { sid, inv_no: number } = await invoiceSteps(() => ({ visitor, key })).accepted(said)
  return { sid, name: `${said.form_no}${said.serial_no} ${number}` }
}

/** Opens the wizard over the invoice that is shown. */
export const beginCorrection = (page: Page) => page.getByRole('button', { name: 'Correct…' }).click()

export const explain = (page: Page, reason: string) =>
  wizard(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill(reason)

/** Says what is wrong with the invoice that is shown, and makes the draft of what corrects it. */
export const draftCorrection = async (page: Page, said: readonly (() => Promise<void>)[]): Promise<void> => {
  await beginCorrection(page)
  for (const say of said) await say()
  await press(page, 'Make the draft')
  await page.getByRole('heading', { level: 1, name: 'Edit the e-invoice', exact: true }).waitFor()
}

/** What the law asks for before a business is given a corrected invoice. */
export const agree = async (page: Page, day: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Agreement number' }).fill('BB-01')
  await page.getByRole('textbox', { name: 'Day of the agreement or message' }).fill(day)
}

/** Issues the invoice that is filled in, and is at the list then. */
export const issueCorrection = async (page: Page): Promise<void> => {
  await page.keyboard.press('F7')
  await page.getByRole('dialog', { name: 'Issue the e-invoice' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { level: 1, name: 'E-invoices' }).waitFor()
}
