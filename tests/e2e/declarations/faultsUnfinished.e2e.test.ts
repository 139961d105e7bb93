import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectStateAccessible } from '../support/accessibility.ts'
import { openList } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { discardUnfinished, leaveUnfinished } from '../support/unfinished.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(async () => {
  await switchAllOff(fixture.product)
  await discardUnfinished(fixture.page, fixture.product.origin)
})

const place = (page: Page) => page.getByRole('textbox', { name: 'Place', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const continues = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** Milliseconds in which a form is kept, and what could not be kept is tried again. */
const untilTriedAgain = 15_000

const answered = (page: Page, isOk: boolean) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok() === isOk)

/** Opens the form with a clock that a test may move to the next time that the form is kept. */
async function startNew(page: Page): Promise<void> {
  await openList(page, fixture.product.origin)
  await page.clock.install()
  await page.getByRole('button', { name: /^Add/ }).click()
}

/** Types a place, and waits until keeping it has succeeded, or failed. */
async function typeAndKeep(page: Page, text: string, isOk = true): Promise<void> {
  const tried = answered(page, isOk)
  await place(page).fill(text)
  await page.clock.fastForward(untilTriedAgain)
  await tried
}

/** Leaves a form unfinished, and opens the list that offers it. */
async function openOffer(page: Page): Promise<void> {
  await leaveUnfinished(page, fixture.product.origin, 'Huế')
  await openList(page, fixture.product.origin)
  await continues(page).waitFor()
}

async function discard(page: Page): Promise<void> {
  await press(page, 'Discard')
  await press(page, 'Discard it')
}

describe('keeping what is typed', () => {
  it('unfinished.keepFailed: says so, goes on typing, and tries again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'unfinished.keepFailed')
    await startNew(page)
    await typeAndKeep(page, 'Huế', false)
    await expectTexts(page, textsOf(msg`Not kept for later yet; it is tried again`))
    await expectStateAccessible(page)
    expect(await place(page).inputValue()).toBe('Huế')
    await switchAllOff(product)
    await typeAndKeep(page, 'Cố đô Huế')
    await page.getByText('Not kept for later yet; it is tried again').waitFor({ state: 'detached' })
  })

  it('unfinished.keptElsewhere, unfinished.tooMany: each says why', async () => {
    const { page, product } = fixture
    await startNew(page)
    await switchOn(product, 'unfinished.keptElsewhere')
    await typeAndKeep(page, 'Huế', false)
    await page.getByText('Newer changes are kept from another tab or computer; these are not').waitFor()
    await switchAllOff(product)
    await switchOn(product, 'unfinished.tooMany')
    await typeAndKeep(page, 'Cố đô Huế', false)
    await page.getByText(/^Not kept for later: you have 20 unfinished forms/).waitFor()
    await expectStateAccessible(page)
    await switchAllOff(product)
    await typeAndKeep(page, 'Huế')
  })
})

describe('what was left unfinished', () => {
  it('unfinished.listFailed: the list is shown without the offer', async () => {
    const { page, product } = fixture
    await openOffer(page)
    await switchOn(product, 'unfinished.listFailed')
    const failed = page.waitForResponse((response) => response.status() === 500)
    await openList(page, product.origin)
    await failed
    expect(await continues(page).count()).toBe(0)
    await switchAllOff(product)
  })

  it('unfinished.readFailed: the form says so, and continues once it can be read', async () => {
    const { page, product } = fixture
    await openOffer(page)
    await switchOn(product, 'unfinished.readFailed')
    await continues(page).click()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    const keptAgain = answered(page, true)
    await continues(page).click()
    await expect.poll(() => place(page).inputValue()).toBe('Huế')
    // What is continued is kept as the form's own: nothing else is kept after this test.
    await keptAgain
  })

  it('unfinished.discardFailed: says so, goes on offering it, and discards it once it can', async () => {
    const { page, product } = fixture
    await openOffer(page)
    await switchOn(product, 'unfinished.discardFailed')
    await discard(page)
    await expectTexts(page, textsOf(msg`The unfinished form was not discarded`))
    await expectStateAccessible(page)
    await continues(page).waitFor()
    await switchAllOff(product)
    await discard(page)
    await continues(page).waitFor({ state: 'detached' })
  })
})
