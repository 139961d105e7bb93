import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { callTests } from './support/callTests.ts'
import { isTriedInFirst } from './support/furtherCollections.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const declared = Object.entries<AnyCall>(contract).flatMap(([name, { refusals }]) =>
  refusals.map((reason) => [name, reason] as const),
)

/** Of a further collection each call's first refusal, so that it is led to where its kind refuses, and those of its own form's fields. */
const tried = Object.entries<AnyCall>(contract).flatMap(([name, call]) =>
  call.refusals
    .filter((reason, index) => !isTriedInFirst(call) || index === 0 || reason.startsWith('fields.'))
    .map((reason) => [name, reason] as const),
)

describe('every refusal that a call declares is answered', () => {
  it.each(tried)('%s: %s', async (name, reason) => {
    expect((await callTests.get(name)?.refusals[reason]?.(server))?.reason).toBe(reason)
  })

  it('and no other stands in the contract', () => {
    const provoked = [...callTests].flatMap(([name, { refusals }]) =>
      Object.keys(refusals).map((reason) => `${name} ${reason}`),
    )
    expect(provoked.toSorted()).toEqual(declared.map(([name, reason]) => `${name} ${reason}`).toSorted())
  })
})
