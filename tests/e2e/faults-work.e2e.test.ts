import { msg } from '@lingui/core/macro'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Failure } from '../../src/domain/failure.ts'
import type { ScenarioName } from '../../src/faults/catalogue.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { switchAllOff, switchOn } from './support/faults.ts'
import { countDeclarations, fillNewDeclaration, generate, newestRow, openList, standsAt, submission } from './support/filing.ts'
import { expectTold, textsOf, wordsOf } from './support/languages.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

const typed = 'Người đang gõ dở'
const serverFailed: Failure = { code: 'server.failed', status: 500 }
const refused = (reason: string, message = ''): Failure => ({ code: 'server.refused', status: 422, reason, message, fields: [] })

let product: Product
let browser: Browser
let page: Page
let before: number

beforeAll(async () => {
  product = await startProduct({ hasFaults: true })
  browser = await openBrowser()
  ;({ page } = await openPage(browser))
  page.setDefaultTimeout(10_000)
  await signIn(page, product.origin, 'admin@tokhai.example', 'en')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})
beforeEach(async () => {
  await switchAllOff(product)
  await openList(page, product.origin)
  before = await countDeclarations(page)
})

const form = () => page.getByRole('dialog', { name: 'New declaration' })
const save = () => form().getByRole('button', { name: /^Save as draft/ }).click()
const press = (name: string | RegExp) => submission(page).getByRole('button', { name }).click()
const isNothingLost = async () => expect(await form().getByRole('textbox', { name: /Contact person/ }).inputValue()).toBe(typed)

async function fillForm() {
  await fillNewDeclaration(page)
  await form().getByRole('textbox', { name: /Contact person/ }).fill(typed)
}

async function sendNewest() {
  await newestRow(page).getByRole('checkbox').click()
  await page.getByRole('button', { name: /^Send/ }).click()
}

/** Ends at the success notice with exactly one more declaration. */
async function isRegisteredOnce() {
  await standsAt(page, 'The declaration is sent')
  await press('Done')
  await newestRow(page).getByText('Accepted').waitFor()
  expect(await countDeclarations(page)).toBe(before + 1)
}

describe('the list (002-8-10)', () => {
  it.each<[ScenarioName, Failure]>([
    ['list.failed', serverFailed],
    ['list.malformed', { code: 'server.unreadable' }],
    ['list.dropped', { code: 'connection.lost' }],
  ])('%s is told in its place, and the list comes with the next try', async (name, failure) => {
    await switchOn(product, name)
    await page.reload()
    await expectTold(page, wordsOf(failure))
    await switchAllOff(product)
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Try again' }).click()
    await newestRow(page).getByRole('checkbox').waitFor()
  })
})

describe('the form', () => {
  it('certificates.none: the no-certificate dialog takes the picker\'s place (000-8-10, 002-8-20)', async () => {
    await switchOn(product, 'certificates.none')
    await page.getByRole('button', { name: /^Add/ }).click()
    await form().getByRole('textbox', { name: /Contact person/ }).fill(typed)
    await form().getByRole('button', { name: 'Choose', exact: true }).first().click()
    await expectTold(page, textsOf(msg`No certificate is registered`, msg`Your company has not registered a digital certificate`))
    await page.getByRole('dialog', { name: 'No certificate is registered' }).getByRole('button', { name: 'Close' }).last().click()
    await isNothingLost()
    await switchAllOff(product)
    await form().getByRole('button', { name: 'Choose', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'Choose certificates' }).getByRole('grid').getByRole('row').nth(1).waitFor()
  })

  it('draft.failed, draft.refusedInWords, draft.answerLost: told above the form, which keeps what was typed and may be edited on; one draft in the end (000-8-06, 000-8-13, 002-8-16)', async () => {
    await fillForm()
    const failures: readonly [ScenarioName, Failure][] = [
      ['draft.failed', serverFailed],
      ['draft.refusedInWords', refused('server.busy', 'Kho dữ liệu đang đầy')],
      ['draft.answerLost', { code: 'connection.lost' }],
    ]
    for (const [name, failure] of failures) {
      await switchOn(product, name)
      await save()
      await expectTold(page, wordsOf(failure, 'saveDraft'))
      await isNothingLost()
    }
    await switchAllOff(product)
    await form().getByRole('textbox', { name: /Place/ }).fill('Huế')
    await save()
    await form().waitFor({ state: 'hidden' })
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })

  it('generate.fieldsRefused, generate.refusedInWords: back to the form, then registered once (000-8-02, 002-8-11)', async () => {
    await fillForm()
    await switchOn(product, 'generate.fieldsRefused')
    await generate(page)
    await expectTold(page, wordsOf(refused('fields.exceedXml'), 'generate'))
    await press('Correct')
    await isNothingLost()
    await switchOn(product, 'generate.refusedInWords')
    await generate(page)
    await expectTold(page, wordsOf(refused('server.busy', 'Mẫu tờ khai đang được cập nhật'), 'generate'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost()
    await switchAllOff(product)
    await generate(page)
    await isRegisteredOnce()
  })
})

describe('registering (000-8-05, 002-8-15)', () => {
  it('register.refusedInWords, register.conflict, register.answerLost: nothing is registered twice', async () => {
    await fillForm()
    await switchOn(product, 'register.refusedInWords')
    await generate(page)
    await expectTold(page, wordsOf(refused('server.busy', 'Hệ thống tiếp nhận đang quá tải'), 'register'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost()
    await switchOn(product, 'register.conflict')
    await generate(page)
    await expectTold(page, wordsOf(refused('registration.conflict'), 'register'))
    await submission(page).locator('button[data-variant="primary"]').click()
    await isNothingLost()
    await switchOn(product, 'register.answerLost')
    await generate(page)
    await expectTold(page, textsOf(msg`It is not known whether the declaration was registered`))
    await press('Ask the server')
    await isRegisteredOnce()
  })

  it('register.twice: the same request arrives twice and counts once', async () => {
    await switchOn(product, 'register.twice')
    await fillForm()
    await generate(page)
    await expectTold(page, textsOf(msg`The declaration is sent`))
    await isRegisteredOnce()
  })
})

describe('a draft of the list', () => {
  it('detail.failed and option.noCertificate stop it, and it stays a draft; delete.failed and delete.refused keep it (000-8-01, 000-8-09, 000-8-10, 002-8-17)', async () => {
    await fillForm()
    await save()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await switchOn(product, 'detail.failed')
    await sendNewest()
    await expectTold(page, wordsOf(serverFailed, 'readDeclaration'))
    await switchOn(product, 'option.noCertificate')
    await press('Try again')
    await expectTold(page, textsOf(msg`No certificate is registered`))
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
      await expectTold(page, wordsOf(failure, 'delete'))
    }
    expect(await countDeclarations(page)).toBe(before + 1)
    await switchAllOff(product)
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => countDeclarations(page)).toBe(before)
  })
})
