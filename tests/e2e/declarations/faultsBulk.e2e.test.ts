import { afterEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, failureTextsOf } from '../support/languages.ts'
import { areAccepted, press, sendDrafts, sending, stands, unsent } from '../support/sendingMany.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

/** Two drafts, ready to be signed and sent. */
const atReview = async () => {
  const { page, product } = fixture
  await sendDrafts(page, product.origin, 2)
  return { page, product }
}

describe('one of several', () => {
  it('generate.fieldsRefused: fails with the refused field, stays selected, and the other is sent (000-8-02)', async () => {
    const { page, product } = await atReview()
    await switchOn(product, 'generate.fieldsRefused', 'once')
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 1 of 2')
    expect(await unsent(page).count()).toBe(1)
    await expectStateAccessible(page)
    await press(page, 'Done')
    await page.getByText('Not sent: 1 of 2. They are still selected.').waitFor()
    await page.getByRole('button', { name: /^Send/ }).click()
    await page.getByRole('dialog', { name: 'Send the declaration' }).waitFor()
  })

  it('register.conflict: fails, and the other is sent (000-8-05)', async () => {
    const { page, product } = await atReview()
    await switchOn(product, 'register.conflict', 'once')
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 1 of 2')
    expect(await unsent(page).innerText()).toContain('Failed')
  })

  it('register.answerLost: is asked for and not sent twice (000-8-05)', async () => {
    const { page, product } = await atReview()
    await switchOn(product, 'register.answerLost', 'once')
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 2 of 2')
    expect(await unsent(page).count()).toBe(0)
    await press(page, 'Done')
    await areAccepted(page, 2)
  })
})

describe('what concerns all of them', () => {
  it('generate.dropped: the sending halts, and goes on once the connection is back', async () => {
    const { page, product } = await atReview()
    await switchOn(product, 'generate.dropped')
    await press(page, 'Sign and send')
    await sending(page).getByRole('button', { name: 'Go on' }).waitFor()
    await expectStateAccessible(page)
    await switchAllOff(product)
    await press(page, 'Go on')
    await stands(page, 'Sent: 2 of 2')
  })

  it.each([
    ['pin.wrongTwoLeft', { code: 'pin.wrong', attemptsLeft: 2 }],
    ['token.removed', { code: 'token.removed' }],
    ['agent.goneWhileSigning', { code: 'agent.gone' }],
  ] as const)(
    '%s: nothing is sent; given up, the sending halts and goes on from there (000-4-13)',
    async (name, failure) => {
      const { page, product } = await atReview()
      await switchOn(product, name)
      await press(page, 'Sign and send')
      await expectTexts(page, failureTextsOf(failure))
      await switchAllOff(product)
      await press(page, 'Stop signing')
      await stands(page, 'The sending is stopped')
      await press(page, 'Go on')
      await stands(page, 'Sent: 2 of 2')
      await press(page, 'Done')
      await areAccepted(page, 2)
    },
  )

  it('session.expired: the password is asked for in place, and all are sent (002-8-09)', async () => {
    const { page, product } = await atReview()
    await switchOn(product, 'session.expired', 'once')
    await press(page, 'Sign and send')
    await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
    await page.getByRole('button', { name: 'Log in again' }).click()
    await stands(page, 'Sent: 2 of 2')
    expect(await unsent(page).count()).toBe(0)
  })
})
