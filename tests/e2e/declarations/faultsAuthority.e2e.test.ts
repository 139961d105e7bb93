import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import type { MessageDescriptor } from '@lingui/core'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { registerChange } from '../support/drafts.ts'
import { inTab } from '../support/fixtures.ts'
import { onNow, switchAllOff, switchOn } from '../support/faults.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  openList,
  registeredOrTurnedDown,
  standsAt,
} from '../support/filing.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const inProgress = msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' })
const accepted = msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' })

const explanationAsked = msg({
  message: 'Explanation asked',
  comment: 'Status: the tax authority asks the company for an explanation (message 107), and waits for it',
})

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

/** Registers a change and opens the list with it; answers how many there were before. */
async function register(): Promise<number> {
  const { page, product } = fixture
  const before = await registerChange(page, product)
  await openList(page, product.origin)
  expect(await countDeclarations(page)).toBe(before + 1)
  return before
}

async function finishSending(page: Page, before: number) {
  await standsAt(page, registeredOrTurnedDown)
  await leaveSent(page)
  await expect.poll(() => countDeclarations(page)).toBe(before + 1)
}

const isAcceptedOnce = async (page: Page, before: number) => {
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  await expect.poll(() => countDeclarations(page)).toBe(before + 1)
}

describe('the tax authority (000 §4 Authority status)', () => {
  it.each<ScenarioName>(['authority.unreachable', 'authority.late'])(
    '%s: the declaration stays in progress, and is accepted once nothing is in the way',
    async (name) => {
      const { page, product } = fixture
      await switchOn(product, name)
      const before = await register()
      await newestRow(page).getByText('In progress').waitFor()
      await expectTexts(page, textsOf(inProgress))
      await switchAllOff(product)
      await isAcceptedOnce(page, before)
    },
  )

  it.each<[ScenarioName, string, MessageDescriptor, string]>([
    [
      'authority.notReceived',
      'Rejected',
      msg`The tax authority has rejected this declaration`,
      'Sai định dạng thông điệp',
    ],
    [
      'authority.refused',
      'Refused',
      msg`The tax authority has refused this declaration`,
      'phải chuyển đầy đủ nội dung từng hóa đơn',
    ],
    [
      'authority.conflict',
      'Refused',
      msg`The tax authority has refused this declaration`,
      'Đã tồn tại tờ khai đăng ký',
    ],
    [
      'authority.mismatch',
      'Refused',
      msg`The tax authority has refused this declaration`,
      'Họ và tên người đại diện theo pháp luật không khớp',
    ],
    [
      'authority.lapsed',
      'Lapsed',
      msg`This declaration has lapsed: nobody confirmed it in time`,
      'không xác nhận tờ khai trong ngày',
    ],
  ])('%s: its reason is shown; corrected and sent again it is accepted', async (name, status, title, reason) => {
    const { page, product } = fixture
    await switchOn(product, name, 'once')
    const before = await register()
    await newestRow(page).getByText(status, { exact: true }).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await expectTexts(page, (i18n) => [...textsOf(title)(i18n), reason])
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await generate(page)
    await finishSending(page, before)
    await isAcceptedOnce(page, before)
  })

  it('authority.mismatch: a correction says at name and date of birth of the representative that they do not match', async () => {
    const { page, product } = fixture
    await switchOn(product, 'authority.mismatch', 'once')
    await register()
    await newestRow(page).getByText('Refused', { exact: true }).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const representative = page.getByRole('region', { name: 'Legal representative' })
    await expect.poll(() => representative.getByText(/^The tax authority knows another/).count()).toBe(2)
    for (const name of ['Full name', 'Date of birth'])
      await representative.getByRole('textbox', { name }).and(page.locator('[aria-invalid="true"]')).waitFor()
    await expectTexts(
      page,
      textsOf(
        msg`The tax authority knows another name: enter it with all its words and marks as the identity document and the business registration have it`,
        msg`The tax authority knows another date of birth: enter it as the identity document has it`,
      ),
    )
  })

  it('authority.unconfirmed: who has to confirm it is shown once it is sent, and until when once it is received', async () => {
    const { page, product } = fixture
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    await switchOn(product, 'authority.unconfirmed', 'once')
    await fillNewDeclaration(page)
    await generate(page)
    await standsAt(page, 'The declaration is sent')
    await leaveSent(page)
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await newestRow(page).getByText('In progress').waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await expectTexts(page, textsOf(msg`The legal representative has to confirm this declaration`))
    await page.getByRole('timer').waitFor()
  })

  it('authority.explanation, authority.explained: an explanation is asked for, and once it is given the declaration is accepted', async () => {
    const { page, product } = fixture
    await switchOn(product, 'authority.explanation', 'once')
    const before = await register()
    await newestRow(page).getByText('Explanation asked', { exact: true }).waitFor()
    await expectTexts(page, textsOf(explanationAsked))
    await switchOn(product, 'authority.explained', 'once')
    await isAcceptedOnce(page, before)
  })

  it.each<ScenarioName>(['authority.repeated', 'authority.malformed'])(
    '%s: the decision counts, once',
    async (name) => {
      const { page, product } = fixture
      await switchOn(product, name)
      const before = await register()
      await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
      await expectTexts(page, textsOf(accepted))
      expect(await onNow(product)).toEqual([name])
      await isAcceptedOnce(page, before)
    },
  )
})
