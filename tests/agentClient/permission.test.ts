import { describe, expect, test } from 'vitest'
import { askLoopbackPermission, isKeptFromLoopback } from '../../src/api/agent/permission.ts'

/** A browser that knows these permissions by name and throws for others, as the standard says. */
const knowing = (states: Readonly<Record<string, string>>) => ({
  query: async ({ name }: { readonly name: string }) => {
    const state = states[name]
    if (state === undefined) throw new TypeError(`'${name}' is not a permission`)
    return { state }
  },
})

describe('the browser’s permission to reach this computer', () => {
  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['prompt', 'toBeAsked'],
    ['weird', 'unknown'],
  ])('"%s" reads as %s, under either name', async (state, permission) => {
    expect(await askLoopbackPermission(knowing({ 'loopback-network': state }), 'invoice.example.vn')).toBe(permission)
    expect(await askLoopbackPermission(knowing({ 'local-network-access': state }), 'invoice.example.vn')).toBe(
      permission,
    )
  })

  test('the newer name decides where both are known', async () => {
    const both = knowing({ 'loopback-network': 'denied', 'local-network-access': 'granted' })
    expect(await askLoopbackPermission(both, 'invoice.example.vn')).toBe('denied')
  })

  test('a browser without the permission, or without permissions, does not say', async () => {
    expect(await askLoopbackPermission(knowing({}), 'invoice.example.vn')).toBe('unknown')
    expect(await askLoopbackPermission(undefined, 'invoice.example.vn')).toBe('unknown')
  })

  test.each(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    'a page from %s is never asked',
    async (hostname) => {
      expect(await askLoopbackPermission(knowing({ 'loopback-network': 'prompt' }), hostname)).toBe('granted')
    },
  )

  test.each(['localhost.example.vn', '10.0.0.1', '127.0.0.1.example.vn'])('a page from %s is', async (hostname) => {
    expect(await askLoopbackPermission(knowing({ 'loopback-network': 'prompt' }), hostname)).toBe('toBeAsked')
  })

  test('another fault of the browser is not hidden', async () => {
    const broken = { query: () => Promise.reject(new RangeError('broken')) }
    await expect(askLoopbackPermission(broken, 'invoice.example.vn')).rejects.toThrow('broken')
  })
})

describe('a browser that keeps pages from this computer without asking', () => {
  const safari = { vendor: 'Apple Computer, Inc.', protocol: 'https:', hostname: 'invoice.example.vn' }

  test('is WebKit, on a secure page', () => {
    expect(isKeptFromLoopback(safari)).toBe(true)
  })

  test.each([
    ['Chromium', { vendor: 'Google Inc.' }],
    ['Firefox', { vendor: '' }],
    ['WebKit on a page without TLS', { protocol: 'http:' }],
    ['WebKit on a page from this computer', { hostname: 'localhost' }],
  ])('is not %s', (_, more) => {
    expect(isKeptFromLoopback({ ...safari, ...more })).toBe(false)
  })
})
