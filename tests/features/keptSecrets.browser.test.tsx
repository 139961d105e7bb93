import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { contract } from '../../src/api/contract/contract.ts'
import { HsmSigningPanel } from '../../src/signing/hsm/HsmSigningPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { codeAddress, heldCertificate, picture, provider } from '../../walks/flows/hsmRegistration.ts'
import {
  certificate,
  certificatesAreRead,
  holdHsmSigning,
  hsmSigningOutcomes,
  noAccountIsKept,
  typed,
} from '../../walks/flows/hsmSigning.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { HsmRegistrationAt } from './support/hsmRegistrationAt.tsx'
import { passwordKey } from './support/passwordKey.ts'
import { renderScreen } from './support/renderScreen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const providers = page.getByRole('combobox', { name: /^HSM service provider/ })
const user = page.getByRole('textbox', { name: /^User/ })
const password = page.getByLabelText(/^Password/)
const pin = page.getByLabelText(/^PIN/)
const code = page.getByLabelText(/^One-time code\*?$/)

const refused = (reason: string) => ({ status: 422, reason, message: '' })

const beginRegistration = async () => {
  const server = createFakeServer()
  server.answer(contract.passwordKey, await passwordKey())
  server.answer(contract.hsmCertificates, { certificates: [heldCertificate] })
  server.answer(contract.hsmQr2fa, { qr_code: picture, otpauth_uri: codeAddress })
  await renderScreen(<HsmRegistrationAt />, { server })
  await providers.selectOptions(provider)
  await user.fill('gom.battrang')
  await password.fill('MatKhau@1')
  return server
}

it('a refused password leaves provider and user in their fields, and asks for the password alone', async () => {
  const server = await beginRegistration()
  server.refuse(contract.hsmCertificates, refused('hsm.credentialsInvalid'))
  await button('Connect').click()
  await expect.element(page.getByText('The signing server does not know this user and password')).toBeVisible()
  await expect.element(providers).toHaveValue(provider)
  await expect.element(user).toHaveValue('gom.battrang')
  await expect.element(password).toHaveValue('')
  await expect.element(password).toHaveFocus()
  server.answer(contract.hsmCertificates, { certificates: [heldCertificate] })
  await password.fill('MatKhau@2')
  await button('Connect').click()
  await expect.element(page.getByRole('heading', { name: 'Choose the certificate to register' })).toBeVisible()
  expect(server.callsOf(contract.hsmCertificates)[1]?.body).toMatchObject({ provider, username: 'gom.battrang' })
})

it('a refused one-time code leaves the PIN in its field, and the QR code where it was', async () => {
  const server = await beginRegistration()
  await button('Connect').click()
  await button('Select').click()
  await pin.fill('24682468')
  await page.getByText('One-time code (2FA)').click()
  server.refuse(contract.registerSignature, refused('hsm.otpWrong'))
  await code.fill('123456')
  await button('Register').click()
  await expect.element(page.getByText('The one-time code is wrong')).toBeVisible()
  await expect.element(pin).toHaveValue('24682468')
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  server.answer(contract.registerSignature, { digi_sign_id: 'c-1' })
  await code.fill('654321')
  await button('Register').click()
  await expect.element(page.getByRole('heading', { name: 'The certificate is registered' })).toBeVisible()
  expect(JSON.stringify(server.received)).not.toMatch(/24682468|123456|654321/)
})

/** The signing server has been sent account and PIN, which were typed, and has not answered. */
const signWithAccount = async (isForRun = false) => {
  const { held, machine } = holdHsmSigning()
  const actor = createActor(machine, { input: { reqKey: work.reqKey, sellerTaxCode: work.sellerTaxCode } })
  actor.start()
  await renderScreen(
    <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title="Send the declaration">
      <HsmSigningPanel actor={actor} isForRun={isForRun} />
    </Dialog>,
  )
  await held.readCertificates.settle(certificatesAreRead)
  actor.send({ type: 'certificate.chosen', id: certificate.id })
  await held.logIn.settle(noAccountIsKept)
  await user.fill(typed.userName)
  await password.fill(typed.password)
  await pin.fill(typed.pin)
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: 'The signing server signs' })).toBeVisible()
  return { held, actor }
}

it.each([
  ['hsm.credentialsInvalid', { user: typed.userName, password: '', pin: typed.pin }],
  ['hsm.pinWrong', { user: typed.userName, password: typed.password, pin: '' }],
  ['hsm.otpWrong', { user: typed.userName, password: typed.password, pin: typed.pin }],
] as const)('signing: %s empties what was refused and nothing else', async (failure, left) => {
  const { held, actor } = await signWithAccount()
  await held.signDocument.settle(hsmSigningOutcomes.signDocument[failure])
  await expect.element(button('Sign')).toBeVisible()
  await expect.element(user).toHaveValue(left.user)
  await expect.element(password).toHaveValue(left.password)
  await expect.element(pin).toHaveValue(left.pin)
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/canary-(?:user|password|pin)/)
})

it('signing: what was typed is gone with a stop, and with another certificate', async () => {
  const { held } = await signWithAccount()
  await held.signDocument.settle(hsmSigningOutcomes.signDocument['hsm.unreachable'])
  await button('Try again').click()
  await held.logIn.settle(noAccountIsKept)
  await expect.element(user).toHaveValue('')
  await expect.element(pin).toHaveValue('')
})

it.each([
  [false, /^Whether the document was signed is not known; nothing was sent to the tax authority/],
  [true, /^Whether the server has begun is not known: it may already be signing and sending/],
] as const)('signing: a lost answer says what is known of it (for a run: %s)', async (isForRun, text) => {
  const { held } = await signWithAccount(isForRun)
  await held.signDocument.settle(hsmSigningOutcomes.signDocument['connection.lost'])
  await expect.element(page.getByText(text)).toBeVisible()
})
