import { contract } from '../../../src/api/contract/contract.ts'
import type { UserDetail, UserRow } from '../../../src/api/contract/users.ts'
import { areaTexts } from '../../../src/app/inside/areas.ts'
import { TextsOfAreasProvider } from '../../../src/area/textsForOthers.ts'
import { UsersPanel } from '../../../src/features/users/UsersPanel.tsx'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'
import { shopRow } from './shopsAtPlace.tsx'

/** The panel of users with its place, as the address keeps it. */
export const UsersAtPlace = () => (
  <RoutedAtPlace>
    {({ user = 'none' }) => (
      <>
        <TextsOfAreasProvider value={areaTexts}>
          <UsersPanel />
        </TextsOfAreasProvider>
        <output aria-label="open user">{user}</output>
      </>
    )}
  </RoutedAtPlace>
)

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
    const found = kept
      .filter(({ role }) => query['role'] === undefined || (query['role'] === 'ADMIN') === (role === '1'))
      .filter(({ full_name }) => full_name.includes(query['search_value'] ?? ''))
    const { rows, pagination } = fakePage(query, found)
    return { users: rows, pagination }
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
