import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { besidePage, enterAs } from '../support/besidePage.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const open = async (path: string): Promise<Page> => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'pit.admin@tokhai.example')
  await page.goto(`${product.origin}/en/e-pit/${path}`)
  return page
}

it('errorNotices.listFailed: the list says so, and is read again', async () => {
  await switchOn(fixture.product, 'errorNotices.listFailed')
  const page = await open('error-notices')
  await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
  await switchAllOff(fixture.product)
  await page.getByRole('button', { name: 'Try again', exact: true }).first().click()
  await page.getByRole('grid', { name: 'Error notices' }).waitFor()
})

it('errorNotice.registerAnswerLost: is asked for and sent once', async () => {
  const page = await open('error-notices/new')
  await page.getByRole('button', { name: 'Choose PIT certificates' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose PIT certificates' })
  await picker.getByRole('checkbox').nth(1).check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('textbox', { name: 'What is wrong, and what is right', exact: true }).fill('Address, once')
  await switchOn(fixture.product, 'errorNotice.registerAnswerLost', 'once')
  await page.keyboard.press('F7')
  const submission = page.getByRole('dialog', { name: 'Send the document' })
  await submission.getByRole('button', { name: 'Ask the server' }).click()
  await submission.getByRole('button', { name: 'Done' }).click()
  const visitor = await besidePage(page, fixture.product.origin)
  const { notices } = await visitor.get(contract.listErrorNotices, { query: { search_value: 'Address, once' } })
  expect(notices.filter(({ notice_status }) => notice_status !== 'draft')).toHaveLength(1)
})
