import { join } from 'node:path'
import jsQR from 'jsqr'
import { TOTP, URI } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { demoTokenOrder } from '../../../server/companies/demo/company.ts'
import { accountRows, insertAccount } from '../../../server/hsm/addAccount.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { openStore } from '../../../server/openStore.ts'
import { masterKeyIn } from '../../../server/secrets/masterKey.ts'
import { createSealing } from '../../../server/secrets/sealing.ts'
import { makeDemoKey } from '../../../signing/demoCa.ts'
import { succeed } from '../../../src/domain/result.ts'
import { expectStateAccessible } from './accessibility.ts'

export interface TestAccount {
  readonly userName: string
  readonly password: string
  readonly pin: string
}

/**
 * An account of the signing server with a key of the demo company, as the operator adds one (`npm run hsm`).
 *
 * @param token label of the device's token in which its key lies already; without it a key is made and kept in the database
 */
export const addHsmAccount = async (data: string, account: TestAccount, token: string | null = null): Promise<void> => {
  const { userName, password, pin } = account
  const keys = token === null ? [{ ...(await makeDemoKey(demoTokenOrder(data))), pin }] : []
  const sealing = createSealing(await masterKeyIn(data))
  const { store } = await openStore({ kind: 'sqlite', path: join(data, 'tokhai.sqlite') })
  try {
    const rows = await accountRows(sealing, { userName, password, token, keys }, new Date())
    const added = await store.transaction(async (inside) => succeed(await insertAccount(inside, rows)))
    expect(added).toEqual(succeed(true))
  } finally {
    await store.close()
  }
}

export const demoAccount: TestAccount = demoHsm

export const registration = (page: Page): Locator => page.getByRole('dialog', { name: 'Add digital signature' })

export const stands = (page: Page, title: string): Promise<void> =>
  registration(page).getByRole('heading', { name: title }).waitFor()

export const pressIn = (page: Page, name: string): Promise<void> =>
  registration(page).getByRole('button', { name, exact: true }).click()

/** From the list of certificates to the account of an HSM. */
export const beginHsm = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/en/report?settings=digital-signatures`)
  await page.getByRole('button', { name: /^Add/ }).last().click()
  await stands(page, 'What do you want to add?')
  await registration(page).getByText('HSM', { exact: true }).click()
  await pressIn(page, 'Go on')
  await stands(page, 'Connect to the HSM')
}

export const connect = async (page: Page, { userName, password }: Omit<TestAccount, 'pin'>): Promise<void> => {
  await registration(page)
    .getByRole('combobox', { name: /^HSM service provider/ })
    .selectOption('VNPT SmartCA')
  await registration(page).getByRole('textbox', { name: /^User/ }).fill(userName)
  await registration(page)
    .getByLabel(/^Password/)
    .fill(password)
  await pressIn(page, 'Connect')
}

export const typePin = (page: Page, pin: string): Promise<void> => registration(page).getByLabel(/^PIN/).fill(pin)

export const typeCode = (page: Page, code: string): Promise<void> =>
  registration(page)
    .getByRole('textbox', { name: /^One-time code/ })
    .fill(code)

/** Presses the box, closed as it may be: nobody waits for it to open. */
export const tickSecondFactor = (page: Page): Promise<void> =>
  registration(page).getByText('One-time code (2FA)').click({ force: true })

/** What an authenticator app makes of the QR code on the page: codes, a new one each time that one is asked for. */
export const scanQr = async (page: Page): Promise<() => string> => {
  const picture = registration(page).getByRole('img', { name: 'QR code for your authenticator app' })
  await picture.waitFor()
  const png = Buffer.from(((await picture.getAttribute('src')) ?? '').replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([113, 113])
  const app = URI.parse(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '')
  if (!(app instanceof TOTP)) throw new Error('the QR code holds no secret of an authenticator app')
  let last = 0
  return () => {
    last = Math.max(last + 1, app.counter())
    return app.generate({ timestamp: last * app.period * 1000 })
  }
}

/** Chooses the account's only certificate and gives its serial number. */
export const chooseOnly = async (page: Page): Promise<string> => {
  await stands(page, 'Choose the certificate to register')
  const row = registration(page).getByRole('grid').getByRole('row').nth(1)
  const serialNumber = /[0-9A-F]{10,40}/.exec(await row.innerText())?.[0] ?? ''
  await row.getByRole('button', { name: 'Select' }).click()
  await stands(page, 'Enter the PIN of the certificate')
  return serialNumber
}

/** The registration has succeeded, and the list shows its certificate in use. */
export const isRegistered = async (page: Page, serialNumber: string): Promise<void> => {
  await stands(page, 'The certificate is registered')
  await registration(page).getByText(serialNumber).waitFor()
  await expectStateAccessible(page)
  await pressIn(page, 'Done')
  const row = page.getByRole('grid', { name: 'Digital signatures' }).getByRole('row').filter({ hasText: serialNumber })
  await row.getByText('Active', { exact: true }).waitFor()
}
