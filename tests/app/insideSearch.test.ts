import { expect, test } from 'vitest'
import { areaPages, backgroundWork, settingsPanels } from '../../src/app/inside/areas.ts'
import {
  firstPanel,
  pageParametersOf,
  readInsideSearch,
  withPageChanged,
  withPanel,
  withPanelChanged,
} from '../../src/app/inside/insideSearch.ts'
import { tabAt, tabsFor } from '../../src/app/inside/shell/tabs.ts'
import {
  declarationsStep,
  readDeclarationsPlace,
  writeDeclarationsPlace,
} from '../../src/features/declarations/address.ts'
import { certificateShape } from '../../src/features/digitalSignatures/list/listShape.ts'
import { readPlace } from '../../src/records/address/listAddress.ts'

const said = (search: object) => Object.entries(search).filter(([, value]) => value !== undefined)

const atDeclarations = (parameters: object) =>
  readDeclarationsPlace(readInsideSearch({ settings: 'declarations', ...parameters }))

test('what an address says wrongly is left out, the rest stays', () => {
  expect(
    atDeclarations({
      page: '0',
      size: '7',
      q: 'x'.repeat(101),
      sort: 'register_date:up',
      status: 'lost',
      declaration: 'new',
      copy: '../etc',
      company: 'e-mail=1',
      certificates: 'c-1,../c-2',
      other: 'x',
    }),
  ).toEqual({
    page: 0,
    size: 10,
    search: '',
    sort: '',
    filters: {},
    declaration: 'new',
    copy: null,
    replace: false,
    change: null,
    company: null,
    certificates: null,
  })
})

test('an address has parameters of a panel that is open, as texts of a bounded length', () => {
  const parameters = { page: '2', from: '2026-01-31', q: 'x'.repeat(201), sort: '', size: 10 }
  expect(said(readInsideSearch({ ...parameters, settings: 'digital-signatures', sid: 'abc' }))).toEqual([
    ['sid', 'abc'],
    ['settings', 'digital-signatures'],
    ['page', '2'],
    ['from', '2026-01-31'],
  ])
  expect(said(readInsideSearch({ settings: 'passwords', ...parameters }))).toEqual([])
  expect(said(readInsideSearch(parameters))).toEqual([
    ['page', '2'],
    ['from', '2026-01-31'],
  ])
})

test('a page keeps its own parameters while a panel with others of the same names is open over it', () => {
  const page = readInsideSearch({ sid: 'abc', q: 'an', page: '2' })
  const over = withPanel('shops', { q: 'hue' })(page)
  expect(over).toEqual({ sid: 'abc', settings: 'shops', q: 'hue', 'under.q': 'an', 'under.page': '2' })
  expect(pageParametersOf(over)).toEqual({ q: 'an', page: '2' })
  const changed = withPanelChanged((now) => ({ ...now, q: 'vinh' }))(withPageChanged(() => ({ q: 'binh' }))(over))
  expect(changed).toEqual({ sid: 'abc', settings: 'shops', q: 'vinh', 'under.q': 'binh' })
  expect(withPanel('items')(changed)).toEqual({ sid: 'abc', settings: 'items', 'under.q': 'binh' })
  expect(withPanel(null)(changed)).toEqual({ sid: 'abc', q: 'binh' })
  // What a panel says late, when it is closed, is nobody's.
  expect(withPanelChanged(() => ({ q: 'late' }))(page)).toEqual(page)
})

test.each(['name:asc', 'register_date', 'register_date:asc:desc'])(
  'an address that sorts by %s sorts as usual',
  (sort) => {
    expect(atDeclarations({ sort }).sort).toBe('')
  },
)

