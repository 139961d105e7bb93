import { msg } from '@lingui/core/macro'
import { afterEach, it } from 'vitest'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { atTheList } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = atTheList({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

it('search.failed, search.dropped: the palette says that the records were not searched, and searches again', async () => {
  const { page, product } = fixture
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const notSearched = msg`The records could not be searched.`
  await switchOn(product, 'search.failed')
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox', { name: 'Commands' }).fill('sao mai doi can')
  await expectTexts(page, textsOf(notSearched, msg`An error occurred. Please try again later.`))
  await switchOn(product, 'search.dropped')
  await palette.getByRole('button', { name: 'Search again' }).click()
  await expectTexts(page, textsOf(notSearched, msg`The server cannot be reached`))
  await switchAllOff(product)
  await palette.getByRole('button', { name: 'Search again' }).click()
  await palette.getByRole('option', { name: /Cửa hàng Sao Mai Xanh Đội Cấn/ }).waitFor()
})
