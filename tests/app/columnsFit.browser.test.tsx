import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { itemRow } from '../features/support/itemsAtPlace.tsx'
import { certificate } from '../features/support/samples.ts'
import { shopRow } from '../features/support/shopsAtPlace.tsx'
import { templateRow } from '../features/support/templatesAtPlace.tsx'
import { userRow } from '../features/support/usersAtPlace.tsx'
import { arrive } from './arrive.tsx'
import { answered, refused } from './sessionServer.ts'

const entry = {
  id: 'e-1',
  at: '2026-11-20T01:00:00.000Z',
  person: 'Trần Thị Lan',
  user_id: 'lan@tokhai.example',
  action: 'session.opened',
  record: 'a',
  detail: '{}',
}

/** One row of every list: each reads its own. */
const rows = {
  items: [itemRow('a')],
  users: [userRow('a')],
  shops: [shopRow('a')],
  templates: [templateRow('a')],
  years: ['2026'],
  digital_signatures: [certificate('a')],
  entries: [entry],
  pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
}

test.each(['items', 'users', 'shops', 'e-invoice-templates', 'e-document-templates', 'digital-signatures', 'audit'])(
  'all columns of %s fit a window of 1366 px',
  async (panel) => {
    window.localStorage.clear()
    await arrive({
      path: `/en/customers?settings=${panel}`,
      others: (asked) => (asked.startsWith('/commons') ? refused(404, 'record.absent') : answered(rows)),
    })
    const grid = page.getByRole('dialog', { name: 'Settings' }).getByRole('grid')
    await expect.element(grid.getByRole('row').nth(1)).toBeVisible()
    const room = grid.element().parentElement
    expect(room?.scrollWidth).toBe(room?.clientWidth)
  },
)
