import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  grantablePermissions,
  pitPermissions,
  hasPermission,
  isAdminHost,
  isCompanyScope,
  isPitScope,
  landingPath,
  mayEnter,
  permissions,
  scopes,
  sessionLifetime,
  sessionUserSchema,
  visibleTabs,
  type Permission,
} from '../../src/domain/session.ts'

const host = 'invoice.example.vn'
const adminHost = 'admin.example.vn'

describe('permissions', () => {
  const isOfPit = (permission: Permission): boolean => pitPermissions.includes(permission)
  const ofStaff = permissions.filter((each) => !isOfPit(each))

  it.each(ofStaff)('%s is given to ADMIN and SYS_ADMIN only [002-6-02]', (permission) => {
    expect(scopes.filter((scope) => hasPermission({ scope, permissions: [] }, permission))).toEqual([
      'ADMIN',
      'SYS_ADMIN',
    ])
  })
  it.each(ofStaff)('%s is given to a USER whose account has it, and to no other scope [001-6-02]', (permission) => {
    const holders = scopes.filter((scope) => hasPermission({ scope, permissions: [permission] }, permission))
    expect(holders).toEqual(['ADMIN', 'SYS_ADMIN', 'USER'])
    const others = permissions.filter((each) => each !== permission)
    expect(hasPermission({ scope: 'USER', permissions: others }, permission)).toBe(false)
  })
  it.each(pitPermissions)('%s is an ADMIN PIT’s too, and of a USER PIT whose account has it', (permission) => {
    const holders = (given: readonly Permission[]) =>
      scopes.filter((scope) => hasPermission({ scope, permissions: given }, permission))
    expect(holders(permissions.filter((each) => each !== permission))).toEqual(['ADMIN', 'SYS_ADMIN', 'ADMIN PIT'])
    expect(holders([permission])).toEqual(['ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT'])
  })
  it('are read from the session as the keys that are known, each once and in order', () => {
    const read = (given: unknown) =>
      v.parse(sessionUserSchema, { id: 'p', name: 'Lan', scope: 'USER', exp: 1, permissions: given }).permissions
    expect(read(['shop.save', 'everything', 'company.edit', 'shop.save'])).toEqual(['company.edit', 'shop.save'])
    expect(read(undefined)).toEqual([])
  })
  it('can be given to a USER but for the Admin tab, which is for SYS_ADMIN alone, and e-PIT [002-6-03]', () => {
    const others = permissions.filter((each) => !grantablePermissions.some((key) => key === each))
    expect(others).toEqual(['settings', ...pitPermissions])
  })
  it('are of single actions on company, shops, signatures, templates and declarations [002-6-04]', () => {
    const actionsOf = (area: string) =>
      permissions.filter((each) => each.startsWith(`${area}.`)).map((each) => each.slice(area.length + 1))
    expect(actionsOf('company')).toEqual(['edit', 'save'])
    expect(actionsOf('shop')).toEqual(['add', 'delete', 'save'])
    expect(actionsOf('digital-signature')).toEqual(['change-status', 'sync', 'add', 'save'])
    expect(actionsOf('template')).toEqual(['add', 'delete', 'save'])
    expect(actionsOf('declaration')).toEqual(['new', 'delete', 'send', 'make'])
  })
  it('are asked for by scope: the five of the seed, and USER for anybody else [002-6-01]', () => {
    expect(scopes).toEqual(['ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT', 'ADMIN SITE', 'USER'])
    const scopeOf = (scope: unknown) => v.parse(sessionUserSchema, { id: 'p', name: 'Lan', scope, exp: 1 }).scope
    expect(scopeOf('ADMIN SITE')).toBe('ADMIN SITE')
    expect(scopeOf('SOMETHING ELSE')).toBe('USER')
  })
  it('knows PIT scopes and company scopes', () => {
    expect(scopes.filter(isPitScope)).toEqual(['ADMIN PIT', 'USER PIT'])
    expect(scopes.filter(isCompanyScope)).toEqual(['ADMIN', 'SYS_ADMIN', 'USER'])
  })
  it('ends a session after 118 minutes [002-4.5-01]', () => {
    expect(sessionLifetime).toBe(118 * 60)
  })
})

