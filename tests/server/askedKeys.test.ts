import { expect, it } from 'vitest'
import { createAskedKeys } from '../../server/remoteSigning/askedKeys.ts'
import type { RemoteKey, RemoteSigning } from '../../server/remoteSigning/port.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { createTestAuthority } from '../signing/support/authority.ts'

const taxCode = '0199999984'
const authority = await createTestAuthority('TEST CA', new Date('2026-11-20T08:00:00Z'))
const keyOf = async (of: string): Promise<RemoteKey> => {
  const { certificate } = await authority.issue(of)
  return { credentialId: of, certificate, isUsable: true, mostAtOnce: 1 }
}
const users = new Map([
  ['own', [await keyOf(taxCode), await keyOf('0399999981')]],
  ['foreign', [await keyOf('0399999981')]],
])

it('a user at the provider who signs for others alone is answered and counted as nobody', async () => {
  const forgiven: string[] = []
  const keysOf: RemoteSigning['keysOf'] = (name) => {
    const keys = users.get(name)
    return Promise.resolve(keys === undefined ? fail({ reason: 'remoteSigning.userUnknown' }) : succeed(keys))
  }
  const never = () => Promise.reject(new Error('nobody asks for a signature'))
  const provider = { isConfigured: true, keysOf, authorize: never, confirmation: never, sign: never }
  const askedKeys = createAskedKeys(provider, ({ userId }) =>
    Promise.resolve({
      wait: 0,
      isFirstStopped: false,
      needsCode: false,
      succeeded: async () => void forgiven.push(userId),
    }),
  )
  const ask = (name: string) => askedKeys(name, { taxCode, address: '192.0.2.1' })
  expect(await ask('foreign')).toEqual(await ask('nobody'))
  expect(await ask('own')).toMatchObject({ value: [{ credentialId: taxCode }] })
  expect(forgiven).toEqual(['esign:own'])
})
