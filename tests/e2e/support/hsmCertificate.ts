import type { Locator, Page } from 'playwright-core'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { readCertificate } from '../../../signing/certificate.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { press, standsAt, submission } from './filing.ts'
import { onDatabase } from './onDatabase.ts'

/**
 * Makes the demo company's certificate in an HSM the one of the demo account's key; no account is kept with it. The answer is its serial
 * number.
 */
export const listHsmCertificate = (data: string, status: CertificateRecord['status']): Promise<string> =>
  onDatabase(data, (database) => {
    const held = String(database.prepare('select certificate from hsm_keys').get()?.['certificate'])
    const read = readCertificate(Buffer.from(held, 'base64'))
    if (!read.ok) throw new Error('the demo key comes without a certificate')
    const { serialNumber, fingerprint } = read.value
    database
      .prepare(
        "update certificates set serial_no = ?, fingerprint = ?, status = ?, user_nm = null, user_pwd = null where id = 'demo-hsm'",
      )
      .run(serialNumber, fingerprint, status)
    return serialNumber
  })

export const openCertificates = (page: Page, origin: string, locale = 'en') =>
  page.goto(`${origin}/${locale}/report?settings=digital-signatures`)

export const connecting = (page: Page) => page.getByRole('dialog', { name: 'Connect to the signing server' })

/** Logs into the signing server in the dialog that is open. */
export const connect = async (page: Page, password: string): Promise<void> => {
  await connecting(page)
    .getByRole('textbox', { name: /^Username/ })
    .fill(demoHsm.userName)
  await connecting(page)
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
}

export const enterPin = (page: Page, pin: string) => page.getByLabel(/^PIN/).first().fill(pin)

/** Chooses to sign with this certificate of an HSM. */
export const signWith = async (page: Page, serialNumber: string): Promise<void> => {
  await standsAt(page, 'Choose how to sign')
  await submission(page).getByText('HSM', { exact: true }).click()
  await press(page, 'Go on')
  await chooseKey(submission(page), serialNumber)
}

/** Chooses the certificate in a dialog that signs. */
export const chooseKey = async (dialog: Locator, serialNumber: string): Promise<void> => {
  await dialog.getByRole('heading', { name: 'Choose a certificate of the HSM' }).waitFor()
  await dialog.getByRole('radio', { name: new RegExp(serialNumber) }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Types the account, which is not kept, with the PIN in a dialog that signs. */
export const signByAccount = async (dialog: Locator, pin: string): Promise<void> => {
  await dialog.getByRole('heading', { name: 'Connect to the HSM' }).waitFor()
  await dialog.getByRole('textbox', { name: /^User/ }).fill(demoHsm.userName)
  await dialog.getByLabel(/^Password/).fill(demoHsm.password)
  await dialog.getByLabel(/^PIN/).fill(pin)
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
}

export const signPin = async (page: Page, pin: string): Promise<void> => {
  await submission(page).getByLabel(/^PIN/).fill(pin)
  await submission(page).getByRole('button', { name: 'Sign', exact: true }).click()
}
