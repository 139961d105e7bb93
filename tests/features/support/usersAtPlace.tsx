import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { contract } from '../../../src/api/contract/contract.ts'
import type { UserDetail, UserRow } from '../../../src/api/contract/users.ts'
import { UsersPanel } from '../../../src/features/users/UsersPanel.tsx'
import { AtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'
import { shopRow } from './shopsAtPlace.tsx'

const Panel = () => (
  <AtPlace>
    {({ user = 'none' }) => (
      <>
        <UsersPanel />
        <output aria-label="open user">{user}</output>
      </>
    )}
  </AtPlace>
)

/** The panel of users with its place, as the address keeps it. */
export const UsersAtPlace = () => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: Panel }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}

export const userRow = (id: string, changes: Partial<UserRow> = {}): UserRow => ({
  id,
  user_id: `${id}@tokhai.example`,
  full_name: `Người ${id}`,
  employee_no: 'NV0001',
  mobile: '0904123456',
  email: `${id}@tokhai.example`,
  version: 'v1',
  img_url: null,
  role: '2',
  scope: 'USER',
  user_status: 'Y',
  shops: [{ id: 's-1', shop_nm: 'Quầy một' }],
  total_shop_assign: 1,
  ...changes,
})

/** An administrator beside the users. */
export const administrator = (id: string): UserRow => userRow(id, { role: '1', scope: 'ADMIN' })

export const userDetail = (id: string, changes: Partial<UserDetail> = {}): UserDetail => ({
  id,
  user_id: `${id}@tokhai.example`,
  full_name: `Người ${id}`,
  employee_no: 'NV0001',
  mobile: '0904123456',
  email: `${id}@tokhai.example`,
  version: 'v1',
  created_at: '',
  changed_at: '',
  profile_image: '',
  employee_auto: '1',
  role: '2',
  scope: 'USER',
  user_status: 'Y',
  permissions: ['shop.add'],
  shops: [shopRow('s-1')],
  ...changes,
})

/** A server with these users, narrowed by role and text and a page at a time, and with three shops. */
export const serverWithUsers = (users: readonly UserRow[]) => {
  const server = createFakeServer()
  let kept = users
  server.answerBy(contract.listUsers, ({ query }) => {
    const size = Number(query['page_size'])
    const number = Number(query['page_number'])
    const found = kept
      .filter(({ role }) => query['role'] === undefined || (query['role'] === 'ADMIN') === (role === '1'))
      .filter(({ full_name }) => full_name.includes(query['search_value'] ?? ''))
    return {
      users: found.slice(number * size, (number + 1) * size),
      pagination: {
        page_number: number,
        page_size: size,
        total_elements: found.length,
        total_pages: Math.ceil(found.length / size),
      },
    }
  })
  server.answer(contract.listShops, {
    shops: [shopRow('s-1'), shopRow('s-2'), shopRow('s-3')],
    pagination: { page_number: 0, page_size: 10, total_elements: 3, total_pages: 1 },
  })
  return {
    ...server,
    keep: (changed: readonly UserRow[]): void => {
      kept = changed
    },
  }
}
