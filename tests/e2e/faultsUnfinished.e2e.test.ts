import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { openList } from './support/filing.ts'
import { atTheList } from './support/fixtures.ts'
import { switchAllOff, switchOn } from './support/faults.ts'
import { expectTexts, textsOf } from './support/languages.ts'

const fixture = atTheList({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const place = (page: Page) => page.getByRole('textbox', { name: 'Place', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const continues = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const startNew = (page: Page) => page.getByRole('button', { name: /^Add/ }).click()

const answered = (page: Page, isOk: boolean) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok() === isOk)

async function leaveUnfinished(page: Page): Promise<void> {
  await startNew(page)
  const kept = answered(page, true)
  await place(page).fill('Huế')
  await kept
  await openList(page, fixture.product.origin)
  await continues(page).waitFor()
}

async function discard(page: Page): Promise<void> {
  await press(page, 'Discard')
  await press(page, 'Discard it')
}

/** Leaves nothing to the next test. */
async function forget(page: Page): Promise<void> {
  await openList(page, fixture.product.origin)
  await discard(page)
  await continues(page).waitFor({ state: 'detached' })
}

describe('keeping what is typed', () => {
  it('unfinished.keepFailed: says so, goes on typing, and tries again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'unfinished.keepFailed')
    await startNew(page)
    const failed = answered(page, false)
    await place(page).fill('Huế')
    await failed
    await expectTexts(page, textsOf(msg`Not kept for later yet; it is tried again`))
    await expectAccessible(page)
    expect(await place(page).inputValue()).toBe('Huế')
    await switchAllOff(product)
    const kept = answered(page, true)
    await place(page).fill('Cố đô Huế')
    await kept
    await page.getByText('Not kept for later yet; it is tried again').waitFor({ state: 'detached' })
    await forget(page)
  })

  it('unfinished.keptElsewhere, unfinished.tooMany: each says why', async () => {
    const { page, product } = fixture
    await startNew(page)
    await switchOn(product, 'unfinished.keptElsewhere')
    await place(page).fill('Huế')
    await page.getByText('Newer changes are kept from another tab or computer; these are not').waitFor()
    await switchAllOff(product)
    await switchOn(product, 'unfinished.tooMany')
    await place(page).fill('Cố đô Huế')
    await page.getByText(/^Not kept for later: you have 20 unfinished forms/).waitFor()
    await expectAccessible(page)
    await switchAllOff(product)
    const kept = answered(page, true)
    await place(page).fill('Huế')
    await kept
    await forget(page)
  })
})

describe('what was left unfinished', () => {
  it('unfinished.listFailed: the list is shown without the offer', async () => {
    const { page, product } = fixture
    await leaveUnfinished(page)
    await switchOn(product, 'unfinished.listFailed')
    const failed = page.waitForResponse((response) => response.status() === 500)
    await openList(page, product.origin)
    await failed
    expect(await continues(page).count()).toBe(0)
    await switchAllOff(product)
    await forget(page)
  })

  it('unfinished.readFailed: the form says so, and continues once it can be read', async () => {
    const { page, product } = fixture
    await leaveUnfinished(page)
    await switchOn(product, 'unfinished.readFailed')
    await continues(page).click()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    await continues(page).click()
    await expect.poll(() => place(page).inputValue()).toBe('Huế')
    await forget(page)
  })

  it('unfinished.discardFailed: says so, goes on offering it, and discards it once it can', async () => {
    const { page, product } = fixture
    await leaveUnfinished(page)
    await switchOn(product, 'unfinished.discardFailed')
    await discard(page)
    await expectTexts(page, textsOf(msg`The unfinished form was not discarded`))
    await expectAccessible(page)
    await continues(page).waitFor()
    await switchAllOff(product)
    await discard(page)
    await continues(page).waitFor({ state: 'detached' })
  })
})
