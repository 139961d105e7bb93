import { msg } from '@lingui/core/macro'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MessageDescriptor } from '@lingui/core'
import type { ScenarioName } from '../../src/faults/catalogue.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { onNow, switchAllOff, switchOn } from './support/faults.ts'
import { countDeclarations, fillNewDeclaration, generate, newestRow, openList, standsAt, submission } from './support/filing.ts'
import { expectTold, textsOf } from './support/languages.ts'
import { startProduct, type Product } from './support/product.ts'
import { signIn } from './support/signIn.ts'

const inProgress = msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' })
const accepted = msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' })

let product: Product
let browser: Browser
let page: Page
let before: number

beforeAll(async () => {
  product = await startProduct({ hasFaults: true })
  browser = await openBrowser()
  ;({ page } = await openPage(browser))
  page.setDefaultTimeout(15_000)
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

async function register() {
  await fillNewDeclaration(page)
  await generate(page)
  await finishSending()
}

async function finishSending() {
  await standsAt(page, 'The declaration is sent')
  await submission(page).getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => countDeclarations(page)).toBe(before + 1)
}

const isAcceptedOnce = async () => {
  await newestRow(page).getByText('Accepted').waitFor()
  expect(await countDeclarations(page)).toBe(before + 1)
}

describe('the tax authority (000 §4 Authority status)', () => {
  it.each<[ScenarioName]>([['authority.unreachable'], ['authority.late']])(
    '%s: the declaration stays in progress, and is accepted once nothing is in the way',
    async (name) => {
      await switchOn(product, name)
      await register()
      await newestRow(page).getByText('In progress').waitFor()
      await expectTold(page, textsOf(inProgress))
      await switchAllOff(product)
      await isAcceptedOnce()
    },
  )

  it.each<[ScenarioName, string, MessageDescriptor, string]>([
    ['authority.notReceived', 'Rejected', msg`The tax authority has rejected this declaration`, 'Sai định dạng thông điệp'],
    ['authority.refused', 'Refused', msg`The tax authority has refused this declaration`, 'phải chuyển đầy đủ nội dung từng hóa đơn'],
    ['authority.conflict', 'Refused', msg`The tax authority has refused this declaration`, 'Đã tồn tại tờ khai đăng ký'],
  ])('%s: its reason is shown; corrected and sent again it is accepted', async (name, status, title, reason) => {
    await switchOn(product, name, 'once')
    await register()
    await newestRow(page).getByText(status).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await expectTold(page, (i18n) => [...textsOf(title)(i18n), reason])
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await generate(page)
    await finishSending()
    await isAcceptedOnce()
  })

  it.each<[ScenarioName]>([['authority.repeated'], ['authority.malformed']])('%s: the decision counts, once', async (name) => {
    await switchOn(product, name)
    await register()
    await newestRow(page).getByText('Accepted').waitFor()
    await expectTold(page, textsOf(accepted))
    expect(await onNow(product)).toEqual([name])
    await isAcceptedOnce()
  })
})
