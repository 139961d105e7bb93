import { afterEach, it } from 'vitest'
import { expectStateAccessible } from '../support/accessibility.ts'
import { registerChange } from '../support/drafts.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { newestRow, openList } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

it('an explanation that the authority asks for is noted, stands in the history, and the declaration is accepted', async () => {
  const { page, product } = fixture
  await switchOn(product, 'authority.explanation', 'once')
  await registerChange(page, product)
  await openList(page, product.origin)
  await newestRow(page).getByText('Explanation asked', { exact: true }).waitFor()
  await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The tax authority asks for an explanation of this declaration').waitFor()
  await expectStateAccessible(page)
  await dialog.getByRole('button', { name: 'Note that it was explained' }).click()
  await dialog.getByRole('textbox', { name: 'What was explained, when and where' }).fill('Đã nộp hợp đồng thuê trụ sở')
  await expectStateAccessible(page)
  await dialog.getByRole('button', { name: 'Note the explanation' }).click()
  await dialog.getByText('The explanation is noted; the tax authority has to decide').waitFor()
  await dialog.getByText('Đã nộp hợp đồng thuê trụ sở').first().waitFor()
  await switchOn(product, 'authority.explained', 'once')
  await dialog.getByText('Accepted', { exact: true }).first().waitFor()
  await dialog.getByText('The explanation is noted; the tax authority has to decide').waitFor({ state: 'detached' })
})
