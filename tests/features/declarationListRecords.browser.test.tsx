import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { DeclarationsPlace } from '../../src/features/declarations/address.ts'
import { DeclarationsPanel } from '../../src/features/declarations/DeclarationsPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const first: DeclarationsPlace = {
  page: 0,
  size: 10,
  search: '',
  sort: '',
  filters: {},
  declaration: null,
  copy: null,
  replace: false,
  change: false,
  company: null,
  certificates: null,
}

/** The list in a dialog, with its place, as the address keeps it. */
const ListAtPlace = () => {
  const [place, setPlace] = useState(first)
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Settings">
      <DeclarationsPanel
        onOpenSignatureSettings={() => {}}
        onPlaceChange={(change) => setPlace({ ...place, ...change })}
        place={place}
      />
    </Dialog>
  )
}

const pages = [
  [listed('draft-1', 'draft'), listed('sent-1', 'sent')],
  [listed('draft-2', 'draft'), listed('ok-1', 'accepted')],
]

const openList = async () => {
  const server = createFakeServer()
  server.answerBy(contract.listDeclarations, ({ query }) => ({
    declarations: pages[Number(query['page_number'])] ?? [],
    pagination: { page_number: Number(query['page_number']), page_size: 10, total_elements: 14, total_pages: 2 },
  }))
  await renderScreen(<ListAtPlace />, { server })
  const asked = () => server.callsOf(contract.listDeclarations).at(-1)?.query
  return { server, asked }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const rowBox = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` })
const nextPage = () => userEvent.click(button('Next page'))

beforeEach(() => window.localStorage.clear())

describe('selecting over pages', () => {
  it('keeps what other pages hold, says how many, and clears it', async () => {
    await openList()
    await userEvent.click(rowBox('draft-1'))
    await nextPage()
    await userEvent.click(rowBox('draft-2'))
    await expect.element(page.getByText('2 rows selected').first()).toBeVisible()
    await expect.element(page.getByText('(1 on another page)')).toBeVisible()
    await userEvent.click(button('Previous page'))
    await expect.element(rowBox('draft-1')).toBeChecked()
    await expect.element(rowBox('sent-1')).not.toBeChecked()
    await expectNoViolations()
    await userEvent.click(button('Clear the selection'))
    await expect.element(rowBox('draft-1')).not.toBeChecked()
    await expect.element(button('Clear the selection')).not.toBeInTheDocument()
  })

  it('holds the rules of deleting and sending over all of it [000-4-04 000-4-05]', async () => {
    const { server } = await openList()
    server.answer(contract.deleteDeclarations, { deleted: 2 })
    await userEvent.click(rowBox('sent-1'))
    await nextPage()
    await userEvent.click(rowBox('draft-2'))
    await expect
      .element(button(/^Delete/))
      .toHaveAccessibleDescription('Only drafts can be deleted: the selection holds others')
    await expect.element(button(/^Send/)).toHaveAccessibleDescription('Select exactly one declaration to send')
    await userEvent.click(button('Previous page'))
    await userEvent.click(rowBox('sent-1'))
    await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(rowBox('draft-1'))
    await userEvent.click(button(/^Delete/))
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText('draft-2, draft-1')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect
      .poll(() => server.callsOf(contract.deleteDeclarations).map(({ body }) => body))
      .toEqual([{ declaration_id: ['draft-2', 'draft-1'] }])
  })

  it('is given up by Escape before the dialog is left', async () => {
    await openList()
    await userEvent.click(rowBox('draft-1'))
    await userEvent.keyboard('{Escape}')
    await expect.element(rowBox('draft-1')).not.toBeChecked()
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument()
  })
})

describe('narrowing the list', () => {
  it('by status, type and days, each shown as a filter that can be taken away', async () => {
    const { asked } = await openList()
    await nextPage()
    await userEvent.click(button('Filter'))
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Refused')
    await userEvent.selectOptions(page.getByLabelText('Declaration type'), 'Change of information')
    await userEvent.type(page.getByLabelText('Registered from'), '01022026')
    await userEvent.type(page.getByLabelText('Registered to', { exact: true }), '31012026')
    await expect.element(page.getByText('This day lies before the first one')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Registered to', { exact: true }), '28/02/2026')
    await expect.element(page.getByText('This day lies before the first one')).not.toBeInTheDocument()
    await expectNoViolations()
    await expect.poll(asked).toEqual({
      page_number: '0',
      page_size: '10',
      status: 'refused',
      decl_type: '2',
      start_date: '2026-02-01',
      end_date: '2026-02-28',
    })
    await userEvent.keyboard('{Escape}')
    const on = page.getByRole('list', { name: 'Filters that are on' })
    expect(
      on
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      'Remove the filter Status: Refused',
      'Remove the filter Declaration type: Change of information',
      'Remove the filter Registered from: 01/02/2026',
      'Remove the filter Registered to: 28/02/2026',
    ])
    await expect.element(button('Filter (4)')).toBeVisible()
    await userEvent.click(on.getByRole('button', { name: /Status/ }))
    await expect.poll(() => asked()?.['status']).toBeUndefined()
    await userEvent.click(on.getByRole('button', { name: /Registered from/ }))
    await expect.poll(() => asked()?.['start_date']).toBe('2023-01-01')
  })

  it('offers to take the filters away where nothing fits them', async () => {
    const { server } = await openList()
    server.answer(contract.listDeclarations, {
      declarations: [],
      pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
    })
    await userEvent.click(button('Filter'))
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Refused')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Nothing fits these filters')).toBeVisible()
    await userEvent.click(button('Remove the filters'))
    await expect.element(page.getByText('No declaration yet')).toBeVisible()
  })
})

describe('the table', () => {
  it('names a row by its reference, whose column stays; the form number can be hidden', async () => {
    await openList()
    await expect.element(page.getByRole('rowheader', { name: 'draft-1' })).toBeVisible()
    await userEvent.click(button('Columns'))
    const columns = page.getByRole('dialog', { name: 'Columns' })
    await expect.element(columns.getByRole('checkbox', { name: 'Reference' })).toBeDisabled()
    await userEvent.click(columns.getByText('Form number'))
    await expect.element(page.getByRole('columnheader', { name: 'Form number' })).not.toBeInTheDocument()
  })

  it('marks the order that it comes in, which a press turns round and back', async () => {
    const { asked } = await openList()
    const date = page.getByRole('columnheader', { name: 'Register date' })
    const press = () => userEvent.click(date.getByRole('button').first())
    await expect.element(date).toHaveAttribute('aria-sort', 'descending')
    await press()
    await expect.element(date).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => asked()?.['sort_columns']).toBe('register_date:asc')
    await press()
    await expect.element(date).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => asked()?.['sort_columns']).toBeUndefined()
  })
})
