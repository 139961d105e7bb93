import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { HsmCertificate } from '../../src/domain/hsm.ts'
import { codeAddress, heldCertificate, picture, provider } from '../../walks/flows/hsmRegistration.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { HsmRegistrationAt } from './support/hsmRegistrationAt.tsx'
import { passwordKey } from './support/passwordKey.ts'
import { renderScreen } from './support/renderScreen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = page.getByRole('grid').getByRole('row')
const pin = page.getByLabelText(/^PIN/)
const box = page.getByRole('checkbox', { name: 'One-time code (2FA)' })
const code = page.getByLabelText(/^One-time code\*?$/)
const qr = page.getByRole('img', { name: 'QR code for your authenticator app' })

/** A compact JWE. */
const sealed: unknown = expect.stringMatching(/^[\w-]+(?:\.[\w-]+){4}$/)

const numbered = (count: number): HsmCertificate[] =>
  Array.from({ length: count }, (_, place) => ({ ...heldCertificate, serial: `54AB${100 + place}` }))

/** The account's certificates are shown. */
const connect = async (certificates: HsmCertificate[] = [heldCertificate]): Promise<FakeServer> => {
  const server = createFakeServer()
  server.answer(contract.passwordKey, await passwordKey())
  server.answer(contract.hsmCertificates, { certificates })
  await renderScreen(<HsmRegistrationAt />, { server })
  await page.getByRole('combobox', { name: /^HSM service provider/ }).selectOptions(provider)
  await page.getByRole('textbox', { name: /^User/ }).fill(' gom.battrang ')
  await page.getByLabelText(/^Password/).fill('MatKhau@1')
  await button('Connect').click()
  await expect.element(page.getByRole('heading', { name: 'Choose the certificate to register' })).toBeVisible()
  return server
}

const atPin = async (): Promise<FakeServer> => {
  const server = await connect()
  server.answer(contract.hsmQr2fa, { qr_code: picture, otpauth_uri: codeAddress })
  server.answer(contract.registerSignature, { digi_sign_id: 'c-1' })
  await button('Select').click()
  return server
}

const tick = async (): Promise<void> => {
  await pin.fill('24682468')
  await page.getByText('One-time code (2FA)').click()
}

it('certificates of an account come in pages of 10, 25, 50 or 100, and a double click chooses one [001-2.1-09 000-2-26 000-9-02]', async () => {
  await connect(numbered(30))
  await expect.poll(() => rows.elements().length).toBe(11)
  const sizes = page.getByRole('combobox', { name: /per page/i })
  const offered = [...sizes.element().querySelectorAll('option')].map(({ value }) => value)
  expect(offered).toEqual(['10', '25', '50', '100'])
  await sizes.selectOptions('25')
  await expect.poll(() => rows.elements().length).toBe(26)
  await button('Next page').click()
  await expect.poll(() => rows.elements().length).toBe(6)
  await page.getByRole('row', { name: /54AB129/ }).dblClick()
  await expect.element(page.getByRole('heading', { name: 'Enter the PIN of the certificate' })).toBeVisible()
  await expect.element(page.getByText('54AB129')).toBeVisible()
})

it('a certificate is active with 1, inactive with 0, and of unknown state with anything else [000-3-09 001-3-01]', async () => {
  const states = ['1', '0', '', '7']
  await connect(states.map((activeStatus, at) => ({ ...heldCertificate, activeStatus, serial: `54AB${100 + at}` })))
  const shown = ['Active', 'Inactive', 'Unknown', 'Unknown']
  for (const [at, state] of shown.entries())
    await expect.element(rows.nth(at + 1).getByText(state, { exact: true })).toBeVisible()
})

it('fields of an account and a key are as long as the seeds say [001-9-02 000-9-03 001-5-01 002-9-05]', async () => {
  await renderScreen(<HsmRegistrationAt />)
  await expect.element(page.getByRole('textbox', { name: /^User/ })).toHaveAttribute('maxlength', '150')
  await expect.element(page.getByLabelText(/^Password/)).toHaveAttribute('maxlength', '25')
})

