import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { DeclarationListItem } from '../../src/api/contract/declarations.ts'
import type { Scope } from '../../src/domain/session.ts'
import type { DeclarationsPlace } from '../../src/features/declarations/address.ts'
import { DeclarationsPanel } from '../../src/features/declarations/DeclarationsPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const firstPlace: DeclarationsPlace = {
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
const rows = [
  listed('draft-1', 'draft'),
  listed('draft-2', 'draft'),
  listed('sent-1', 'sent', 'Chờ cơ quan thuế'),
  listed('ok-1', 'accepted', 'Chấp nhận'),
]

const pageOf = (declarations: DeclarationListItem[], total = declarations.length) => ({
  declarations,
  pagination: { page_number: 0, page_size: 10, total_elements: total, total_pages: Math.ceil(total / 10) },
})

interface Opened {
  readonly declarations?: DeclarationListItem[]
  readonly total?: number
  readonly place?: Partial<DeclarationsPlace>
  readonly scope?: Scope
  readonly userId?: string
  readonly server?: FakeServer
}

const openList = async ({
  declarations = rows,
  total,
  place = {},
  scope = 'ADMIN',
  userId = 'u-1',
  server = createFakeServer(),
}: Opened = {}) => {
  server.answer(contract.listDeclarations, pageOf(declarations, total))
  const onPlaceChange = vi.fn<(change: Partial<DeclarationsPlace>) => void>()
  const screen = await renderScreen(
    <DeclarationsPanel
      onOpenSignatureSettings={() => {}}
      onPlaceChange={onPlaceChange}
      onReopen={() => {}}
      place={{ ...firstPlace, ...place }}
    />,
    { server, scope, userId },
  )
  return { onPlaceChange, server, screen }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const rowBox = (id: string) => page.getByRole('checkbox', { name: new RegExp(` ${id}$`) })
const select = async (...ids: string[]) => {
  for (const id of ids) await userEvent.click(rowBox(id))
}

beforeEach(() => window.localStorage.clear())

describe('what the toolbar allows', () => {
  it('says what to select before anything can be deleted or sent [000-4-04 000-4-05]', async () => {
    await openList()
    await expect.element(button(/^Delete/)).toHaveAccessibleDescription('Select at least one draft to delete')
    await expect.element(button(/^Send/)).toHaveAccessibleDescription('Select the declarations to send')
    await expect.element(button(/^Add/)).not.toHaveAttribute('aria-disabled')
  })

  it('deletes drafts only [000-4-04]', async () => {
    await openList()
    await select('draft-1', 'draft-2')
    await expect.element(button(/^Delete/)).not.toHaveAttribute('aria-disabled')
    await select('sent-1')
    await expect
      .element(button(/^Delete/))
      .toHaveAccessibleDescription('Only drafts can be deleted: the selection holds others')
  })

  it('sends one draft, or several in one go [000-4-05]', async () => {
    await openList()
    await select('draft-1')
    await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
    await select('draft-2')
    await expect.element(button(/^Send/)).not.toHaveAttribute('aria-disabled')
    await select('draft-1', 'draft-2', 'ok-1')
    await expect
      .element(button(/^Send/))
      .toHaveAccessibleDescription('Only a draft or a corrected declaration can be sent')
  })

  it('lets a person without permissions read, and says so at each action [000-6-01 002-6-02]', async () => {
    const { onPlaceChange } = await openList({ scope: 'USER' })
    await select('draft-1')
    await expect.element(button(/^Delete/)).toHaveAccessibleDescription('Your account may not delete declarations')
    await expect.element(button(/^Send/)).toHaveAccessibleDescription('Your account may not make and send declarations')
    await expect.element(button(/^Add/)).toHaveAccessibleDescription('Your account may not add declarations')
    await userEvent.keyboard('{F4}')
    expect(onPlaceChange).not.toHaveBeenCalled()
  })
})

describe('finding', () => {
  it('searches on Enter from the first page, and when the box is emptied [000-2-01 000-2-02 000-5-19]', async () => {
    const { onPlaceChange } = await openList({ place: { page: 3 } })
    const box = page.getByRole('searchbox', { name: 'Search declarations' })
    await expect.element(box).toHaveAttribute('maxlength', '100')
    await userEvent.type(box, 'TK2026')
    expect(onPlaceChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ search: 'TK2026', page: 0 })
  })

  it('goes back to the whole list as soon as the box is emptied [000-2-02]', async () => {
    const { onPlaceChange } = await openList({ place: { search: 'TK' } })
    await userEvent.clear(page.getByRole('searchbox', { name: 'Search declarations' }))
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ search: '', page: 0 })
  })

  it('asks the server for the page, size, search and order of the place, from 2023 to today [000-7-01 000-9-01]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T17:00:00Z') })
    const { server } = await openList({ place: { page: 2, size: 25, search: 'hà', sort: 'register_date:desc' } })
    await expect.element(page.getByRole('grid', { name: 'Declarations' })).toBeVisible()
    expect(server.callsOf(contract.listDeclarations)[0]?.query).toEqual({
      start_date: '2023-01-01',
      end_date: '2026-04-01',
      page_number: '2',
      page_size: '25',
      search_value: 'hà',
      sort_columns: 'register_date:desc',
    })
  })

  it('orders by a column from the first page [000-2-03]', async () => {
    const { onPlaceChange } = await openList({ place: { page: 1 }, total: 14 })
    await userEvent.click(page.getByRole('columnheader', { name: 'Register date' }).getByRole('button').first())
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ sort: 'register_date:asc', page: 0 })
  })
})

