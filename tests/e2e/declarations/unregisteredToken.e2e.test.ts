import { afterEach, expect, it } from 'vitest'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  newestRow,
  openList,
  press,
  standsAt,
} from '../support/filing.ts'
import { atTheList } from '../support/fixtures.ts'

const typed = 'Người đang gõ dở'

const fixture = atTheList({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

it.each<[ScenarioName, string]>([
  ['token.notRegistered', "The token's certificate is not registered for your company"],
  ['token.notInUse', "The token's certificate is not in use"],
])('%s: the way to the digital signatures keeps what was typed as a draft [000-2-22]', async (name, title) => {
  const { page, product, before } = fixture
  const form = await fillNewDeclaration(page)
  await form.getByRole('textbox', { name: /Contact person/ }).fill(typed)
  await switchOn(product, name)
  await generate(page)
  await standsAt(page, title)
  await press(page, 'Open digital signatures')
  await page.getByRole('grid', { name: 'Digital signatures' }).waitFor()
  await page.getByText('Save declaration success').waitFor()
  expect(new URL(page.url()).searchParams.get('settings')).toBe('digital-signatures')
  await openList(page, product.origin)
  expect(await countDeclarations(page)).toBe(before + 1)
  await newestRow(page).getByText('Not sent').waitFor()
  await newestRow(page).click()
  await page
    .getByText(typed)
    .or(page.locator(`input[value="${typed}"]`))
    .first()
    .waitFor()
})
