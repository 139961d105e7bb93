import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeDemoDevice } from '../../../tools/product/server/demoDevice.ts'
import { hasSoftHsm } from '../../../tools/product/softHsm.ts'
import { sendDraft } from '../support/drafts.ts'
import { isRegisteredOnce, standsAt, submission } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { signPin, signWith } from '../support/hsmCertificate.ts'
import {
  addHsmAccount,
  beginHsm,
  chooseOnly,
  connect,
  isRegistered,
  pressIn,
  typePin,
} from '../support/hsmRegistration.ts'

describe.runIf(hasSoftHsm)('an HSM behind PKCS#11 (SoftHSM2)', async () => {
  const device = await makeDemoDevice(inject('demoData'))
  // The library of the device reads its settings from the environment of its process.
  const fixture = inTab({ serverSettings: device.environment, isInThisProcess: false })
  const account = { userName: 'saomaixanh.device', password: 'ThietBi@2026', pin: device.pin }

  beforeAll(() => addHsmAccount(fixture.product.data, account, device.label))
  afterAll(() => device.remove())

  it('has its certificate registered and signs a declaration by it, after a wrong PIN [000-4-15 001-2.1-08]', async () => {
    const { page, product } = fixture
    await beginHsm(page, product.origin)
    await connect(page, account)
    const serialNumber = await chooseOnly(page)
    await typePin(page, account.pin)
    await pressIn(page, 'Register')
    await isRegistered(page, serialNumber)

    const before = await sendDraft(page, product.origin)
    await signWith(page, serialNumber)
    await standsAt(page, 'Enter the PIN of the certificate')
    await signPin(page, '00000000')
    await submission(page).getByText('The PIN is wrong').waitFor()
    await signPin(page, account.pin)
    await isRegisteredOnce(page, before)
    expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
  })
})