test('an address without a place is the first page of ten', () => {
  expect(readDeclarationsPlace({})).toEqual({
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
    replace: true,
    change: null,
    company: 'email,address',
    certificates: 'c-1,c-2',
  }
  const parameters = writeDeclarationsPlace(place)
  expect(parameters).toMatchObject({ page: '3', size: '25', ...filters })
  expect(atDeclarations(parameters)).toEqual(place)
  const opened = { declaration: null, copy: null, replace: false, change: null, company: null, certificates: null }
  const first = { page: 0, size: 10, search: '', sort: '', filters: {}, ...opened }
  expect(said(writeDeclarationsPlace(first, parameters))).toEqual([])
})

test('an address narrows the list only by what the list takes', () => {
  const search = { status: 'lost', type: '<1>', from: '2026-02-30', to: '2026-02-28', sort: 'status:desc' }
  expect(atDeclarations(search)).toMatchObject({
    filters: { to: '2026-02-28' },
    sort: '',
  })
  const certificates = (given: object) =>
    readPlace(certificateShape, readInsideSearch({ settings: 'digital-signatures', ...given }))
  expect(certificates(search)).toMatchObject({ filters: {}, sort: 'status:desc' })
  expect(certificates({ status: '1', type: '2', from: '2026-01-01' }).filters).toEqual({ status: '1', type: '2' })
})

test.each([
  [{ declaration: 'd-1', copy: null, company: null }, 'push'],
  [{ declaration: 'new', copy: 'd-1' }, 'push'],
  [{ page: 2 }, 'push'],
  [{ declaration: null, copy: null, company: null }, 'replace'],
  [{ search: 'abc', page: 0 }, 'replace'],
  [{ filters: { status: 'draft' }, page: 0 }, 'replace'],
  [{ sort: 'pos_key:asc', page: 0 }, 'replace'],
])('Back undoes opening and turning pages, never closing: %j', (next, step) => {
  expect(declarationsStep(next)).toBe(step)
})

test('closing the settings leaves only the sid [002-2.2-01]', () => {
  const open = withPanel('declarations', writeDeclarationsPlace({ page: 3, declaration: 'd-1' }))({ sid: 'abc' })
  expect(open).toMatchObject({ settings: 'declarations', page: '4', declaration: 'd-1' })
  expect(withPanel(null)(open)).toEqual({ sid: 'abc' })
})

const user = { id: 'u-1', name: 'An', exp: 0, profile_image: null, permissions: [] }

test('the settings open with declarations, for nobody but staff of a company', () => {
  expect(firstPanel({ ...user, scope: 'USER' })?.id).toBe('declarations')
  expect(firstPanel({ ...user, scope: 'ADMIN SITE' })).toBeUndefined()
})

test('what areas bring has names of its own', () => {
  const names = {
    panelsAndPages: [...settingsPanels, ...areaPages].map(({ id }) => id),
    places: settingsPanels.map(({ group, position }) => `${group} ${position}`),
    commands: [...settingsPanels, ...areaPages].flatMap(({ commands }) => commands.map(({ id }) => id)),
    pages: areaPages.map(({ path }) => path),
    work: backgroundWork.map(({ id }) => id),
  }
  for (const [kind, ids] of Object.entries(names)) expect(ids, kind).toEqual([...new Set(ids)])
})

test('a path belongs to one tab', () => {
  expect(tabAt('/sale/e-invoice/cancel')).toBe('sale')
  expect(tabAt('/customers/')).toBe('customers')
  expect(tabAt('/')).toBe('admin-site')
  expect(tabAt('/salesman')).toBeNull()
})

test('users see the tabs of their scope and host, one of them current [002-2.2-02 002-2.2-07 002-2.2-08]', () => {
  const shown = (scope: 'ADMIN' | 'SYS_ADMIN' | 'USER PIT' | 'ADMIN SITE', host: string, path: string) =>
    tabsFor({ scope, permissions: [] }, host, path).map(({ tab, isCurrent }) => (isCurrent ? `[${tab}]` : tab))
  expect(shown('ADMIN', 'localhost', '/customers')).toEqual(['sale', '[customers]', 'report'])
  expect(shown('SYS_ADMIN', 'localhost', '/admin')).toEqual(['sale', 'e-pit', 'customers', 'report', '[admin]'])
  expect(shown('USER PIT', 'localhost', '/e-pit/certificate')).toEqual(['[e-pit]'])
  expect(shown('ADMIN SITE', 'admin.localhost', '/')).toEqual(['[admin-site]'])
})
