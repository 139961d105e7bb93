import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { registerChange } from '../support/drafts.ts'
import { onNow, switchAllOff, switchOn } from '../support/faults.ts'
import {
  countDeclarations,
  generate,
  leaveSent,
  newestRow,
  registeredOrTurnedDown,
  standsAt,
} from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const inProgress = msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' })

const fixture = inTab({ hasFaults: true })
let before = 0

afterEach(() => switchAllOff(fixture.product))

const isCountedOnce = () => expect.poll(() => countDeclarations(fixture.page)).toBe(before + 1)

/** Registers a change and opens the list with it. */
const file = async () => {
  const { page, product } = fixture
  before = await registerChange(page, product, 'eDocument')
  await page.goto(`${product.origin}/en/report?settings=e-document-declarations`)
  await newestRow(page).getByRole('checkbox').waitFor()
  await isCountedOnce()
}

const isAcceptedOnce = async () => {
  const { page } = fixture
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  await isCountedOnce()
}

describe('the tax authority, about an e-document', () => {
  it.each<ScenarioName>(['authority.unreachable', 'authority.late'])(
    '%s: the declaration stays in progress, and is accepted once nothing is in the way',
    async (name) => {
      const { page, product } = fixture
      await switchOn(product, name)
      await file()
      await newestRow(page).getByText('In progress').waitFor()
      await expectTexts(page, textsOf(inProgress))
      await switchAllOff(product)
      await isAcceptedOnce()
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
      '9104: Loại chứng từ điện tử',
    ],
    [
      'authority.conflict',
      'Refused',
      msg`The tax authority has refused this declaration`,
      'sử dụng chứng từ điện tử khác',
    ],
  ])('%s: its reason is shown; corrected and sent again it is accepted', async (name, status, title, reason) => {
    const { page, product } = fixture
    await switchOn(product, name, 'once')
    await file()
    await newestRow(page).getByText(status, { exact: true }).waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
    await expectTexts(page, (i18n) => [...textsOf(title)(i18n), reason])
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await generate(page)
    await standsAt(page, registeredOrTurnedDown)
    await leaveSent(page)
    await isCountedOnce()
    await isAcceptedOnce()
  })

  it.each<ScenarioName>(['authority.repeated', 'authority.malformed'])(
    '%s: the decision counts, once',
    async (name) => {
      await switchOn(fixture.product, name)
      await file()
      await isAcceptedOnce()
      expect(await onNow(fixture.product)).toEqual([name])
    },
  )
})
