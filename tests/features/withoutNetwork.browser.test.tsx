import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { DeclarationsPanel } from '../../src/features/declarations/DeclarationsPanel.tsx'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const firstPlace = {
  page: 0,
  size: 10,
  search: '',
  sort: '',
  filters: {},
  declaration: null,
  copy: null,
  replace: false,
  change: null,
  company: null,
  certificates: null,
}
const declarations = [listed('draft-1', 'draft')]
const pagination = { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 }

const openList = (server: FakeServer) =>
  renderScreen(
    <DeclarationsPanel
      onOpenSignatureSettings={() => {}}
      onPlaceChange={() => {}}
      onReopen={() => {}}
      place={firstPlace}
    />,
    {
      server,
    },
  )

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

it('the list says so, and comes with the network', async () => {
  const server = createFakeServer()
  await openList(server)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The server cannot be reached/)
  server.answer(contract.listDeclarations, { declarations, pagination })
  onlineManager.setOnline(true)
  await expect.element(page.getByText('draft-1')).toBeVisible()
})

it('a deletion says so at once, and is not done later [000-8-09]', async () => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, { declarations, pagination })
  await openList(server)
  await userEvent.click(page.getByRole('checkbox', { name: / draft-1$/ }))
  await userEvent.click(page.getByRole('button', { name: /^Delete/ }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect
    .element(page.getByRole('alertdialog').getByRole('alert'))
    .toMatchTextContent(/The server cannot be reached/)
  const asked = server.callsOf(contract.listDeclarations).length
  onlineManager.setOnline(true)
  await expect.poll(() => server.callsOf(contract.listDeclarations).length).toBeGreaterThan(asked)
  expect(server.callsOf(contract.deleteDeclarations)).toHaveLength(1)
})
