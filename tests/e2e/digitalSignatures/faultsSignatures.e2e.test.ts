import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  isRegisteredOnce,
  openList,
  press,
  standsAt,
  submission,
} from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import {
  connect,
  connecting,
  enterPin,
  listHsmCertificate,
  openCertificates,
  signWith,
} from '../support/hsmCertificate.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
let serialNumber = ''
beforeAll(async () => {
  serialNumber = await listHsmCertificate(fixture.product.data, '1')
})
afterEach(() => switchAllOff(fixture.product))

const broken = textsOf(msg`An error occurred. Please try again later.`)
const open = (page: Page) => openCertificates(page, fixture.product.origin)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page) => page.getByRole('row', { name: new RegExp(serialNumber) })
const again = (page: Page) => button(page, 'Try again').click()

describe('the signing server', () => {
  it('signature.syncFailed, signature.notConnected, signature.loginRefused, signature.loginFailed: each says so, and the fields are empty [000-8-12 001-8-04]', async () => {
    const { page, product } = fixture
    await open(page)
    await switchOn(product, 'signature.syncFailed')
    await button(page, 'Sync').click()
    await expectTexts(page, textsOf(msg`Sync failed`))
    await switchOn(product, 'signature.notConnected')
    await button(page, 'Sync').click()
    await connecting(page).getByText('No account of the signing server is kept').waitFor()
    const failures = [
      [
        'signature.loginRefused',
        textsOf(msg`Check the user, Caps Lock and the keyboard's language, then type both again.`),
      ],
      ['signature.loginFailed', broken],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await connect(page, demoHsm.password)
      await expectTexts(page, texts)
      expect(
        await connecting(page)
          .getByRole('textbox', { name: /^Username/ })
          .inputValue(),
      ).toBe('')
    }
    await switchAllOff(product)
    await connect(page, demoHsm.password)
    await page.getByText('Sync successfully').waitFor()
  })
})

describe('the list of certificates', () => {
  it('signatures.listFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'signatures.listFailed')
    await open(page)
    await expectTexts(page, broken)
    await switchAllOff(product)
    await again(page)
    await row(page).waitFor()
  })

  const registerToken = async (page: Page, fault: ScenarioName): Promise<void> => {
    await open(page)
    await page.getByRole('button', { name: /^Add/ }).last().click()
    await page.getByRole('dialog', { name: 'Add digital signature' }).getByText('USB token', { exact: true }).click()
    await button(page, 'Go on').click()
    await button(page, 'Register').waitFor()
    await switchOn(fixture.product, fault)
    await button(page, 'Register').click()
  }

  it.each([
    ['signature.otherTaxCode', textsOf(msg`Token information does not match with company information`)],
    ['signature.exists', textsOf(msg`The same token exists`)],
  ] as const)('%s: nothing is registered [001-8-01]', async (name, texts) => {
    const { page } = fixture
    await registerToken(page, name)
    await expectTexts(page, texts)
  })

  it('signature.registerFailed: the list is asked, and has the certificate', async () => {
    const { page } = fixture
    await registerToken(page, 'signature.registerFailed')
    await expectTexts(page, textsOf(msg`The certificate is registered`))
  })
})

