import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { testsByFile } from './support/callTests.ts'

const inContract = Object.keys(contract).toSorted()

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/api/contract/*.ts', { eager: true })
const callSchema = v.object({ name: v.string(), method: v.string(), path: v.string() })

it('the contract has every call that is described, each under a name of its own', () => {
  const described = Object.values(files)
    .flatMap(Object.entries)
    .flatMap(([name, exported]) => (v.is(callSchema, exported) ? [name] : []))
  expect(described.toSorted()).toEqual(inContract)
})

it('each call of the contract is tested in one file of tests/contract/areas', () => {
  expect(Object.values(testsByFile).flatMap(Object.keys).toSorted()).toEqual(inContract)
})
