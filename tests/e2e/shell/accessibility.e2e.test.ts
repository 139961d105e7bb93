import { describe, it } from 'vitest'
import { enterAs } from '../support/besidePage.ts'
import { expectAccessible } from '../support/accessibility.ts'
import {
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  openList,
  press,
  registered,
  standsAt,
} from '../support/filing.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { asVisitor } from '../support/fixtures.ts'

// What is sent stays on its way.
const fixture = asVisitor({ receiptSeconds: 60, decisionSeconds: 120 })

describe('axe finds nothing in the built product', () => {
  it('on sign-in and on the landing page', async () => {
    const { page, product } = fixture
    await page.goto(`${product.origin}/vi/login`)
    await page.locator('input[autocomplete="username"]').waitFor()
    await expectAccessible(page)
    await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectAccessible(page)
  })

  it('on the list, the form that is made, sent and viewed, and the way between', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'admin@tokhai.example')
    await openList(page, product.origin)
    await expectAccessible(page)
    await fillNewDeclaration(page)
    await expectAccessible(page)
    await product.stopAgent()
    await generate(page)
    await standsAt(page, 'The signing application is not installed or not running')
    await expectAccessible(page)
    await product.startAgent()
    await press(page, 'Try again')
    await standsAt(page, registered)
    await expectAccessible(page)
    await leaveSent(page)
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await page.getByText('Download the signed XML').waitFor()
    await expectAccessible(page)
  })
})
