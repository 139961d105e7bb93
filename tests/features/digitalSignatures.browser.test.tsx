import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { codeGroupSchema } from '../../src/domain/codeList.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'
import { SignaturesAtPlace } from './support/signaturesAtPlace.tsx'

const serverWith = (...rows: readonly CertificateRecord[]) => {
  const server = createFakeServer()
  const pagination = { page_number: 0, page_size: 10, total_elements: rows.length, total_pages: 1 }
  server.answer(contract.digitalSignatures, { digital_signatures: [...rows], pagination })
  return server
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (serial: string) => page.getByRole('row', { name: new RegExp(serial) })
const select = (serial: string) => row(serial).getByRole('checkbox').click()

const openChange = async (): Promise<void> => {
  await select('AA01')
  await button('Change status').click()
  await expect.element(page.getByRole('dialog', { name: 'Change status' })).toBeVisible()
}
const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click()

it('a list without certificates offers to request the application and to add one [001-2.1-11]', async () => {
  await renderScreen(<SignaturesAtPlace />, { server: serverWith() })
  await expect.element(button('Add digital signature')).toBeVisible()
  await button('Request the signing application').click()
  await expect.element(page.getByRole('dialog', { name: 'The signing application' })).toBeVisible()
})

it('changing the status needs a selection and a status, and sends ids and statuses alone [001-2.1-03 001-4-01 001-7-09 000-7-13]', async () => {
  const server = serverWith(certificate('AA01'), certificate('AA02'))
  server.answer(contract.changeSignatureStatus, { changed: 1 })
  await renderScreen(<SignaturesAtPlace />, { server })
  await expect.element(row('AA01')).toBeVisible()
  await expect.element(button('Change status')).toHaveAttribute('aria-disabled', 'true')
  await openChange()
  await confirm()
  await expect.element(page.getByText('Status is required')).toBeVisible()
  await page.getByText('Stopped', { exact: true }).click()
  await confirm()
  await expect.element(page.getByText('Change status successfully')).toBeVisible()
  const [sent] = server.callsOf(contract.changeSignatureStatus)
  expect(sent?.body).toEqual({ digital_signatures: [{ digi_sign_id: certificate('AA01').id, status: '3' }] })
  await expect.element(button('File a change of information')).toBeVisible()
  await expect.element(row('AA01').getByRole('checkbox')).not.toBeChecked()
})

it('the dialog says what a status changes, names each as the list does, and says what it does [001-4-01]', async () => {
  await renderScreen(<SignaturesAtPlace />, { server: serverWith(certificate('AA01'), certificate('AA02')) })
  await openChange()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await expect.element(dialog.getByText(/^The status says whether a certificate signs here/)).toBeVisible()
  await expect.element(dialog.getByText(/Nothing is sent to the tax authority/)).toBeVisible()
  const choices = [
    ['Active', /It signs\..*“Add new”/],
    ['Extended', /It signs\..*“Extend”/],
    ['Stopped', /It signs no longer.*“Stop using”/],
  ] as const
  for (const [name, does] of choices) {
    await expect.element(dialog.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(does)
  }
  expect(dialog.getByRole('radio').elements()).toHaveLength(choices.length)
})

it('the list says of each certificate whether it is on a token, in an HSM or eSign, as its filter does', async () => {
  const rows = [
    certificate('AA01'),
    { ...certificate('AA02'), certificate_type: '2' as const },
    { ...certificate('AA03'), certificate_type: '4' as const },
  ]
  await renderScreen(<SignaturesAtPlace />, { server: serverWith(...rows) })
  const kinds = [
    ['AA01', 'USB token'],
    ['AA02', 'HSM'],
    ['AA03', 'eSign'],
  ] as const
  for (const [serial, kind] of kinds)
    await expect.element(row(serial).getByRole('rowheader')).toMatchTextContent(new RegExp(`^${kind} · `))
})

it('says that the statuses could not be read, and reads them again', async () => {
  const server = serverWith(certificate('AA01'))
  server.refuse(contract.codeList, { status: 500, reason: 'server.error', message: '' })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  const problem = page.getByRole('alert').filter({ hasText: 'Some choices could not be read' })
  await expect.element(problem).toBeVisible()
  server.answerBy(contract.codeList, ({ url }) => [
    ...codeItems(v.parse(codeGroupSchema, url.pathname.split('/').at(-1))),
  ])
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(problem).not.toBeInTheDocument()
  await page.getByText('Stopped', { exact: true }).click()
})

it('certificates in the way are named, nothing is changed, and the choice stays [001-8-05]', async () => {
  const server = serverWith(certificate('AA01'))
  server.refuse(contract.changeSignatureStatus, {
    status: 422,
    reason: 'certificate.expired',
    message: 'The certificate has expired',
    fields: [{ field: 'digital_signatures.0.status', message: 'certificate.expired' }],
  })
  await renderScreen(<SignaturesAtPlace />, { server })
  await openChange()
  await page.getByRole('dialog').getByText('Active', { exact: true }).click()
  await confirm()
  await expect.element(page.getByText('cannot be changed')).toBeVisible()
  await expect.element(page.getByText(/Change status failed/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(row('AA01').getByRole('checkbox')).toBeChecked()
})

it.each([
  ['digital-signature.add', ['Add']],
  ['digital-signature.change-status', ['Change status']],
  ['digital-signature.sync', ['Sync', 'Connect to the signing server']],
  ['digital-signature.save', ['Save']],
] as const)('the permission %s opens its own buttons alone [000-6-02 001-2.1-04]', async (permission, opened) => {
  const server = serverWith(certificate('AA01'))
  server.answer(contract.signatureDetail, { ...certificate('AA01'), version: 'v1' })
  await renderScreen(<SignaturesAtPlace />, { server, scope: 'USER', permissions: [permission] })
  await select('AA01')
  for (const name of ['Add', 'Change status', 'Sync', 'Connect to the signing server']) {
    const control = page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
    const isClosed = !opened.some((each) => each === name)
    await expect.poll(() => control.element().getAttribute('aria-disabled') === 'true').toBe(isClosed)
  }
  await row('AA01').getByRole('rowheader').dblClick()
  const title = permission === 'digital-signature.save' ? 'Update the digital signature' : 'Digital signature'
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expect.element(dialog.getByText('The certificate', { exact: true })).toBeVisible()
  await expect.poll(() => button('Save').elements().length).toBe(permission === 'digital-signature.save' ? 1 : 0)
})

it('the list keeps which columns each user has chosen [001-2.1-01]', async () => {
  const header = page.getByRole('columnheader', { name: 'Issuer' })
  const open = (userId: string) =>
    renderScreen(<SignaturesAtPlace />, { server: serverWith(certificate('AA01')), userId })
  const first = await open('an')
  await expect.element(header).toBeVisible()
  await button('Columns').click()
  await page.getByRole('dialog').getByText('Issuer', { exact: true }).click()
  await expect.element(header).not.toBeInTheDocument()
  await first.unmount()
  const again = await open('an')
  await expect.element(row('AA01')).toBeVisible()
  await expect.element(header).not.toBeInTheDocument()
  await again.unmount()
  await open('binh')
  await expect.element(header).toBeVisible()
})

it('an account without the permissions sees why nothing can be changed [001-6-02]', async () => {
  await renderScreen(<SignaturesAtPlace />, { server: serverWith(certificate('AA01')), scope: 'USER' })
  await select('AA01')
  await expect.element(button('Change status')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-disabled', 'true')
})