describe('rows', () => {
  it('show type, status word and a dash for what is empty [000-2-04]', async () => {
    await openList({ declarations: [listed('draft-1', 'draft', 'not for the eye')] })
    const row = page.getByRole('row', { name: /draft-1/ })
    await expect.element(row).toMatchTextContent(/New registration/)
    await expect.element(row).toMatchTextContent(/Not sent/)
    await expect.element(row.getByRole('gridcell').last()).toHaveTextContent('–')
    expect(row.element().textContent).not.toContain('not for the eye')
  })

  it("show the tax authority's message unless accepted or draft [000-2-05]", async () => {
    await openList()
    await expect.element(page.getByRole('gridcell', { name: 'In progress (Chờ cơ quan thuế)' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('row', { name: /ok-1/ }).getByRole('gridcell', { name: 'Accepted', exact: true }))
      .toBeInTheDocument()
  })

  it('show that message while the keyboard is on the status, whose press opens the row as any other [000-2-05 000-2-06]', async () => {
    const { onPlaceChange } = await openList()
    const cell = page.getByRole('gridcell', { name: /^In progress/ })
    const tip = page.getByRole('tooltip')
    await userEvent.click(cell.getByText('In progress'))
    expect(onPlaceChange).toHaveBeenCalledTimes(1)
    await expect.element(tip).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect.element(cell).toHaveFocus()
    await expect.element(tip).toHaveTextContent('Chờ cơ quan thuế')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tip).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onPlaceChange).toHaveBeenCalledTimes(2)
  })

  it('open by a click and by Enter [000-2-06]', async () => {
    const { onPlaceChange } = await openList()
    await userEvent.click(page.getByText('ok-1'))
    expect(onPlaceChange).toHaveBeenLastCalledWith({
      declaration: 'ok-1',
      copy: null,
      replace: false,
      change: null,
      company: null,
      certificates: null,
    })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onPlaceChange).toHaveBeenLastCalledWith({
      declaration: 'sent-1',
      copy: null,
      replace: false,
      change: null,
      company: null,
      certificates: null,
    })
  })

  it('are added by F4', async () => {
    const { onPlaceChange } = await openList()
    await userEvent.click(page.getByRole('searchbox'))
    await userEvent.keyboard('{F4}')
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({
      declaration: 'new',
      copy: null,
      replace: false,
      change: null,
      company: null,
      certificates: null,
    })
  })
})