describe('the status of a certificate in an HSM', () => {
  const changing = (page: Page) => page.getByRole('dialog', { name: 'Change status' })

  it('hsm.unreachable, hsm.loginFailed, hsm.loginRefused: no PIN is asked for before the key is reached [000-8-08 001-8-03 002-8-05]', async () => {
    const { page, product } = fixture
    await open(page)
    await row(page).getByRole('checkbox').click()
    await switchOn(product, 'hsm.unreachable')
    await button(page, 'Change status').click()
    await expectTexts(page, textsOf(msg`The signing server cannot be reached`))
    await switchOn(product, 'hsm.loginFailed')
    await again(page)
    await expectTexts(page, broken)
    await switchOn(product, 'hsm.loginRefused')
    await again(page)
    await expectTexts(page, textsOf(msg`The signing server does not know this user and password`))
    await changing(page).getByRole('button', { name: 'Connect to the signing server' }).click()
    await connecting(page).waitFor()
  })

  it('hsm.pinWrong, hsm.pinLocked, signature.statusFailed, signature.statusRefusedWithMessage: the choice stays, and a PIN that was refused is gone [001-8-05]', async () => {
    const { page, product } = fixture
    await open(page)
    await row(page).getByRole('checkbox').click()
    await button(page, 'Change status').click()
    await changing(page).getByText('Extended', { exact: true }).click()
    const failures = [
      ['hsm.pinWrong', textsOf(msg`The PIN is wrong`), ''],
      ['hsm.pinLocked', textsOf(msg`The PIN is locked`), ''],
      ['signature.statusFailed', broken, demoHsm.pin],
      ['signature.statusRefusedWithMessage', () => ['Chứng thư số đang được đối soát'], demoHsm.pin],
    ] as const
    const confirm = () => changing(page).getByRole('button', { name: 'Change status' }).click()
    for (const [name, texts, pin] of failures) {
      await switchOn(product, name)
      await enterPin(page, demoHsm.pin)
      await confirm()
      await expectTexts(page, texts)
      await expect.poll(() => page.getByLabel(/^PIN/).first().inputValue(), { message: name }).toBe(pin)
    }
    await switchAllOff(product)
    await enterPin(page, demoHsm.pin)
    await confirm()
    await page.getByText('Change status successfully').waitFor()
  })
})

describe('the dialog of a certificate', () => {
  const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
  const choose = (page: Page, status: string) =>
    page.getByRole('dialog', { name: 'Update the digital signature' }).getByText(status, { exact: true }).click()
  const openDialog = (page: Page) => row(page).getByRole('rowheader').dblclick()

  it('signature.detailFailed, signature.updateFailed, signature.answerLost: keeps what was chosen, and is saved in the end', async () => {
    const { page, product } = fixture
    await open(page)
    await switchOn(product, 'signature.detailFailed')
    await openDialog(page)
    await expectTexts(page, broken)
    await switchAllOff(product)
    await again(page)
    await choose(page, 'Active')
    const failures = [
      ['signature.updateFailed', broken],
      ['signature.answerLost', textsOf(msg`The server cannot be reached`)],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await enterPin(page, demoHsm.pin)
      await save(page)
      await expectTexts(page, texts)
    }
    await switchAllOff(product)
    await enterPin(page, demoHsm.pin)
    await save(page)
    await page.getByText('The digital signature has been updated').waitFor()
  })

  it("signature.changed: says that a colleague's change stays, and opens it", async () => {
    const { page, product } = fixture
    await open(page)
    await openDialog(page)
    await choose(page, 'Stopped')
    await switchOn(product, 'signature.changed')
    await enterPin(page, demoHsm.pin)
    await save(page)
    const asked = page.getByRole('alertdialog', { name: 'This record was changed after you opened it' })
    await asked.getByRole('button', { name: 'Open it as it is now' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('radio', { name: 'Stopped' }).isChecked()).toBe(false)
  })
})

describe('signing by an HSM', () => {
  const signTyped = async (page: Page): Promise<void> => {
    await standsAt(page, 'Connect to the HSM')
    await submission(page).getByRole('textbox', { name: /^User/ }).fill(demoHsm.userName)
    await submission(page)
      .getByLabel(/^Password/)
      .fill(demoHsm.password)
    await submission(page).getByLabel(/^PIN/).fill(demoHsm.pin)
    await submission(page).getByRole('button', { name: 'Sign', exact: true }).click()
  }

  it('hsm.signFailed, hsm.signFailedWithMessage: says why, and signs in the end [000-8-07 002-8-14]', async () => {
    const { page, product } = fixture
    const serial = await listHsmCertificate(product.data, '1')
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    await fillNewDeclaration(page)
    await generate(page)
    await signWith(page, serial)
    const failures = [
      ['hsm.signFailed', textsOf(msg`Sign xml failed`)],
      ['hsm.signFailedWithMessage', () => ['Khóa đang được bảo trì']],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await signTyped(page)
      await expectTexts(page, texts)
      await press(page, 'Try again')
    }
    await switchAllOff(product)
    await signTyped(page)
    await isRegisteredOnce(page, before)
  })
})
