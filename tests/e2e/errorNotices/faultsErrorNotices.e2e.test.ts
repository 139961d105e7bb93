import { afterEach, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { besidePage } from '../support/besidePage.ts'
import { askServer, expectReadAgain, opens } from '../support/documentFaults.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const open = opens(fixture, 'pit.admin@tokhai.example', 'e-pit')

it('errorNotices.listFailed: the list says so, and is read again', async () => {
  await expectReadAgain(
    fixture,
    'errorNotices.listFailed',
    () => open('error-notices'),
    (page) => page.getByRole('grid', { name: 'Error notices' }),
  )
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
  await askServer(page.getByRole('dialog', { name: 'Send the document' }))
  const visitor = await besidePage(page, fixture.product.origin)
  const { notices } = await visitor.get(contract.listErrorNotices, { query: { search_value: 'Address, once' } })
  expect(notices.filter(({ notice_status }) => notice_status !== 'draft')).toHaveLength(1)
})
