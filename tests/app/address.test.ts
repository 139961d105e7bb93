import { expect, test } from 'vitest'
import { interruptedPath, landingHref, signInHref } from '../../src/app/address/entry.ts'
import { localeCookieText, preferredLocale } from '../../src/app/address/localeChoice.ts'
import { inLocale, splitLocale } from '../../src/app/address/localisedPath.ts'
import { parseSearch, stringifySearch } from '../../src/app/address/searchText.ts'

test.each([
  ['/vi/customers', { locale: 'vi', path: '/customers' }],
  ['/ko', { locale: 'ko', path: '/' }],
  ['/customers', { locale: null, path: '/customers' }],
  ['/vietnam/x', { locale: null, path: '/vietnam/x' }],
  ['/', { locale: null, path: '/' }],
])('%s is read', (pathname, read) => {
  expect(splitLocale(pathname)).toEqual(read)
})

test.each([
  ['/', '/ko'],
  ['/en', '/ko'],
  ['/customers?sid=1#x', '/ko/customers?sid=1#x'],
  ['/vi/sale/e-invoice?settings=declarations', '/ko/sale/e-invoice?settings=declarations'],
  ['/?q=/vi/', '/ko?q=/vi/'],
])('%s in Korean is %s [002-2.3-01 002-9-03]', (path, href) => {
  expect(inLocale('ko', path)).toBe(href)
})

test('the language is the cookie’s: English, Vietnamese, Korean by any other value; Vietnamese without a cookie [000-1-04 002-9-02]', () => {
  expect(preferredLocale('NEXT_LOCALE=en')).toBe('en')
  expect(preferredLocale('NEXT_LOCALE=vi; a=en')).toBe('vi')
  expect(preferredLocale('a=1; NEXT_LOCALE=ko; b=2')).toBe('ko')
  expect(preferredLocale('NEXT_LOCALE=fr')).toBe('ko')
  expect(preferredLocale('NEXT_LOCALE=')).toBe('vi')
  expect(preferredLocale('')).toBe('vi')
  expect(localeCookieText('en')).toBe('NEXT_LOCALE=en; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('search parameters are texts both ways', () => {
  expect(parseSearch('?page=2&q=123&sort=register_date%3Adesc')).toEqual({
    page: '2',
    q: '123',
    sort: 'register_date:desc',
  })
  expect(stringifySearch({ q: 'a b&c', sort: 'register_date:desc', declaration: undefined })).toBe(
    '?q=a+b%26c&sort=register_date:desc',
  )
  expect(stringifySearch({})).toBe('')
})

test('the sign-in page remembers where the user wanted to go, without the language', () => {
  expect(signInHref('en', '/vi/customers?sid=abc')).toBe('/en/login?callbackUrl=%2Fcustomers%3Fsid%3Dabc')
  expect(signInHref('vi', '/vi')).toBe('/vi/login?callbackUrl=%2F')
  expect(signInHref('vi', null)).toBe('/vi/login')
})

test.each(['/login', '/vi/login?callbackUrl=/vi/login', 'https://elsewhere.example/', `/${'x'.repeat(2000)}`])(
  'nobody is sent back to %s',
  (callback) => {
    expect(interruptedPath(callback)).toBeNull()
  },
)

test('whoever comes in lands where they belong [002-2.1-04 002-2.1-05 002-2.1-06 002-2.1-07]', () => {
  const admin = { scope: 'ADMIN' } as const
  expect(landingHref('vi', admin, 'localhost', null)).toBe('/vi/sale/e-invoice')
  expect(landingHref('ko', admin, 'localhost', '/vi/customers?sid=1')).toBe('/ko/customers?sid=1')
  expect(landingHref('vi', admin, 'localhost', '//elsewhere.example/x')).toBe('/vi/sale/e-invoice')
  expect(landingHref('vi', admin, 'localhost', '/en//elsewhere.example/x')).toBe('/vi/sale/e-invoice')
  expect(landingHref('vi', { scope: 'USER PIT' }, 'localhost', '/customers')).toBe('/vi/e-pit/certificate')
  expect(landingHref('vi', { scope: 'ADMIN SITE' }, 'admin.example', '/customers')).toBe('/vi')
})
