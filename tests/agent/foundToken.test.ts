import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFoundTokenStore } from '../../agent/token/foundToken.ts'
import { librariesOf } from '../../agent/token/tokenLibraries.ts'
import { createTestAuthority, DAY } from '../signing/support/authority.ts'
import type { KeyStore, KeyStoreFailure } from '../../signing/keystores/keystore.ts'

const authority = await createTestAuthority()

type Content = 'token' | KeyStoreFailure['code']

const failureOf = (code: KeyStoreFailure['code']): KeyStoreFailure =>
  code === 'pin_wrong'
    ? { code, attemptsLeft: null }
    : code === 'key_not_rsa'
      ? { code, keyType: 'EC' }
      : code === 'library_failed'
        ? { code, detail: 'broken' }
        : { code }

/** A computer with these libraries; `seen` is what has been asked of which. */
const computer = (installed: Map<string, Content>, certificates: ReadonlyMap<string, Uint8Array> = new Map()) => {
  const seen: string[] = []
  const storeOf = (library: string): KeyStore => ({
    readToken: async () => {
      seen.push(`read ${library}`)
      const content = installed.get(library) ?? 'token_absent'
      return content === 'token'
        ? { ok: true, value: { certificate: certificates.get(library) ?? Buffer.from(library), pinState: 'ready' } }
        : { ok: false, failure: failureOf(content) }
    },
    open: async (pin) => {
      seen.push(`open ${library} ${pin}`)
      return { ok: false, failure: { code: 'pin_wrong', attemptsLeft: null } }
    },
    dispose: async () => void seen.push(`leave ${library}`),
  })
  return { seen, store: createFoundTokenStore({ libraries: () => [...installed.keys()], storeOf }) }
}

describe('a token that is looked for', () => {
  it('is the first that can sign where they are alike; its library is kept, the others are left', async () => {
    const { seen, store } = computer(
      new Map<string, Content>([
        ['a', 'token_absent'],
        ['b', 'token'],
        ['c', 'token'],
      ]),
    )
    expect(await store.readToken()).toMatchObject({ ok: true, value: { certificate: Buffer.from('b') } })
    expect(await store.readToken()).toMatchObject({ ok: true })
    expect(seen).toEqual(['read a', 'read b', 'read c', 'leave a', 'leave c', 'read b'])
  })

  it('is the one of the tax code that is wanted, in whichever library, and of two of it the one that ends later', async () => {
    const certificates = new Map([
      ['a', (await authority.issue('0312345678')).certificate.raw],
      ['b', (await authority.issue('0101234567', { notAfter: new Date(Date.now() + 20 * DAY) })).certificate.raw],
      ['c', (await authority.issue('0101234567', { notAfter: new Date(Date.now() + 40 * DAY) })).certificate.raw],
    ])
    const { seen, store } = computer(
      new Map([...certificates.keys()].map((library): [string, Content] => [library, 'token'])),
      certificates,
    )
    const certificate = certificates.get('c')
    expect(await store.readToken({ taxCode: '0101234567' })).toMatchObject({ ok: true, value: { certificate } })
    await store.open('1234', { taxCode: '0101234567', certificate })
    expect(seen.filter((each) => each.startsWith('open'))).toEqual(['open c 1234'])
    // Another company signs on the same computer.
    expect(await store.readToken({ taxCode: '0312345678' })).toMatchObject({
      ok: true,
      value: { certificate: certificates.get('a') },
    })
  })

  it('does not wait for a library that hangs', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hanging = Promise.withResolvers<Awaited<ReturnType<KeyStore['readToken']>>>()
    const store = createFoundTokenStore({
      libraries: () => ['hangs', 'works'],
      storeOf: (library) => ({
        readToken: () =>
          library === 'hangs'
            ? hanging.promise
            : Promise.resolve({ ok: true, value: { certificate: Buffer.from('works'), pinState: 'ready' } }),
        open: () => Promise.resolve({ ok: false, failure: { code: 'token_absent' } }),
        dispose: async () => hanging.resolve({ ok: false, failure: failureOf('library_failed') }),
      }),
    })
    const read = store.readToken()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await read).toMatchObject({ ok: true })
  })

  it('gets the PIN alone, once', async () => {
    const { seen, store } = computer(
      new Map<string, Content>([
        ['a', 'no_certificate'],
        ['b', 'token'],
        ['c', 'token'],
      ]),
    )
    expect(await store.open('1234')).toMatchObject({ ok: false, failure: { code: 'pin_wrong' } })
    expect(seen.filter((each) => each.startsWith('open'))).toEqual(['open b 1234'])
  })

  it('is looked for again where it has gone or its driver came later', async () => {
    const installed = new Map<string, Content>()
    const { store, seen } = computer(installed)
    expect(await store.readToken()).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    expect(await store.open('1234')).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    installed.set('a', 'token')
    expect(await store.readToken()).toMatchObject({ ok: true })
    installed.set('a', 'token_absent').set('b', 'token')
    expect(await store.readToken()).toMatchObject({ ok: true, value: { certificate: Buffer.from('b') } })
    await store.dispose()
    expect(seen.slice(-4)).toEqual(['read a', 'read b', 'leave a', 'leave b'])
  })

  it.each<[readonly Content[], KeyStoreFailure['code']]>([
    [['library_failed', 'token_absent'], 'token_absent'],
    [['token_absent', 'no_certificate', 'library_failed'], 'no_certificate'],
    [['library_failed', 'library_failed'], 'library_failed'],
  ])('answers of %j the most telling', async (contents, code) => {
    const { store } = computer(new Map(contents.map((content, index) => [String(index), content])))
    expect(await store.readToken()).toMatchObject({ ok: false, failure: { code } })
  })
})

it('libraries are looked for in folders that only the system’s administrator may write', () => {
  const windows = librariesOf('win32', {
    SystemRoot: 'D:\\Windows',
    ProgramFiles: 'D:\\Programs',
    PATH: 'D:\\downloads',
  })
  expect(windows.every((path) => /^D:\\(?:Windows\\System32|Programs\\OpenSC Project)\\/.test(path))).toBe(true)
  expect(new Set(windows).size).toBe(windows.length)
  for (const platform of ['linux', 'darwin', 'freebsd'] as const)
    expect(librariesOf(platform, {}).every((path) => /^\/(?:usr|Library)\//.test(path))).toBe(true)
})
