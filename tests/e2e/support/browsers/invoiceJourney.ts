import type { Driver } from './driver.ts'
import { gesturesOf } from './gestures.ts'

const grid = { role: 'grid', name: 'Goods and services' }

/**
 * Issues an invoice whose lines are typed into the grid, and sees it get its code: the one description for every browser.
 *
 * @param origin of the product, whose agent signs without asking
 * @param patience longest wait for one gesture, in milliseconds
 */
export const walkInvoice = async (driver: Driver, origin: string, patience: number): Promise<void> => {
  const { click, see, type, signIn, wait } = gesturesOf(driver, patience)
  await signIn(origin, 'admin@tokhai.example')
  await driver.goTo(`${origin}/en/sale/e-invoice/new`)
  await see({ text: 'The next number under it is 1' })
  await type('công ty', { role: 'combobox', name: "Buyer's company name" })
  await click({ role: 'listbox' }, { role: 'option' })
  await wait('The buyer is filled in', async () =>
    /^\d{10}/.test((await driver.valueOf([{ role: 'combobox', name: "Buyer's tax code" }])) ?? ''),
  )

  await click(grid, { role: 'cell' })
  await see(grid, { role: 'combobox', name: 'Code, line 1' })
  await driver.write('SP000002')
  await see({ role: 'listbox' }, { role: 'option' })
  await driver.press('Enter')
  await see(grid, { role: 'textbox', name: 'Quantity, line 1' })
  await driver.write('3')
  await driver.press('Enter')
  await see(grid, { role: 'combobox', name: 'Code, line 2' })
  await see({ text: 'Một trăm mười chín nghìn bảy trăm đồng' })

  await driver.press('F7')
  const submission = { role: 'dialog', name: 'Issue the e-invoice' }
  await see(submission, { text: 'There is nothing left to do.' })
  await click(submission, { role: 'button', name: 'Done' })
  await see({ role: 'grid', name: 'E-invoices' }, { role: 'row', nth: 1 }, { text: 'Code given' })
}