describe('the admin host', () => {
  it('starts with the admin prefix', () => {
    expect([adminHost, 'admin-test.example.vn', host, 'my-admin.example.vn', 'localhost'].filter(isAdminHost)).toEqual([
      adminHost,
      'admin-test.example.vn',
    ])
  })
  it('and the scope ADMIN SITE together lead to the admin site [002-6-08]', () => {
    const admitted = [adminHost, host].flatMap((hostname) =>
      scopes
        .filter((scope) => isAdminHost(hostname) && mayEnter({ scope }, hostname))
        .map((scope) => ({ hostname, scope, path: landingPath({ scope }, hostname, null) })),
    )
    expect(admitted).toEqual([{ hostname: adminHost, scope: 'ADMIN SITE', path: '/' }])
    expect(landingPath({ scope: 'ADMIN SITE' }, host, null)).not.toBe('/')
  })
  it('lets only ADMIN SITE stay, other hosts let everyone', () => {
    expect(scopes.filter((scope) => mayEnter({ scope }, adminHost))).toEqual(['ADMIN SITE'])
    expect(scopes.filter((scope) => mayEnter({ scope }, host))).toEqual(scopes)
  })
})

describe('where sign-in leads [002-4.2-01]', () => {
  it.each(['ADMIN PIT', 'USER PIT'] as const)(
    '%s goes to the e-PIT certificates, whatever was interrupted [002-2.1-04]',
    (scope) => {
      expect(landingPath({ scope }, host, '/customers')).toBe('/e-pit/certificate')
    },
  )
  it('the admin host leads to its root [002-2.1-05]', () => {
    expect(landingPath({ scope: 'ADMIN SITE' }, adminHost, null)).toBe('/')
    expect(landingPath({ scope: 'ADMIN SITE' }, adminHost, '/customers')).toBe('/')
  })
  it.each(['ADMIN', 'SYS_ADMIN', 'USER', 'ADMIN SITE'] as const)(
    '%s goes to the invoices without a callback [002-2.1-07]',
    (scope) => {
      expect(landingPath({ scope }, host, null)).toBe('/sale/e-invoice')
      expect(landingPath({ scope }, host, '')).toBe('/sale/e-invoice')
    },
  )
  it.each([
    ['/customers', '/customers'],
    ['/sale/e-invoice?start_date=2025-01-01&end_date=2025-01-31', '/sale/e-invoice'],
    ['/sale/e-invoice?start_date=2025-01-01&sid=7&end_date=2025-01-31', '/sale/e-invoice?sid=7'],
    ['/report/overview?sid=7#sums', '/report/overview?sid=7#sums'],
  ])('the callback %s leads to %s [002-2.1-06 002-2.1-07]', (callback, path) => {
    expect(landingPath({ scope: 'ADMIN' }, host, callback)).toBe(path)
  })
  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    String.raw`/\elsewhere.example`,
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'http://[',
  ])('the foreign callback %s leads to the invoices', (callback) => {
    expect(landingPath({ scope: 'ADMIN' }, host, callback)).toBe('/sale/e-invoice')
  })
})

describe('tabs of the navigation bar [002-2.2-02 002-2.2-03 002-2.2-04 002-2.2-05 002-2.2-06 002-2.2-07 002-6-03]', () => {
  it.each([
    ['ADMIN', ['sale', 'customers', 'report']],
    ['SYS_ADMIN', ['sale', 'e-pit', 'customers', 'report', 'admin']],
    ['ADMIN PIT', ['e-pit']],
    ['USER PIT', ['e-pit']],
    ['ADMIN SITE', ['sale', 'customers', 'report', 'admin-site']],
    ['USER', ['sale', 'customers', 'report']],
  ] as const)('%s sees %j', (scope, tabs) => {
    expect(visibleTabs({ scope, permissions }, host)).toEqual(tabs)
    expect(visibleTabs({ scope, permissions: [] }, adminHost)).toEqual(['admin-site'])
  })
})
