import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { demoHsm } from '../../server/hsm/demo/account.ts'
import { readCertificate } from '../../signing/certificate.ts'
import {
  fillNewDeclaration,
  generate,
  isRegisteredOnce,
  newestDraft,
  press,
  standsAt,
  submission,
} from './support/filing.ts'
import { atTheList } from './support/fixtures.ts'

const fixture = atTheList()

/** Lists the certificate of the demo account's key as one of the company's, which signs; no account is kept with it. */
const listHsmCertificate = (data: string): string => {
  const database = new DatabaseSync(join(data, 'tokhai.sqlite'))
  try {
    const held = String(database.prepare('select certificate from hsm_keys').get()?.['certificate'])
    const read = readCertificate(Buffer.from(held, 'base64'))
    if (!read.ok) throw new Error('the demo key comes without a certificate')
    const { serialNumber, fingerprint } = read.value
    database
      .prepare("update certificates set serial_no = ?, fingerprint = ?, status = '1' where id = 'demo-hsm'")
      .run(serialNumber, fingerprint)
    return serialNumber
  } finally {
    database.close()
  }
}

const enter = async (page: Page, pin: string) => {
  await submission(page).getByRole('textbox', { name: /^User/ }).fill(demoHsm.userName)
  await submission(page)
    .getByLabel(/^Password/)
    .fill(demoHsm.password)
  await submission(page).getByLabel(/^PIN/).fill(pin)
  await submission(page).getByRole('button', { name: 'Sign', exact: true }).click()
}

const chooseHsm = async (page: Page, serialNumber: string) => {
  await standsAt(page, 'Choose how to sign')
  await submission(page).getByText('HSM', { exact: true }).click()
  await press(page, 'Go on')
  await standsAt(page, 'Choose a certificate of the HSM')
  await submission(page)
    .getByRole('radio', { name: new RegExp(serialNumber) })
    .waitFor()
  await press(page, 'Confirm')
  await standsAt(page, 'Connect to the HSM')
}

let serialNumber = ''
beforeAll(() => {
  serialNumber = listHsmCertificate(fixture.product.data)
})

/** The browser notes each refusal of the server by itself. */
afterEach(() => expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]))

it('a declaration is signed by the HSM after a wrong PIN, and registered once [000-4-15 002-2.11-01 002-2.11-02 002-2.11-03 002-4.4-01 002-4.4-02]', async () => {
  const { page, before } = fixture
  await fillNewDeclaration(page)
  await generate(page)
  await chooseHsm(page, serialNumber)
  await enter(page, '00000000')
  await submission(page).getByText('The PIN is wrong').waitFor()
  await submission(page).getByText('4 attempts left').first().waitFor()
  await enter(page, demoHsm.pin)
  await isRegisteredOnce(page, before)
})

it('a draft of the list is signed by the HSM [002-4.1-08 000-4-15]', async () => {
  const { page } = fixture
  await fillNewDeclaration(page)
  await page.getByRole('button', { name: /^Save as draft/ }).click()
  await newestDraft(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await chooseHsm(page, serialNumber)
  await enter(page, demoHsm.pin)
  await standsAt(page, /^(?:The declaration is sent|The tax authority has accepted this declaration)$/)
})
