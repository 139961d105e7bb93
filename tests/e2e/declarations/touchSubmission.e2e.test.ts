import * as v from 'valibot'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, it } from 'vitest'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { fillNewDeclaration, generate, openList, press, registered, standsAt, submission } from '../support/filing.ts'
import { expectTouchTargets, phone } from '../support/touchTargets.ts'

const fixture = asVisitor({ hasFaults: true }, phone)

/** What stops a submission, one after the other, and the title of the panel that says so. */
const stops: readonly (readonly [ScenarioName, string])[] = [
  ['agent.gone', 'The signing application is not installed or not running'],
  ['token.absent', 'No token is plugged in'],
  ['token.otherTaxCode', 'Token information does not match with company information'],
  ['pin.wrongTwoLeft', 'The PIN is wrong'],
  ['register.refused', 'Register declaration failed'],
  ['register.failed', 'It is not known whether the declaration was registered'],
]

/** Lets the company's way to sign be a choice, as with certificates of several types. */
async function offerChoice(page: Page): Promise<void> {
  await page.route('**/check-skip', async (route) => {
    const response = await route.fetch()
    const answer = v.parse(v.looseObject({}), await response.json())
    await route.fulfill({ response, json: { ...answer, data: { skip: false, type: null, types: ['1', '2'] } } })
  })
}

const goOn = (page: Page): Promise<void> => submission(page).locator('button[data-variant="primary"]').tap()

async function expectTargetsAt(page: Page, title: string): Promise<void> {
  await standsAt(page, title)
  for (const details of await submission(page).locator('summary').all()) await details.tap()
  await expectTouchTargets(page, title)
}

describe('a finger hits every control', () => {
  let page: Page
  beforeEach(async () => {
    page = fixture.page
    await enterAs(page.context(), fixture.product.origin, 'admin@tokhai.example')
    await openList(page, fixture.product.origin)
  })
  afterEach(() => switchAllOff(fixture.product))

  it('wherever a submission stops, and at its end', async () => {
    await fillNewDeclaration(page)
    await switchOn(fixture.product, 'option.noCertificate')
    await generate(page)
    await expectTargetsAt(page, 'No certificate is registered')
    await submission(page).getByRole('button', { name: 'Close' }).last().tap()
    await switchOn(fixture.product, 'option.failed')
    await generate(page)
    await expectTargetsAt(page, 'The way your company signs could not be found out')
    await switchAllOff(fixture.product)
    await offerChoice(page)
    await goOn(page)
    await expectTargetsAt(page, 'Choose how to sign')
    for (const [name, title] of stops) {
      await switchOn(fixture.product, name)
      await goOn(page)
      await expectTargetsAt(page, title)
    }
    await press(page, 'Later')
    await page.getByRole('button', { name: 'Let it go' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).waitFor()
    await expectTouchTargets(page, 'letting a submission go')
    await page.getByRole('button', { name: 'Keep it' }).tap()
    await expectTouchTargets(page, 'interrupted submission')
    await switchAllOff(fixture.product)
    await page.getByRole('button', { name: 'Go on' }).tap()
    await submission(page).getByRole('heading', { name: registered }).waitFor()
    await expectTouchTargets(page, 'registered')
  })

  it('of the printed form', async () => {
    await page.getByRole('row').filter({ hasText: 'Accepted' }).first().tap()
    await page.getByRole('button', { name: 'Preview', exact: true }).tap()
    const preview = page.getByRole('dialog', { name: 'Printed form' })
    await preview.getByRole('link').or(preview.locator('iframe')).waitFor()
    await expectTouchTargets(page, 'printed form')
  })
})
