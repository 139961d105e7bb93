import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/domain/failure.ts'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { saveDrafts, sendDraft } from '../support/drafts.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  isRegisteredOnce,
  newestRow,
  openList,
  press,
  submission,
} from '../support/filing.ts'
import { expectTexts, textsOf, failureTextsOf } from '../support/languages.ts'
import { tryAgain } from '../support/tryAgain.ts'

const typed = 'Người đang gõ dở'
const serverFailed: Failure = { code: 'server.failed', status: 500 }
const refused = (reason: string, message = ''): Failure => ({
  code: 'server.refused',
  status: 422,
  reason,
  message,
  fields: [],
})

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const form = (page: Page) => page.getByRole('dialog', { name: 'New declaration' })
const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Save as draft/ })
    .click()
const isNothingLost = async (page: Page) =>
  expect(
    await form(page)
      .getByRole('textbox', { name: /Contact person/ })
      .inputValue(),
  ).toBe(typed)

/** Opens the list and fills a form in; answers how many the list counts. */
async function fillForm({ page, product }: typeof fixture): Promise<number> {
  await openList(page, product.origin)
  const before = await countDeclarations(page)
  await fillNewDeclaration(page)
  await form(page)
    .getByRole('textbox', { name: /Contact person/ })
    .fill(typed)
  return before
}

async function sendNewest(page: Page) {
  await newestRow(page).getByRole('checkbox').click()
  await page.getByRole('button', { name: /^Send/ }).click()
}

describe('the list (002-8-10)', () => {
  it.each<[ScenarioName, Failure]>([
    ['list.failed', serverFailed],
    ['list.malformed', { code: 'server.unreadable' }],
    ['list.dropped', { code: 'connection.lost' }],
    ['database.unavailable', { code: 'server.failed', status: 503, reason: 'database.unavailable' }],
  ])('%s is shown in its place, and the list comes with the next try', async (name, failure) => {
    const { page, product } = fixture
    await switchOn(product, name)
    await page.goto(`${product.origin}/en/report?settings=declarations`)
    await expectTexts(page, failureTextsOf(failure))
    await switchAllOff(product)
    const again = page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Try again' })
    await tryAgain(again, newestRow(page).getByRole('checkbox'))
  })
})

describe('the form', () => {
  it("certificates.none: the no-certificate dialog takes the picker's place (000-8-10, 002-8-20)", async () => {
    const { page, product } = fixture
    await openList(page, product.origin)
    await switchOn(product, 'certificates.none')
    await page.getByRole('button', { name: /^Add/ }).click()
    await form(page)
      .getByRole('textbox', { name: /Contact person/ })
      .fill(typed)
    await form(page).getByRole('button', { name: 'Choose', exact: true }).first().click()
    await expectTexts(
      page,
      textsOf(msg`No certificate is registered`, msg`Your company has not registered a digital certificate`),
    )
    await page
      .getByRole('dialog', { name: 'No certificate is registered' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
    await isNothingLost(page)
    await switchAllOff(product)
    await form(page).getByRole('button', { name: 'Choose', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'Choose certificates' }).getByRole('grid').getByRole('row').nth(1).waitFor()
  })

  it('draft.failed, draft.refusedWithMessage, draft.answerLost: reported above the form, which keeps what was typed and may be edited on; one draft in the end (000-8-06, 000-8-13, 002-8-16)', async () => {
    const { page, product } = fixture
    const before = await fillForm(fixture)
    const failures: readonly [ScenarioName, Failure][] = [
      ['draft.failed', serverFailed],
      ['draft.refusedWithMessage', refused('server.busy', 'Kho dữ liệu đang đầy')],
      ['draft.answerLost', { code: 'connection.lost' }],
    ]
    for (const [name, failure] of failures) {
      await switchOn(product, name)
      await save(page)
      await expectTexts(page, failureTextsOf(failure, 'saveDraft'))
      await isNothingLost(page)
    }
    await switchAllOff(product)
    await form(page).getByRole('textbox', { name: /Place/ }).fill('Huế')
    await save(page)
    await form(page).waitFor({ state: 'hidden' })
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })

  it('generate.fieldsRefused, generate.refusedWithMessage: back to the form, then registered once (000-8-02, 002-8-11)', async () => {
    const { page, product } = fixture
    const before = await fillForm(fixture)
    await switchOn(product, 'generate.fieldsRefused')
    await generate(page)
    await expectTexts(page, failureTextsOf(refused('fields.exceedXml'), 'generate'))
    await press(page, 'Correct')
    await isNothingLost(page)
    await switchOn(product, 'generate.refusedWithMessage')
    await generate(page)
    await expectTexts(page, failureTextsOf(refused('server.busy', 'Mẫu tờ khai đang được cập nhật'), 'generate'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost(page)
    await switchAllOff(product)
    await generate(page)
    await isRegisteredOnce(page, before)
  })
})

describe('registering (000-8-05)', () => {
  it('register.refusedWithMessage, register.conflict, register.answerLost: nothing is registered twice', async () => {
    const { page, product } = fixture
    const before = await fillForm(fixture)
    await switchOn(product, 'register.refusedWithMessage')
    await generate(page)
    await expectTexts(page, failureTextsOf(refused('server.busy', 'Hệ thống tiếp nhận đang quá tải'), 'send'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost(page)
    await switchOn(product, 'register.conflict')
    await generate(page)
    await expectTexts(page, failureTextsOf(refused('registration.conflict'), 'send'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost(page)
    await switchOn(product, 'register.answerLost')
    await generate(page)
    await expectTexts(page, textsOf(msg`It is not known whether the declaration was registered`))
    await press(page, 'Ask the server')
    await isRegisteredOnce(page, before)
  })

  it('register.twice: the same request arrives twice and counts once', async () => {
    const { page, product } = fixture
    await switchOn(product, 'register.twice')
    const before = await sendDraft(page, product.origin)
    await isRegisteredOnce(page, before)
  })
})

describe('a draft of the list', () => {
  it('detail.failed and option.noCertificate stop it, and it stays a draft; delete.failed and delete.refused keep it (000-8-01, 000-8-09, 000-8-10, 002-8-17)', async () => {
    const { page, product } = fixture
    await saveDrafts(page, product.origin, 1)
    await openList(page, product.origin)
    const before = (await countDeclarations(page)) - 1
    await switchOn(product, 'detail.failed')
    await sendNewest(page)
    await expectTexts(page, failureTextsOf(serverFailed, 'readDocument'))
    await switchOn(product, 'option.noCertificate')
    await press(page, 'Try again')
    await expectTexts(page, textsOf(msg`No certificate is registered`))
    await submission(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await newestRow(page).getByText('Not sent').waitFor()
    await newestRow(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    const asked = page.getByRole('alertdialog')
    const failures: readonly [ScenarioName, Failure][] = [
      ['delete.failed', serverFailed],
      ['delete.refused', refused('declaration.notDraft')],
    ]
    for (const [name, failure] of failures) {
      await switchOn(product, name)
      await asked.getByRole('button', { name: 'Delete' }).click()
      await expectTexts(page, failureTextsOf(failure, 'delete'))
    }
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await switchAllOff(product)
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => countDeclarations(page)).toBe(before)
  })
})
