import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationsInForce } from '../../src/api/contract/declarationInForce.ts'
import type { DeclarationListItem } from '../../src/api/contract/declarations.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const type = page.getByRole('combobox', { name: /Declaration type/ })
const begin = page.getByRole('button', { name: 'Begin from what is in force' })
const acceptedAlready = page.getByText("Your company's registration is accepted already")

const accepted = (decl_type: string): DeclarationListItem => ({ ...listed('ok-1', 'accepted'), decl_type })

const openNew = async (rows: DeclarationListItem[], server: FakeServer = createFakeServer()) => {
  server.answer(contract.listDeclarations, {
    declarations: rows,
    pagination: { page_number: 0, page_size: 10, total_elements: rows.length, total_pages: 1 },
  })
  server.answer(declarationsInForce.eInvoice, {
    in_force: { declaration_id: 'ok-1', reference: 'TK-ok-1', register_date: '2026-11-01', xml_vs: '2.1.1' },
  })
  await renderScreen(panelAtAddress('?declaration=new').node, { server })
  await expect.element(type).toBeVisible()
}

beforeEach(() => window.localStorage.clear())

it('a new form proposes a change where a registration is accepted, and a registration can be chosen', async () => {
  await openNew([accepted('1')])
  await expect.element(type).toHaveValue('2')
  await expect.element(begin).toBeVisible()
  await expect.element(acceptedAlready).not.toBeInTheDocument()
  await userEvent.selectOptions(type, '1')
  await expect.element(acceptedAlready).toBeVisible()
  await expect.element(begin).not.toBeInTheDocument()
})

it('what is proposed is no change of the user: the form closes without a question', async () => {
  await openNew([accepted('1')])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last())
  await expect.element(type).not.toBeInTheDocument()
})

it.each([
  ['nothing is accepted', [listed('draft-1', 'draft')]],
  ['changes alone are accepted', [accepted('2')]],
])('a new form proposes the first type where %s [000-4-17]', async (_where, rows) => {
  await openNew(rows)
  await expect.element(type).toHaveValue('1')
})
