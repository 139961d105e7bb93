import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

beforeEach(() => window.localStorage.clear())

test('the list has its tools and its columns in the order of seeds 000 section 2 and 002 section 2.6', async () => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  await renderScreen(panelAtAddress('').node, { server })
  await expect.element(page.getByRole('rowheader', { name: 'draft-1' })).toBeVisible()
  const tools = page.getByRole('group', { name: 'Declarations' })
  await expect.element(tools.getByRole('button', { name: 'Download as Excel' })).toBeVisible()
  await expect.element(tools.getByRole('button', { name: 'Print or download' })).toBeVisible()
  const names = tools
    .getByRole('button')
    .elements()
    .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)
  expect(names.slice(-6)).toEqual(['Columns', 'Download as Excel', 'Print or download', 'Delete', 'SendF7', 'AddF4'])
  const titles = page
    .getByRole('columnheader')
    .elements()
    .map((title) => title.textContent)
  expect(titles.slice(-7)).toEqual([
    'Form number',
    'Register date',
    'Declaration type',
    'Status',
    'Reference',
    'POS key',
    'Trade code',
  ])
})