it('a certificate is registered with status 1 and type 2, every secret sealed [000-4-23 001-4-05 001-9-02]', async () => {
  const server = await atPin()
  await expect.element(pin).toHaveAttribute('maxlength', '25')
  await pin.fill('24682468')
  await button('Register').click()
  await expect.element(page.getByRole('heading', { name: 'The certificate is registered' })).toBeVisible()
  const [sent] = server.callsOf(contract.registerSignature)
  expect(sent?.body).toEqual({
    org_nm: heldCertificate.org_nm,
    serial_no: heldCertificate.serial,
    from_date: heldCertificate.modifiedDate,
    to_date: heldCertificate.expiredDate,
    status: '1',
    type: '2',
    user_nm: 'gom.battrang',
    user_pw: sealed,
    pin: sealed,
    otp_yn: 'N',
    org_nm_hsm: provider,
  })
  expect(server.callsOf(contract.hsmQr2fa)).toEqual([])
})

it('the box of the second factor fetches a QR code of 113 x 113, and the code travels with the PIN [001-4-06 000-5-15 000-5-16]', async () => {
  const server = await atPin()
  await expect.element(box).toBeDisabled()
  await tick()
  await expect.element(qr).toHaveAttribute('width', '113')
  await expect.element(qr).toHaveAttribute('height', '113')
  await expect.element(code).toHaveFocus()
  await button('Register').click()
  await expect.element(page.getByText('Enter the six digits of the code')).toBeVisible()
  await code.fill('123 456')
  await button('Register').click()
  await expect.element(page.getByRole('heading', { name: 'The certificate is registered' })).toBeVisible()
  const [sent] = server.callsOf(contract.registerSignature)
  expect(sent?.body).toMatchObject({ otp_yn: 'Y', otp: sealed })
  expect(JSON.stringify(server.received)).not.toMatch(/24682468|123456|MatKhau@1/)
})

it('the secret of the codes can be copied as text and opened in an app, beside the picture [000-5-16]', async () => {
  await atPin()
  await tick()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expect.element(button('Copy the key')).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the authenticator app on this device' })
  await expect.element(link).toHaveAttribute('href', codeAddress)
})

it.each(['', 'javascript:alert(1)', 'https://other.example/?secret=JBSWY3DPEHPK3PXP', 'otpauth://totp/a?secret=short'])(
  'an address that holds no secret of codes is not shown: %j',
  async (address) => {
    const server = await atPin()
    server.answer(contract.hsmQr2fa, { qr_code: picture, otpauth_uri: address })
    await tick()
    await expect.element(qr).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    await expect.element(button('Copy the key')).not.toBeInTheDocument()
  },
)

it('an emptied PIN takes the tick back, and the QR code with it [001-4-06 000-5-15]', async () => {
  await atPin()
  await tick()
  await expect.element(qr).toBeVisible()
  await pin.fill('')
  await expect.element(qr).not.toBeInTheDocument()
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toBeDisabled()
})

it('a PIN that was wrong is gone from its field, and fetches no QR code', async () => {
  const server = await atPin()
  server.refuse(contract.hsmQr2fa, { status: 422, reason: 'hsm.pinWrong', message: 'The PIN is wrong' })
  await tick()
  await expect.element(page.getByText('The PIN is wrong')).toBeVisible()
  await expect.element(pin).toHaveValue('')
  await expect.element(box).not.toBeChecked()
})

it.each(['', 'PHN2Zz4=', 'iVBORw0KGgo" onload="x'])('an answer that is no picture is none: %j', async (answer) => {
  const server = await atPin()
  server.answer(contract.hsmQr2fa, { qr_code: answer, otpauth_uri: '' })
  await tick()
  await expect.element(page.getByText("The server's answer could not be read")).toBeVisible()
  await expect.element(qr).not.toBeInTheDocument()
})

it.each([
  ['certificate.otherTaxCode', 'The certificate belongs to another company'],
  ['certificate.expired', 'The certificate is not valid today'],
  ['certificate.exists', 'This certificate is registered already'],
  ['fields.invalid', 'The certificate was not registered'],
])('a refusal for %s says: %s', async (reason, title) => {
  const server = await atPin()
  server.refuse(contract.registerSignature, { status: 422, reason, message: 'No' })
  await pin.fill('24682468')
  await button('Register').click()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})
