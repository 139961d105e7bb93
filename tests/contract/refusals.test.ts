import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { callTests } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const declared = Object.entries<AnyCall>(contract).flatMap(([name, { refusals }]) =>
  refusals.map((reason) => [name, reason] as const),
)

describe('every refusal that a call declares is answered', () => {
  it.each(declared)('%s: %s', async (name, reason) => {
    expect((await callTests.get(name)?.refusals[reason]?.(server))?.reason).toBe(reason)
  })

  it('and no other stands in the contract', () => {
    const provoked = [...callTests].flatMap(([name, { refusals }]) =>
      Object.keys(refusals).map((reason) => `${name} ${reason}`),
    )
    expect(provoked.toSorted()).toEqual(declared.map(([name, reason]) => `${name} ${reason}`).toSorted())
  })
})