describe('deleting [000-2-29]', () => {
  const ask = async (server: FakeServer) => {
    const opened = await openList({ server })
    await select('draft-1', 'draft-2')
    await userEvent.click(button(/^Delete/))
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveAccessibleName('Are you sure you want to delete this/these declaration(s)?')
    return opened
  }

  it('asks, deletes all selected drafts at once and says so [000-7-06 000-8-11 002-8-19]', async () => {
    const server = createFakeServer()
    server.answer(contract.deleteDeclarations, { deleted: 2 })
    await ask(server)
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByText('Success delete declaration')).toBeVisible()
    expect(server.callsOf(contract.deleteDeclarations).map(({ body }) => body)).toEqual([
      { declaration_id: ['draft-1', 'draft-2'] },
    ])
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.poll(() => server.callsOf(contract.listDeclarations).length).toBe(2)
    await expect.element(rowBox('draft-1')).not.toBeChecked()
  })

  it('keeps a failure in the dialog [000-8-09]', async () => {
    const server = createFakeServer()
    server.refuse(contract.deleteDeclarations, { status: 409, reason: 'declaration.notDraft', message: '' })
    await ask(server)
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    const alert = page.getByRole('alertdialog').getByRole('alert')
    await expect.element(alert).toMatchTextContent(/Delete declaration failed/)
    await expect.element(alert).toMatchTextContent(/Only drafts can be deleted/)
  })

  it('deletes nothing when the question is declined', async () => {
    const server = createFakeServer()
    await ask(server)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(server.callsOf(contract.deleteDeclarations)).toEqual([])
  })

  it('goes a page back when a whole last page is deleted', async () => {
    const server = createFakeServer()
    server.answer(contract.deleteDeclarations, { deleted: 1 })
    const { onPlaceChange } = await openList({
      server,
      declarations: [listed('draft-9', 'draft')],
      total: 11,
      place: { page: 1 },
    })
    await select('draft-9')
    await userEvent.click(button(/^Delete/))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.poll(() => onPlaceChange.mock.calls).toEqual([[{ page: 0 }]])
  })
})

describe('columns', () => {
  it('stay as each user has arranged them [000-2-07]', async () => {
    const { screen } = await openList({ userId: 'an' })
    await userEvent.click(button('Columns'))
    await userEvent.click(page.getByRole('dialog').getByText('POS key'))
    await expect.element(page.getByRole('columnheader', { name: 'POS key' })).not.toBeInTheDocument()
    const [key = ''] = Object.keys(window.localStorage)
    expect(key).toMatch(/:an:20231108$/)
    await screen.unmount()

    const again = await openList({ userId: 'an' })
    await expect.element(page.getByRole('columnheader', { name: 'Trade code' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'POS key' })).not.toBeInTheDocument()
    await again.screen.unmount()

    await openList({ userId: 'binh' })
    await expect.element(page.getByRole('columnheader', { name: 'POS key' })).toBeVisible()
  })

  it('come as they are when what is kept cannot be read', async () => {
    window.localStorage.setItem('tokhai:columns:declarations:u-1:20231108', '{broken')
    await openList()
    await expect.element(page.getByRole('columnheader', { name: 'POS key' })).toBeVisible()
  })
})

describe('nothing to show', () => {
  it('says what to do first [002-2.11-05]', async () => {
    const { onPlaceChange } = await openList({ declarations: [] })
    await expect.element(page.getByText('No declaration yet')).toBeVisible()
    await userEvent.click(button('Add a declaration'))
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({
      declaration: 'new',
      copy: null,
      replace: false,
      change: null,
      company: null,
      certificates: null,
    })
  })

  it('clears a search that finds nothing', async () => {
    const { onPlaceChange } = await openList({ declarations: [], place: { search: 'xyz' } })
    await expect.element(page.getByText('Nothing found for “xyz”')).toBeVisible()
    await userEvent.click(button('Clear the search'))
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ search: '', page: 0 })
  })

  it('shows a failure and fetches again', async () => {
    const server = createFakeServer()
    const onPlaceChange = vi.fn<() => void>()
    await renderScreen(
      <DeclarationsPanel
        onOpenSignatureSettings={() => {}}
        onPlaceChange={onPlaceChange}
        onReopen={() => {}}
        place={firstPlace}
      />,
      { server },
    )
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The server cannot be reached/)
    server.answer(contract.listDeclarations, pageOf(rows))
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText('ok-1')).toBeVisible()
  })

  it('says that the list is not for this account', async () => {
    const server = createFakeServer()
    server.refuse(contract.listDeclarations, { status: 403, reason: 'permission.missing', message: '' })
    await renderScreen(
      <DeclarationsPanel
        onOpenSignatureSettings={() => {}}
        onPlaceChange={() => {}}
        onReopen={() => {}}
        place={firstPlace}
      />,
      { server },
    )
    await expect.element(page.getByText('You do not have permission for this')).toBeVisible()
  })
})

it('has nothing for axe to find', async () => {
  await openList({ place: { sort: 'register_date:desc' } })
  await select('sent-1')
  await expect
    .element(button(/^Delete/))
    .toHaveAccessibleDescription('Only drafts can be deleted: the selection holds others')
  await expectNoViolations()
})
