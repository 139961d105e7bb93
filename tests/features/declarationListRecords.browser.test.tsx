import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  change: null,
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
        onReopen={() => {}}
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
afterEach(() => vi.useRealTimers())

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
    await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button('Previous page'))
    await userEvent.click(rowBox('sent-1'))
    await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(rowBox('draft-1'))
    await userEvent.click(button(/^Delete/))
    const question = page.getByRole('alertdialog')
    await expect
      .poll(() =>
        question
          .getByRole('listitem')
          .elements()
          .map((draft) => draft.textContent),
      )
      .toEqual(['draft-2', 'draft-1'])
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

  it.each([
    ['Last week', '2026-02-22'],
    ['Last month', '2026-02-01'],
    ['Last 3 months', '2025-12-01'],
    ['Last 6 months', '2025-09-01'],
  ])('by %s, which begins on %s and ends today in Vietnam [002-9-13]', async (period, from) => {
    // In UTC it is the last day of February.
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-02-28T17:30:00Z')
    const { asked } = await openList()
    await userEvent.click(button('Filter'))
    await userEvent.selectOptions(page.getByLabelText('Registered', { exact: true }), period)
    await expect
      .poll(() => [asked()?.['start_date'], asked()?.['end_date'], asked()?.['page_number']])
      .toEqual([from, '2026-03-01', '0'])
    await expect.element(page.getByLabelText('Registered to', { exact: true })).toHaveValue('01/03/2026')
    await expect.element(page.getByLabelText('Registered', { exact: true })).toHaveDisplayValue(period)
    await expectNoViolations()
  })

  it('by days that no period has, and by all of them again', async () => {
    const { asked } = await openList()
    await userEvent.click(button('Filter'))
    const period = page.getByLabelText('Registered', { exact: true })
    await expect.element(period).toHaveDisplayValue('Any time')
    await userEvent.type(page.getByLabelText('Registered from'), '01022024')
    await expect.element(period).toHaveDisplayValue('Other days')
    await expect.poll(() => asked()?.['start_date']).toBe('2024-02-01')
    await userEvent.selectOptions(period, 'Any time')
    await expect.poll(() => asked()?.['start_date']).toBe('2023-01-01')
    await expect.element(page.getByLabelText('Registered from')).toHaveValue('')
  })

  it('and gives the focus to the next filter when one is taken away, from the last to the list', async () => {
    const { asked } = await openList()
    await userEvent.click(button('Filter'))
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Refused')
    await userEvent.selectOptions(page.getByLabelText('Registered', { exact: true }), 'Last week')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Filter (3)')).toHaveFocus()
    await userEvent.click(button(/^Remove the filter Status/))
    await expect.poll(() => asked()?.['status']).toBeUndefined()
    await expect.element(button(/^Remove the filter Registered from/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Remove all filters')).not.toBeInTheDocument()
    await expect.element(button(/^Remove the filter Registered to/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Filter')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'List of declarations' })).toHaveFocus()
  })

  it('by several filters, which one press takes away', async () => {
    const { asked } = await openList()
    await userEvent.click(button('Filter'))
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Refused')
    await userEvent.selectOptions(page.getByLabelText('Declaration type'), 'Change of information')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Remove all filters'))
    await expect.poll(() => [asked()?.['status'], asked()?.['decl_type']]).toEqual([undefined, undefined])
    await expect.element(page.getByRole('list', { name: 'Filters that are on' })).not.toBeInTheDocument()
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
    await expect.element(page.getByText('The filters hide every row. Remove one to see more.')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search declarations' })
    await userEvent.fill(search, 'lost')
    await userEvent.type(search, '{Enter}')
    await expect.element(page.getByText('Only rows that fit the filters were searched.')).toBeVisible()
    await userEvent.click(button('Clear the search'))
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
