import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const button = (name: RegExp) => page.getByRole('button', { name })
const question = page.getByRole('alertdialog')

/** Two drafts, chosen, and the question whether to delete them. */
const ask = async (server: FakeServer) => {
  server.answer(contract.deleteDeclarations, { deleted: 2 })
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft'), listed('draft-2', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 2, total_pages: 1 },
  })
  await renderScreen(panelAtAddress('').node, { server })
  for (const id of ['draft-1', 'draft-2'])
    await userEvent.click(page.getByRole('checkbox', { name: new RegExp(` ${id}$`) }))
  await userEvent.click(button(/^Delete/))
}

/** Deletes two drafts, by the keyboard up to what the toast offers. */
const deleteTwo = async (server: FakeServer) => {
  await ask(server)
  await expect.element(question).toMatchTextContent('2 drafts will be deleted. You can undo this right after it.')
  await expect.element(question.getByRole('list', { name: 'Drafts to delete' })).toHaveTextContent('draft-1draft-2')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Success delete declaration')).toBeVisible()
}

beforeEach(() => window.localStorage.clear())

it('what was deleted can be undone from the toast, which the keyboard reaches, and says so', async () => {
  const server = createFakeServer()
  server.answer(contract.restoreDeclarations, { restored: 2 })
  await deleteTwo(server)
  await expect.element(button(/^Delete/)).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(button(/^Undo/)).toHaveFocus()
  await expectNoViolations()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 drafts are back in the list')).toBeVisible()
  await expect.element(button(/^Delete/)).toHaveFocus()
  expect(server.callsOf(contract.restoreDeclarations).map(({ body }) => body)).toEqual([
    { declaration_id: ['draft-1', 'draft-2'] },
  ])
})

it('says why what was deleted could not be restored', async () => {
  const server = createFakeServer()
  server.refuse(contract.restoreDeclarations, { status: 410, reason: 'declaration.notRestorable', message: '' })
  await deleteTwo(server)
  await userEvent.click(button(/^Undo/))
  await expect
    .element(page.getByText(/^The deleted drafts could not be restored\. The time to undo is over\. Deleted drafts/))
    .toBeVisible()
})

it('the toast offers nothing to undo where the server keeps no deleted drafts', async () => {
  const server = createFakeServer({ speaksContract: false })
  await ask(server)
  await expect.element(question).toMatchTextContent('2 drafts will be gone for good.')
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('Success delete declaration')).toBeVisible()
  await expect.element(button(/^Undo/)).not.toBeInTheDocument()
})
