import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { testsByFile } from './support/callTests.ts'

const inContract = Object.keys(contract).toSorted()

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/api/contract/*.ts', { eager: true })
const callSchema = v.object({ name: v.string(), method: v.string(), path: v.string() })
const membersSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform((members): readonly unknown[] => Object.values(members)),
)

/** The names of the calls that an export is or holds, however deep: a file may make calls alike for several kinds. */
const callsIn = (exported: unknown): readonly string[] => {
  if (v.is(callSchema, exported)) return [exported.name]
  const members = v.safeParse(membersSchema, exported)
  return members.success ? members.output.flatMap(callsIn) : []
}

/** What a file exports, besides the names that its calls have in the contract. */
const exportsOf = (file: Readonly<Record<string, unknown>>) => Object.entries(file).filter(([name]) => name !== 'calls')

it('the contract has every call that is described, each once', () => {
  const described = Object.entries(files)
    .filter(([path]) => !path.endsWith('/contract.ts'))
    .flatMap(([, file]) => exportsOf(file))
    .flatMap(([, exported]) => callsIn(exported))
  const names = Object.values(contract).map(({ name }) => name)
  expect(described.toSorted()).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(names.length)
})

it('a call that a file exports has the same name in the contract', () => {
  const named = Object.values(files)
    .flatMap(exportsOf)
    .flatMap(([name, exported]) => (v.is(callSchema, exported) ? [[name, exported.name] as const] : []))
  const nameOf = new Map(Object.entries(contract).map(([name, call]) => [name, call.name]))
  expect(named.filter(([name, call]) => nameOf.get(name) !== call)).toEqual([])
})

it('calls of e-PIT ask for people by a body: only lists that have the same by a body take a search in a query', () => {
  const withSearch = Object.values<AnyCall>(contract).filter(
    ({ path, query }) =>
      path.includes('/e-pit') &&
      ['search_value', 'taxpayer'].some((name) =>
        v.is(v.object({ entries: v.looseObject({ [name]: v.unknown() }) }), query),
      ),
  )
  expect(withSearch.map(({ name }) => name).toSorted()).toEqual(['errorNotices.list', 'pitCertificates.list'])
})

it('each call of the contract is tested in one file of tests/contract/areas', () => {
  expect(Object.values(testsByFile).flatMap(Object.keys).toSorted()).toEqual(inContract)
})
