import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { declarationLists, type DeclarationListItem } from '../../src/api/contract/declarations.ts'
import type { DeclarationsPlace } from '../../src/features/declarations/address.ts'
import type { Permission, Scope } from '../../src/domain/session.ts'
import { CollectionProvider } from '../../src/features/declarations/kind/collection.ts'
import { DeclarationsPanel } from '../../src/features/declarations/DeclarationsPanel.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const { list, delete: deleteSelected } = declarationLists.eDocument
const nowhere = { declaration: null, copy: null, replace: false, change: null, company: null, certificates: null }
const firstPlace: DeclarationsPlace = { page: 0, size: 10, search: '', sort: '', filters: {}, ...nowhere }
const row = (id: string, status: string): DeclarationListItem => ({
  ...listed(id, status),
  decl_form_no: '01/ĐKTĐ-CTĐT',
})

const openList = async (
  userId = 'an',
  person: { readonly scope?: Scope; readonly permissions?: Permission[] } = {},
) => {
  const server = createFakeServer()
  server.answer(list, {
    declarations: [row('draft-1', 'draft'), row('draft-2', 'draft'), row('ok-1', 'accepted')],
    pagination: { page_number: 0, page_size: 10, total_elements: 14, total_pages: 2 },
  })
  const onPlaceChange = vi.fn<(change: Partial<DeclarationsPlace>) => void>()
  const screen = await renderScreen(
    <CollectionProvider value="eDocument">
      <DeclarationsPanel
        onOpenSignatureSettings={() => {}}
        onPlaceChange={onPlaceChange}
        onReopen={() => {}}
        place={firstPlace}
      />
    </CollectionProvider>,
    { server, userId, ...person },
  )
  await expect.element(page.getByRole('checkbox', { name: / ok-1$/ })).toBeInTheDocument()
  return { server, onPlaceChange, screen }
}

const button = (name: RegExp) => page.getByRole('button', { name })
const header = (name: string) => page.getByRole('columnheader', { name })
const select = async (...ids: string[]) => {
  for (const id of ids) await userEvent.click(page.getByRole('checkbox', { name: new RegExp(` ${id}$`) }))
}

beforeEach(() => window.localStorage.clear())

describe('the list of e-document declarations', () => {
  it('shows its columns until the user chooses others, and keeps what each has chosen [002-2.6-01 002-2.6-04 002-9-09]', async () => {
    const first = await openList()
    const names = ['Form number', 'Register date', 'Declaration type', 'Status', 'POS key', 'Trade code']
    for (const name of names) await expect.element(header(name)).toBeVisible()
    await expect.element(header('Reference')).not.toBeInTheDocument()
    await userEvent.click(button(/^Columns$/))
    await userEvent.click(page.getByRole('dialog').getByText('POS key'))
    await expect.element(header('POS key')).not.toBeInTheDocument()
    expect(Object.keys(window.localStorage).filter((key) => key.includes('an'))).toHaveLength(1)
    await first.screen.unmount()
    const again = await openList()
    await expect.element(header('POS key')).not.toBeInTheDocument()
    await again.screen.unmount()
    await openList('binh')
    await expect.element(header('POS key')).toBeVisible()
  })

  it('searches at most 100 characters, on Enter, and everything once the box is emptied [002-2.6-02 002-9-08]', async () => {
    const { onPlaceChange } = await openList()
    const box = page.getByRole('searchbox', { name: 'Search declarations' })
    await expect.element(box).toHaveAttribute('maxlength', '100')
    await userEvent.type(box, 'TK2026')
    expect(onPlaceChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ search: 'TK2026', page: 0 })
  })

  it('is asked of the server in pages of ten from 2023-01-01 on, ordered by a column [002-2.6-03 002-7.19-01 002-9-06]', async () => {
    const { server, onPlaceChange } = await openList()
    expect(server.callsOf(list)[0]?.query).toMatchObject({
      start_date: '2023-01-01',
      page_number: '0',
      page_size: '10',
    })
    await userEvent.click(header('Register date').getByRole('button').first())
    expect(onPlaceChange).toHaveBeenCalledExactlyOnceWith({ sort: 'register_date:asc', page: 0 })
  })

  it('opens a row by a click [002-2.6-05]', async () => {
    const { onPlaceChange } = await openList()
    await userEvent.click(page.getByRole('rowheader').nth(2))
    expect(onPlaceChange).toHaveBeenLastCalledWith({ ...nowhere, declaration: 'ok-1' })
  })

  it('deletes drafts alone, after asking, by its own call [002-4.1-06]', async () => {
    const { server } = await openList()
    server.answer(deleteSelected, { deleted: 2 })
    await select('draft-1', 'ok-1')
    await expect
      .element(button(/^Delete/))
      .toHaveAccessibleDescription('Only drafts can be deleted: the selection holds others')
    await select('ok-1', 'draft-2')
    await userEvent.click(button(/^Delete/))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect
      .poll(() => server.callsOf(deleteSelected).map(({ body }) => body))
      .toEqual([{ declaration_id: ['draft-1', 'draft-2'] }])
  })

  it.each([
    [['declaration.new'], [/^Add/]],
    [['declaration.delete'], [/^Delete/]],
    [['declaration.make'], []],
    [['declaration.send'], []],
    [['declaration.make', 'declaration.send'], [/^Send/]],
  ] as const)('opens with the permissions %j no buttons but its own [002-6-05]', async (permissions, opened) => {
    await openList('an', { scope: 'USER', permissions: [...permissions] })
    await select('draft-1')
    const isOpen = (name: RegExp) => button(name).element().getAttribute('aria-disabled') !== 'true'
    await expect.poll(() => [/^Add/, /^Delete/, /^Send/].filter(isOpen)).toEqual(opened)
  })

  it('sends one draft, or several in one go [002-4.1-07]', async () => {
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
})
