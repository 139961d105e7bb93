import { contract } from '../../../src/api/contract/contract.ts'
import { expect, it } from 'vitest'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday } from '../support/invoices.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

it('an accepted invoice is converted to paper once, and its history says by whom [002-4.3-02]', async () => {
  const { page, product } = fixture
  const visitor = await signInAs(product.origin, 'admin@tokhai.example')
  const key = await demoKey(product.data)
  const invoice = await invoiceSteps(() => ({ visitor, key })).accepted(await invoiceOfToday(visitor, {}))
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/sale/e-invoice/${invoice.sid}`)
  await page.getByRole('button', { name: 'Convert to paper…' }).click()
  const asking = page.getByRole('dialog', { name: /^Convert .+ to paper$/ })
  await asking.getByRole('textbox', { name: 'Name of the person who converts it' }).fill('Lê Thị Giấy')
  await expectStateAccessible(page)
  await asking.getByRole('button', { name: 'Convert to paper', exact: true }).click()
  const print = page.getByRole('dialog', { name: 'Printed form' })
  await print.waitFor()
  await print.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click()
  await page.getByText(/^Converted by Lê Thị Giấy/).waitFor()
  await page.getByText('Converted to paper', { exact: true }).waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)
  const again = await visitor.ask(contract.convertInvoice, { query: { sid: invoice.sid, convert_by: 'Another' } })
  expect([again.status, again.reason]).toEqual([409, 'invoice.converted'])
})
