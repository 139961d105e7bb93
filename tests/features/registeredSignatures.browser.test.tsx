import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { codeGroupSchema } from '../../src/domain/codeList.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { passwordKey } from './support/passwordKey.ts'
import { certificate } from './support/samples.ts'
import { SignaturesAtPlace } from './support/signaturesAtPlace.tsx'

const inHsm = (serial: string, changes: Partial<CertificateRecord> = {}): CertificateRecord => ({
  ...certificate(serial),
  certificate_type: '2',
  user_nm: 'ke.toan',
  ...changes,
})
const open = { kept_yn: 'Y', attempts_left: 5, pin_locked: false, otp_yn: 'N' }

const serverWith = async (...rows: readonly CertificateRecord[]) => {
  const server = createFakeServer()
  const pagination = { page_number: 0, page_size: 10, total_elements: rows.length, total_pages: 1 }
  server.answer(contract.digitalSignatures, { digital_signatures: [...rows], pagination })
  const [first] = rows
  if (first !== undefined) server.answer(contract.signatureDetail, { ...first, version: 'v1' })
  server.answer(contract.signatureKeyState, open)
  server.answer(contract.passwordKey, await passwordKey())
  return server
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (serial: string) => page.getByRole('row', { name: new RegExp(serial) })
const select = (serial: string) => row(serial).getByRole('checkbox').click()
const dialog = (name: string) => page.getByRole('dialog', { name })
const pin = () => page.getByLabelText(/^PIN/).first()

const openChange = async (): Promise<void> => {
  await select('AA01')
  await button('Change status').click()
  await page.getByText('Stopped', { exact: true }).click()
}
const confirm = () => dialog('Change status').getByRole('button', { name: 'Change status' }).click()

it('the status of an HSM certificate changes with its PIN, which is gone once it is sent [000-5-17 001-7-09 000-7-13]', async () => {
  const server = await serverWith(inHsm('AA01'), certificate('AA02'))
  const wrong = { status: 422, reason: 'hsm.pinWrong', message: 'The PIN is wrong', attemptsLeft: 3 }
  server.refuse(contract.changeSignatureStatus, wrong)
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  await expect.element(page.getByText('5 attempts left')).toBeVisible()
  await confirm()
  await expect.element(page.getByText('Pin is required')).toBeVisible()
  await pin().fill('000000')
  await confirm()
  await expect.element(page.getByText(/3 attempts are left/)).toBeVisible()
  await expect.element(page.getByText('3 attempts left')).toBeVisible()
  await expect.element(pin()).toHaveValue('')
  server.answer(contract.changeSignatureStatus, { changed: 1 })
  await pin().fill('864209')
  await confirm()
  await expect.element(page.getByText('Change status successfully')).toBeVisible()
  const sent = server.callsOf(contract.changeSignatureStatus).map(({ body }) => body)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ digital_signatures: [{ digi_sign_id: 'AA01', status: '3' }], otp_yn: 'N' })
  expect(JSON.stringify(sent)).not.toContain('864209')
})

it('a key that asks for a one-time code gets it with the PIN [001-7-09]', async () => {
  const server = await serverWith(inHsm('AA01'))
  server.answer(contract.signatureKeyState, { ...open, attempts_left: null, otp_yn: 'Y' })
  server.answer(contract.changeSignatureStatus, { changed: 1 })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  await expect.element(page.getByText('Attempts left: not known')).toBeVisible()
  await pin().fill('864209')
  await confirm()
  await expect.element(page.getByText('Enter the six digits of the code')).toBeVisible()
  await page.getByLabelText(/^One-time code/).fill('123456')
  await confirm()
  await expect.element(page.getByText('Change status successfully')).toBeVisible()
  expect(server.callsOf(contract.changeSignatureStatus)[0]?.body).toMatchObject({ otp_yn: 'Y' })
})

it('a refused one-time code leaves the PIN in its field where a status is changed', async () => {
  const server = await serverWith(inHsm('AA01'))
  server.answer(contract.signatureKeyState, { ...open, otp_yn: 'Y' })
  server.refuse(contract.changeSignatureStatus, { status: 422, reason: 'hsm.otpWrong', message: '', attemptsLeft: 4 })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  await pin().fill('864209')
  await page.getByLabelText(/^One-time code/).fill('123456')
  await confirm()
  await expect.element(page.getByText('4 attempts left')).toBeVisible()
  await expect.element(pin()).toHaveValue('864209')
  await expect.element(page.getByLabelText(/^One-time code/)).toHaveValue('')
})

