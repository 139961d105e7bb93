import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  certificatesPlaceOf,
  declarationsPlaceOf,
  insideSearchSchema,
  withDeclarationsPlace,
  isStepForward,
  withDeclarations,
  withSettings,
} from '../../src/app/inside/insideSearch.ts'
import { tabAt, tabsFor } from '../../src/app/inside/shell/tabs.ts'

test('what an address says wrongly is left out, the rest stays', () => {
  const read = v.parse(insideSearchSchema, {
    sid: 'abc',
    settings: 'passwords',
    page: '0',
    size: '7',
    q: 'x'.repeat(101),
    sort: 'register_date:up',
    declaration: 'new',
    copy: '../etc',
    other: 'x',
  })
  expect(Object.entries(read).filter(([, value]) => value !== undefined)).toEqual([
    ['sid', 'abc'],
    ['declaration', 'new'],
  ])
})

test.each(['name:asc', 'register_date', 'register_date:asc:desc'])(
  'an address that sorts by %s sorts as usual',
  (sort) => {
    expect(declarationsPlaceOf(v.parse(insideSearchSchema, { sort })).sort).toBe('')
  },
)

test('an address without a place is the first page of ten', () => {
  expect(declarationsPlaceOf({})).toEqual({
    page: 0,
    size: 10,
    search: '',
    sort: '',
    filters: {},
    declaration: null,
    copy: null,
  })
})

test('a place goes into the address and comes back; what is usual is not written', () => {
  const filters = { status: 'refused', type: '2', from: '2026-01-31', to: '2026-02-01' }
  const place = {
    page: 2,
    size: 25,
    search: 'abc',
    sort: 'pos_key:desc',
    filters,
    declaration: 'new',
    copy: 'd-1',
  }
  const search = withDeclarationsPlace(place)({ sid: 'abc', settings: 'declarations' })
  expect(search).toMatchObject({ sid: 'abc', settings: 'declarations', page: '3', size: '25', ...filters })
  expect(declarationsPlaceOf(v.parse(insideSearchSchema, search))).toEqual(place)
  expect(
    withDeclarationsPlace({ page: 0, size: 10, search: '', sort: '', filters: {}, declaration: null, copy: null })(
      search,
    ),
  ).toEqual({
    sid: 'abc',
    settings: 'declarations',
  })
})

test('an address narrows the list only by what the list takes', () => {
  const search = v.parse(insideSearchSchema, {
    status: 'lost',
    type: '<1>',
    from: '2026-02-30',
    to: '2026-02-28',
    sort: 'status:desc',
  })
  expect(declarationsPlaceOf(search)).toMatchObject({ filters: { to: '2026-02-28' }, sort: '' })
  expect(certificatesPlaceOf(search)).toMatchObject({ filters: {}, sort: 'status:desc' })
  expect(certificatesPlaceOf({ status: '1', type: '2', from: '2026-01-01' }).filters).toEqual({
    status: '1',
    type: '2',
  })
})

test.each([
  [{ declaration: 'd-1', copy: null }, true],
  [{ declaration: 'new', copy: 'd-1' }, true],
  [{ page: 2 }, true],
  [{ declaration: null, copy: null }, false],
  [{ search: 'abc', page: 0 }, false],
  [{ filters: { status: 'draft' }, page: 0 }, false],
  [{ sort: 'pos_key:asc', page: 0 }, false],
])('Back undoes opening and turning pages, never closing: %j', (next, isStep) => {
  expect(isStepForward(next)).toBe(isStep)
})

test('closing the settings leaves only the sid [002-2.2-01]', () => {
  const open = withDeclarations({ page: 3, declaration: 'd-1' })({ sid: 'abc' })
  expect(open).toMatchObject({ settings: 'declarations', page: '4' })
  expect(withSettings(null)(open)).toEqual({ sid: 'abc', settings: undefined })
})

test('a path belongs to one tab', () => {
  expect(tabAt('/sale/e-invoice/cancel')).toBe('sale')
  expect(tabAt('/customers/')).toBe('customers')
  expect(tabAt('/')).toBe('admin-site')
  expect(tabAt('/salesman')).toBeNull()
})

test('users see the tabs of their scope and host, one of them current [002-2.2-02 002-2.2-07 002-2.2-08]', () => {
  const shown = (scope: 'ADMIN' | 'SYS_ADMIN' | 'USER PIT' | 'ADMIN SITE', host: string, path: string) =>
    tabsFor(scope, host, path).map(({ tab, isCurrent }) => (isCurrent ? `[${tab}]` : tab))
  expect(shown('ADMIN', 'localhost', '/customers')).toEqual(['sale', '[customers]', 'report'])
  expect(shown('SYS_ADMIN', 'localhost', '/admin')).toEqual(['sale', 'e-pit', 'customers', 'report', '[admin]'])
  expect(shown('USER PIT', 'localhost', '/e-pit/certificate')).toEqual(['[e-pit]'])
  expect(shown('ADMIN SITE', 'admin.localhost', '/')).toEqual(['[admin-site]'])
})
