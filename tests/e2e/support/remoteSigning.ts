import type { Locator, Page } from 'playwright-core'
import { demoRemoteUser } from '../../../server/remoteSigning/demo/users.ts'
import { calls as signatures } from '../../../src/api/contract/signatureRegistration.ts'
import { calls } from '../../../src/api/contract/remoteSigning.ts'
import type { Product } from '../../../tools/product/product.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { sendDraft } from './drafts.ts'
import { press, standsAt, submission } from './filing.ts'

/** Registers the certificate of the demo's user, beside the page; gives its serial number. */
export async function registerRemoteCertificate({ origin }: Product): Promise<string> {
  const admin = await signInAs(origin, 'admin@tokhai.example')
  const { certificates } = await admin.get(calls.remoteSigningCertificates, { body: { username: demoRemoteUser } })
  const serial = certificates[0]?.serial ?? ''
  await admin.get(signatures.registerSignature, {
    body: {
      type: '4',
      status: '1',
      org_nm: '',
      serial_no: serial,
      from_date: '',
      to_date: '',
      user_nm: demoRemoteUser,
    },
  })
  return serial
}

/** Sends a draft of the list until the holder is asked; answers how many declarations there were before. */
export async function askForRemoteSignature(page: Page, origin: string): Promise<number> {
  const before = await sendDraft(page, origin)
  await chooseRemote(page)
  return before
}

/** From the choice of how to sign until the holder is asked. */
export async function chooseRemote(page: Page): Promise<void> {
  await standsAt(page, 'Choose how to sign')
  await submission(page).getByText('eSign', { exact: true }).click()
  await press(page, 'Go on')
  await standsAt(page, 'Choose an eSign certificate')
  await press(page, 'Confirm')
}

/** The control code that a dialog shows. */
export async function codeIn(dialog: Locator): Promise<string> {
  await dialog.getByRole('heading', { name: 'Confirm on your phone' }).waitFor()
  const digits = dialog.getByRole('status').filter({ hasText: /^\d{4}$/ })
  return (await digits.innerText()).trim()
}

/** The same of one declaration. */
export const shownCode = (page: Page): Promise<string> => codeIn(submission(page))

/** Opens the holder's phone and answers the request with this control code there. */
export async function answerOnPhone(page: Page, { phone }: Product, code: string, answer: 'Confirm' | 'Refuse') {
  const screen = await page.context().newPage()
  await screen.goto(`${phone}?lang=en`)
  await screen.getByRole('article').filter({ hasText: code }).getByRole('button', { name: answer }).click()
  await screen.getByText(answer === 'Confirm' ? 'Confirmed.' : 'Refused.').waitFor()
  await screen.close()
}
