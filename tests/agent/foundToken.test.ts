import { describe, expect, it } from 'vitest'
import { createFoundTokenStore } from '../../agent/token/foundToken.ts'
import { librariesOf } from '../../agent/token/tokenLibraries.ts'
import type { KeyStore, KeyStoreFailure } from '../../signing/keystores/keystore.ts'

type Content = 'token' | KeyStoreFailure['code']

const failureOf = (code: KeyStoreFailure['code']): KeyStoreFailure =>
  code === 'pin_wrong'
    ? { code, attemptsLeft: null }
    : code === 'library_failed'
      ? { code, detail: 'broken' }
      : { code }

/** A computer with these libraries; `seen` is what has been asked of which. */
const computer = (installed: Map<string, Content>) => {
  const seen: string[] = []
  const storeOf = (library: string): KeyStore => ({
    readToken: async () => {
      seen.push(`read ${library}`)
      const content = installed.get(library) ?? 'token_absent'
      return content === 'token'
        ? { ok: true, value: { certificate: Buffer.from(library), pinState: 'ready' } }
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
  it('is the first that can sign; its library is kept, the others are left', async () => {
    const { seen, store } = computer(
      new Map<string, Content>([
        ['a', 'token_absent'],
        ['b', 'token'],
        ['c', 'token'],
      ]),
    )
    expect(await store.readToken()).toMatchObject({ ok: true, value: { certificate: Buffer.from('b') } })
    expect(await store.readToken()).toMatchObject({ ok: true })
    expect(seen).toEqual(['read a', 'leave a', 'read b', 'read b'])
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
    expect(seen.slice(-3)).toEqual(['leave a', 'read b', 'leave b'])
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
