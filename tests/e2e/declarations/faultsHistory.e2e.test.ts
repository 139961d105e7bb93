import { afterEach, describe, it } from 'vitest'
import { msg } from '@lingui/core/macro'
import { expectStateAccessible } from '../support/accessibility.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { atTheList } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'
import { tryAgain } from '../support/tryAgain.ts'

const fixture = atTheList({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const openOne = (status: string): Promise<void> =>
  fixture.page.getByRole('row').filter({ hasText: status }).first().getByText('01/ĐKTĐ-HĐĐT').click()

describe('what is kept of a declaration', () => {
  it('timeline.failed: the statuses are shown alone, and the rest once it can be read', async () => {
    const { page, product } = fixture
    await switchOn(product, 'timeline.failed')
    await openOne('In progress')
    await page.getByRole('button', { name: 'Read them again' }).waitFor()
    await expectTexts(page, textsOf(msg`Messages and signatures could not be read; these are the statuses alone.`))
    await switchAllOff(product)
    await tryAgain(
      page.getByRole('button', { name: 'Read them again' }),
      page.getByRole('link', { name: 'Message 100 as XML' }),
    )
  })

  it('verification.failed: the report is made once it can be', async () => {
    const { page, product } = fixture
    await openOne('In progress')
    await switchOn(product, 'verification.failed')
    await page.getByRole('button', { name: 'Verification report' }).click()
    await page.getByText('The report could not be made').waitFor()
    await expectStateAccessible(page)
    await switchAllOff(product)
    await tryAgain(
      page.getByRole('button', { name: 'Try again' }),
      page.getByText('The signature is sound: every check has passed'),
    )
  })

  it('filed.failed: the form can be corrected without the differences, which are shown once they can be', async () => {
    const { page, product } = fixture
    await switchOn(product, 'filed.failed')
    await openOne('Rejected')
    const again = page.getByRole('button', { name: 'Read it again' })
    await again.waitFor()
    await expectTexts(page, textsOf(msg`What was sent last could not be read, so the differences cannot be shown.`))
    await switchAllOff(product)
    await tryAgain(again, page.getByText('What was sent then is not kept, so the differences cannot be shown.'))
  })
})
