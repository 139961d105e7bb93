import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { Failure } from '../../../src/domain/failure.ts'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { openTab } from '../../../tools/product/browser.ts'
import { asStaff } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  openList,
  registered,
  standsAt,
  submission,
} from '../support/filing.ts'
import { expectTexts, speak, textsOf, titleOf, failureTextsOf, type FailedStep } from '../support/languages.ts'

const sellerTaxCode = demoCompany.tax_id
const otherTaxCode = '0399999981'
const typed = 'Người đang gõ dở'

const fixture = asStaff({ hasFaults: true })

let page: Page
let before: number

beforeAll(async () => {
  const { context, product } = fixture
  ;({ page } = await openTab(context))
  await openList(page, product.origin)
  before = await countDeclarations(page)
  const form = await fillNewDeclaration(page)
  await form.getByRole('textbox', { name: /Contact person/ }).fill(typed)
  await switchOn(product, 'option.failed')
  await generate(page)
  await standsAt(page, /could not be found out/)
})

/** Presses the main button of the dialog, which has the focus. */
const goOn = () => submission(page).locator('button[data-variant="primary"]').click()

/** What was typed stands in the form under the dialog. */
const isNothingLost = async () => expect(await page.locator(`input[value="${typed}"]`).count()).toBe(1)

/** One declaration on its way through everything that can stop it: each scenario takes the place of the one before. */
describe('one declaration, stopped again and again', () => {
  it('option.failed (002-8-06)', async () => {
    await expectTexts(page, failureTextsOf({ code: 'server.failed', status: 500 }, 'readOption'))
    await isNothingLost()
  })

  it.each<[ScenarioName, Failure, FailedStep]>([
    ['generate.failed', { code: 'server.failed', status: 500 }, 'generate'],
    ['generate.dropped', { code: 'connection.lost' }, 'generate'],
  ])('%s (000-8-02, 002-8-11)', async (name, failure, step) => {
    await switchOn(fixture.product, name)
    await goOn()
    await expectTexts(page, failureTextsOf(failure, step))
    await isNothingLost()
  })

  it.each<[ScenarioName, Failure]>([
    ['agent.slow', { code: 'agent.tooSlow' }],
    ['agent.gone', { code: 'agent.notRunning' }],
    ['token.absent', { code: 'token.absent' }],
    ['token.noCertificate', { code: 'token.noCertificate' }],
    ['token.otherTaxCode', { code: 'certificate.otherTaxCode', tokenTaxCode: otherTaxCode, sellerTaxCode }],
    ['token.expired', { code: 'certificate.expired', notAfter: '2026-01-31T23:59:59' }],
    ['token.notYetValid', { code: 'certificate.notYetValid', notBefore: '2099-12-01T08:30:00' }],
    ['token.notRegistered', { code: 'certificate.notRegistered', serialNumber: '540100DE00000000000000000000E5F6' }],
    ['token.notInUse', { code: 'certificate.notInUse', serialNumber: '540100DE00000000000000000000A1B2' }],
    ['agent.goneWhileSigning', { code: 'agent.gone' }],
    ['agent.failed', { code: 'agent.refused', reason: 'agent.failed' }],
    ['agent.malformed', { code: 'agent.refused', reason: 'answer.unreadable' }],
    ['agent.documentRefused', { code: 'agent.refused', reason: 'structure' }],
    ['agent.busy', { code: 'agent.busy' }],
    ['agent.noPrompt', { code: 'agent.noPrompt' }],
    ['token.removed', { code: 'token.removed' }],
    ['token.failed', { code: 'token.failed' }],
    ['pin.wrongTwoLeft', { code: 'pin.wrong', attemptsLeft: 2 }],
    ['pin.wrongOneLeft', { code: 'pin.wrong', attemptsLeft: 1 }],
    ['pin.wrongUnknownLeft', { code: 'pin.wrong', attemptsLeft: null }],
    ['pin.locked', { code: 'pin.locked' }],
    ['signing.cancelled', { code: 'signing.cancelled' }],
    ['signed.notAtAll', { code: 'answer.notSigned' }],
    ['signed.altered', { code: 'answer.altered' }],
    ['signed.otherTaxCode', { code: 'certificate.otherTaxCode', tokenTaxCode: otherTaxCode, sellerTaxCode }],
  ])('%s (000-8-03, 000-8-04, 002-8-12, 002-8-13)', async (name, failure) => {
    await switchOn(fixture.product, name)
    await goOn()
    await expectTexts(page, failureTextsOf(failure))
    await isNothingLost()
  })

  it.each<[ScenarioName, (i18n: I18n) => readonly string[]]>([
    ['register.failed', textsOf(msg`an error occurred`)],
    ['register.malformed', titleOf({ code: 'server.unreadable' })],
    ['register.dropped', titleOf({ code: 'connection.lost' })],
  ])(
    '%s: the outcome is unknown, and the server is asked before anything is sent again (000-8-05)',
    async (name, why) => {
      await switchOn(fixture.product, name)
      await goOn()
      await expectTexts(page, why)
      await standsAt(page, 'It is not known whether the declaration was registered')
      await isNothingLost()
    },
  )

  it('register.refused: the submission says why and stays open (000-8-05, docs/decisions/0132)', async () => {
    await switchOn(fixture.product, 'register.refused')
    await goOn()
    await expectTexts(
      page,
      failureTextsOf(
        { code: 'server.refused', status: 422, reason: 'signature.invalid', message: '', fields: [] },
        'send',
      ),
    )
    await isNothingLost()
  })

  it('register.slow: the page waits and says so', async () => {
    await switchOn(fixture.product, 'register.slow')
    const read = Promise.withResolvers<void>()
    // Three seconds may be too few to read it in three languages.
    await page.route(`**${contract.registerDeclaration.path}`, async (route) => {
      await read.promise
      await route.continue()
    })
    await goOn()
    await page.getByText('Registering the signed declaration').first().waitFor()
    await speak(page, 'vi')
    await page.getByText('Đang đăng ký tờ khai đã ký').first().waitFor()
    await speak(page, 'ko')
    await page.getByText('서명된 신고서를 등록하는 중').first().waitFor()
    read.resolve()
    await speak(page, 'en')
  })

  it('is registered once in the end', async () => {
    await standsAt(page, registered)
    await page.unrouteAll()
    await switchAllOff(fixture.product)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })
})
