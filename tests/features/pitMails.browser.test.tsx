import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pitCertificateMails } from '../../src/api/contract/pitCertificateMails.ts'
import { MailChoiceDialog } from '../../src/features/pitCertificates/mails/MailChoiceDialog.tsx'
import { AtPlace } from './support/AtPlace.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const { read, choose } = pitCertificateMails

it('a company chooses that e-mails carry a PDF that the tax code opens', async () => {
  const onClose = vi.fn<() => void>()
  const server = createFakeServer()
  server.answer(read, { attachment: 'none', password: 'identity' })
  server.answer(choose, { attachment: 'closed', password: 'taxCode' })
  await renderScreen(<AtPlace>{() => <MailChoiceDialog onClose={onClose} />}</AtPlace>, { server })
  await expect.element(page.getByText('No PDF', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The tax code', { exact: true })).not.toBeInTheDocument()
  await page.getByText('The PDF, opened by a password').click()
  await page.getByText('The tax code', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(server.callsOf(choose).map(({ body }) => body)).toEqual([{ attachment: 'closed', password: 'taxCode' }])
})
