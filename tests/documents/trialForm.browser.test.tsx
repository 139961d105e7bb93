import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormOutput } from '../../src/machines/documentForm/setup.ts'
import { RoutedAtPlace } from '../features/support/AtPlace.tsx'
import { createFakeServer } from '../features/support/fakeServer.ts'
import { renderScreen } from '../features/support/renderScreen.tsx'
import { voucherCalls } from './trial/voucherCalls.ts'
import { VoucherForm } from './trial/VoucherForm.tsx'

const { saveDraft, unfinished } = voucherCalls
const calls = [saveDraft, unfinished.list, unfinished.read, unfinished.keep, unfinished.discard]
const left = {
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision: 'r-1',
  kept_at: '2026-11-20T01:00:00.000Z',
} as const

const payee = page.getByRole('textbox', { name: 'Payee' })
const amount = page.getByRole('textbox', { name: 'Amount' })
const dialog = page.getByRole('dialog', { name: 'New voucher' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (kept: readonly (typeof left)[] = []) => {
  const server = createFakeServer({ calls })
  server.answer(unfinished.list, { unfinished: [...kept] })
  server.answer(unfinished.keep, { ...left, revision: 'r-2' })
  server.answer(unfinished.discard, { discarded: true })
  const ended: FormOutput[] = []
  const form = <VoucherForm onEnd={(output) => ended.push(output)} />
  await renderScreen(<RoutedAtPlace>{() => form}</RoutedAtPlace>, { server })
  return { server, ended }
}

afterEach(() => void vi.restoreAllMocks())

it("saves a draft by the kind's own call once it passes the kind's rules, in the kind's words", async () => {
  const { server, ended } = await open()
  server.answer(saveDraft, { voucher_id: 'v-1', version: 'saved' })
  await expect.element(dialog).toBeVisible()
  await button('Save as draft').click()
  expect(server.callsOf(saveDraft)).toEqual([])
  await userEvent.fill(payee, 'Công ty Hòa Bình')
  await button('Save as draft').click()
  await expect.element(page.getByText('The voucher is saved')).toBeVisible()
  expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({ payee: 'Công ty Hòa Bình', unfinished: { way: 'new' } })
  expect(ended).toMatchObject([{ result: 'saved', documentId: 'v-1' }])
})

it('keeps what is typed as the content of the kind', async () => {
  const { server } = await open()
  await userEvent.fill(payee, 'Công ty Hòa Bình')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => server.callsOf(unfinished.keep)).toHaveLength(1)
  expect(server.callsOf(unfinished.keep)[0]?.body).toMatchObject({ way: 'new', content: { payee: 'Công ty Hòa Bình' } })
})

it("offers what was left, in the kind's words, and puts it into the fields of the kind", async () => {
  const { server } = await open([left])
  server.answer(unfinished.read, {
    ...left,
    content: { voucher_id: '', symbol: 'V26', day: '2026-11-20', payee: 'Công ty Sao Mai', amount: '7' },
  })
  await expect.element(page.getByText(/^A new voucher was left on/)).toBeVisible()
  await button('Continue').click()
  await expect.element(payee).toHaveValue('Công ty Sao Mai')
  await expect.element(amount).toHaveValue('7')
})

it('asks before unsaved changes are left, and speaks of no other kind', async () => {
  const { ended } = await open()
  await userEvent.fill(payee, 'Công ty Hòa Bình')
  expect(dialog.element().textContent).not.toMatch(/declaration/i)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await button('Leave without saving').click()
  await expect.poll(() => ended).toMatchObject([{ result: 'closed' }])
})
