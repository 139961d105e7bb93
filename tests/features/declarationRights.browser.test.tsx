import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { Permission } from '../../src/domain/session.ts'
import { workStore } from '../../src/documents/submit/browserWork.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const select = (id: string) => userEvent.click(page.getByRole('checkbox', { name: new RegExp(` ${id}$`) }))

const openList = async (...permissions: Permission[]) => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft'), listed('draft-2', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 2, total_pages: 1 },
  })
  await renderScreen(panelAtAddress('').node, { server, scope: 'USER', permissions })
  return server
}

beforeEach(() => window.localStorage.clear())

it.each([
  ['declaration.make', 'Your account may not send declarations'],
  ['declaration.send', 'Your account may send declarations, but not make them, which sending begins with'],
] as const)('with %s alone sends nothing: %s [000-6-01]', async (permission, reason) => {
  const server = await openList(permission)
  await select('draft-1')
  await expect.element(button(/^Send/)).toHaveAccessibleDescription(reason)
  await userEvent.keyboard('{F7}')
  await select('draft-2')
  await expect.element(button(/^Send/)).toHaveAccessibleDescription(reason)
  await userEvent.keyboard('{F7}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.callsOf(contract.declarationDetail)).toEqual([])
})

it.each([
  ['declaration.make', null, 'Your account may not send declarations'],
  ['declaration.make', { xml: '<TKhai/>', signedBy: 'CN' }, 'Your account may not send declarations'],
  ['declaration.send', null, 'Your account may send declarations, but not make them, which sending begins with'],
  ['declaration.send', { xml: '<TKhai/>', signedBy: 'CN' }, ''],
] as const)(
  'with %s alone goes on with what is signed %j: closed by %s [000-6-01]',
  async (permission, signature, reason) => {
    workStore.save({
      userId: 'u-1',
      collection: 'eInvoice',
      documentId: 'draft-1',
      reqKey: 'key-1',
      sellerTaxCode: '0101234567',
      sellerName: 'Sao Mai Xanh',
      generatedAt: '2026-11-20T08:00:00',
      way: 'token',
      xml: '<TKhai/>',
      signId: 'ID1',
      companion: null,
      signature,
    })
    await openList(permission)
    await expect.element(button('Go on')).toHaveAccessibleDescription(reason)
  },
)

it('with both rights sends [000-6-01]', async () => {
  await openList('declaration.make', 'declaration.send')
  await select('draft-1')
  await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
})