it('two certificates of an HSM are not changed at once, and one without an account leads to the connection', async () => {
  const server = await serverWith(inHsm('AA01'), inHsm('AA02'))
  server.answer(contract.signatureKeyState, { ...open, kept_yn: 'N' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await select('AA01')
  await select('AA02')
  await expect.element(button('Change status')).toHaveAttribute('aria-disabled', 'true')
  await select('AA02')
  await button('Change status').click()
  await dialog('Change status').getByRole('button', { name: 'Connect to the signing server' }).click()
  await expect.element(dialog('Connect to the signing server')).toBeVisible()
})

it('a locked key, and a signing server that is away, take no PIN', async () => {
  const server = await serverWith(inHsm('AA01'))
  server.refuse(contract.signatureKeyState, { status: 424, reason: 'hsm.unreachable', message: '' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  await expect.element(page.getByText('The signing server cannot be reached')).toBeVisible()
  server.answer(contract.signatureKeyState, { ...open, pin_locked: true })
  await button('Try again').click()
  await expect.element(page.getByText('The PIN is locked')).toBeVisible()
  await expect.element(pin()).not.toBeInTheDocument()
})

const openUpdate = async (): Promise<void> => {
  await row('AA01').getByRole('rowheader').dblClick()
  await expect
    .element(dialog('Update the digital signature').getByText('The certificate', { exact: true }))
    .toBeVisible()
}

it('a double click opens the dialog of a certificate, which wants status and type, and the PIN for an HSM alone [001-2.1-10 001-5-04 000-5-17]', async () => {
  const server = await serverWith(inHsm('AA01', { status: '0' }))
  server.answer(contract.updateSignature, { version: 'v2' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openUpdate()
  await button('Save').click()
  await expect.element(page.getByText('Status is required').first()).toBeVisible()
  await expect.element(page.getByText('Pin is required').first()).toBeVisible()
  await dialog('Update the digital signature').getByText('Active', { exact: true }).click()
  await pin().fill('864209')
  await button('Save').click()
  await expect.element(page.getByText('The digital signature has been updated')).toBeVisible()
  const [sent] = server.callsOf(contract.updateSignature)
  expect(sent?.body).toMatchObject({ status: '1', type: '2', user_nm: 'ke.toan', otp_yn: 'N', version: 'v1' })
  await expect.element(button('File a change of information')).toBeVisible()
})

it('says once in the dialog of a certificate that types and statuses could not be read, and reads both again', async () => {
  const server = await serverWith(certificate('AA01'))
  server.refuse(contract.codeList, { status: 500, reason: 'server.error', message: '' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await row('AA01').getByRole('rowheader').dblClick()
  const problem = page.getByRole('alert').filter({ hasText: 'Some choices could not be read' })
  await expect.element(problem).toBeVisible()
  server.answerBy(contract.codeList, ({ url }) => [
    ...codeItems(v.parse(codeGroupSchema, url.pathname.split('/').at(-1))),
  ])
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: 'Stopped' })).toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: /type/ })).toHaveDisplayValue(/token/i)
})

it('a certificate of a token is updated without a PIN, and asks for account and PIN once it becomes one of an HSM [001-5-04]', async () => {
  const server = await serverWith(certificate('AA01'))
  server.answer(contract.updateSignature, { version: 'v2' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openUpdate()
  await expect.element(pin()).not.toBeInTheDocument()
  await page.getByLabelText(/^Certificate type/).selectOptions('HSM')
  await button('Save').click()
  await expect.element(page.getByText('User is required').first()).toBeVisible()
  await expect.element(page.getByText('Password is required').first()).toBeVisible()
  await page.getByLabelText(/^Certificate type/).selectOptions('Smart card')
  await expect.element(pin()).not.toBeInTheDocument()
  await button('Save').click()
  await expect.element(page.getByText('The digital signature has been updated')).toBeVisible()
  expect(server.callsOf(contract.updateSignature)[0]?.body).toEqual({ status: '1', type: '3', version: 'v1' })
})

it('a refused update keeps what was chosen and forgets the PIN; a colleague’s change is opened anew', async () => {
  const server = await serverWith(inHsm('AA01'))
  const wrong = { status: 422, reason: 'hsm.pinWrong', message: 'The PIN is wrong', attemptsLeft: 4 }
  server.refuse(contract.updateSignature, wrong)
  await renderScreen(<SignaturesAtPlace />, { server })
  await openUpdate()
  await page.getByText('Stopped', { exact: true }).click()
  await pin().fill('000000')
  await button('Save').click()
  await expect.element(page.getByText('4 attempts left')).toBeVisible()
  await expect.element(pin()).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Stopped' })).toBeChecked()
  server.refuse(contract.updateSignature, { status: 409, reason: 'certificate.changed', message: '' })
  await pin().fill('864209')
  await button('Save').click()
  await button('Open it as it is now').click()
  await expect.element(page.getByRole('radio', { name: 'Active' })).toBeChecked()
})

it('a code that the key asks for after all gets its field', async () => {
  const server = await serverWith(certificate('AA01'))
  server.refuse(contract.updateSignature, { status: 422, reason: 'hsm.otpWrong', message: '' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openUpdate()
  await page.getByLabelText(/^Certificate type/).selectOptions('HSM')
  await page.getByLabelText(/^User/).fill('ke.toan')
  await page
    .getByLabelText(/^Password/)
    .first()
    .fill('Hsm@2026')
  await pin().fill('864209')
  await button('Save').click()
  await expect.element(page.getByLabelText(/^One-time code/)).toBeVisible()
  await expect.element(pin()).toHaveValue('864209')
  await expect.element(page.getByLabelText(/^Password/).first()).toHaveValue('Hsm@2026')
})

const connectDialog = () => dialog('Connect to the signing server')
const user = () => page.getByRole('textbox', { name: /^Username/ })
const password = () => page.getByLabelText(/^Password/).first()
const connect = () => connectDialog().getByRole('button', { name: 'Connect', exact: true }).click()

it('the login of the signing server says what is missing beside the field, and is empty after a failure [000-5-18 000-8-12 001-5-05 001-8-04]', async () => {
  const server = await serverWith(inHsm('AA01'))
  server.refuse(contract.connectSigningServer, { status: 422, reason: 'hsm.credentialsInvalid', message: '' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await button('Connect to the signing server').click()
  await connect()
  await expect.element(page.getByText('Username is required')).toBeVisible()
  await expect.element(page.getByText('Password is required')).toBeVisible()
  await user().fill('ke.toan')
  await password().fill('wrong')
  await connect()
  await expect.element(page.getByText(/does not know this user and password/)).toBeVisible()
  await expect.element(user()).toHaveValue('')
  await expect.element(password()).toHaveValue('')
  server.answer(contract.connectSigningServer, { kept: 0, changed: 0 })
  await user().fill('ke.toan')
  await password().fill('Hsm@2026')
  await connect()
  await expect.element(page.getByText('None of its certificates is registered here')).toBeVisible()
  server.answer(contract.connectSigningServer, { kept: 1, changed: 0 })
  await user().fill('ke.toan')
  await userEvent.type(password(), 'Hsm@2026{Enter}')
  await expect.element(page.getByText('Sync successfully')).toBeVisible()
  await expect.element(connectDialog()).not.toBeInTheDocument()
  expect(JSON.stringify(server.received)).not.toContain('Hsm@2026')
})

it('synchronising says so, leads to the login where none is kept, and stays where it fails', async () => {
  const server = await serverWith(inHsm('AA01'))
  server.answer(contract.syncSignatures, { changed: 1, failed: 0 })
  await renderScreen(<SignaturesAtPlace />, { server })
  await button('Sync').click()
  await expect.element(page.getByText('Sync successfully')).toBeVisible()
  server.refuse(contract.syncSignatures, { status: 409, reason: 'certificate.notConnected', message: '' })
  await button('Sync').click()
  await expect.element(connectDialog().getByText('No account of the signing server is kept')).toBeVisible()
  await connectDialog().getByRole('button', { name: 'Cancel' }).click()
  server.refuse(contract.syncSignatures, { status: 424, reason: 'hsm.unreachable', message: '' })
  await button('Sync').click()
  await expect.element(page.getByText('Sync failed')).toBeVisible()
  server.answer(contract.syncSignatures, { changed: 0, failed: 2 })
  await button('Try again').click()
  await expect.element(page.getByText(/accounts of 2 certificates/)).toBeVisible()
})

it('an account that may only look at a certificate in the HSM asks nothing of its key [001-6-02]', async () => {
  const server = await serverWith({ ...certificate('AA01'), certificate_type: '2' })
  await renderScreen(<SignaturesAtPlace />, { server, scope: 'USER', permissions: ['digital-signature.sync'] })
  await row('AA01').getByRole('rowheader').dblClick()
  await expect.element(dialog('Digital signature').getByText('Issuer', { exact: true })).toBeVisible()
  expect(server.callsOf(contract.signatureKeyState)).toEqual([])
})

it('an account without the permissions neither connects nor updates [001-6-02]', async () => {
  const server = await serverWith(certificate('AA01'))
  await renderScreen(<SignaturesAtPlace />, { server, scope: 'USER' })
  await expect.element(button('Sync')).toHaveAttribute('aria-disabled', 'true')
  await row('AA01').getByRole('rowheader').dblClick()
  await expect.element(dialog('Digital signature').getByText('Issuer', { exact: true })).toBeVisible()
  await expect.element(button('Save')).not.toBeInTheDocument()
})
