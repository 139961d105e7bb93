import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAdmitted, type AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { scopes, type Scope } from '../../src/domain/session.ts'
import type { Asked, Reply, Visitor } from '../../tools/product/server/visitor.ts'
import { callTests, type Who } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'

const scopesOf: Record<Who, readonly (Scope | 'nobody')[]> = {
  anyone: ['nobody', ...scopes],
  'whoever is signed in': scopes,
  'people of a company': ['ADMIN', 'SYS_ADMIN', 'USER'],
  'administrators of a company': ['ADMIN', 'SYS_ADMIN'],
  'people who file': ['ADMIN', 'SYS_ADMIN', 'USER', 'ADMIN PIT', 'USER PIT'],
  'administrators who file': ['ADMIN', 'SYS_ADMIN', 'ADMIN PIT'],
}

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const calls = Object.entries<AnyCall>(contract)

/** What is sent so that a call succeeds for whoever is admitted. */
const requestOf = async (name: string, visitor: Visitor): Promise<Asked> =>
  (await callTests.get(name)?.request?.(server, visitor)) ?? {}

/** `image/*` stands for every picture. */
const isMedia = (said: string, type: string): boolean =>
  said.endsWith('/*') ? type.startsWith(said.slice(0, -1)) : type === said

const answerOf = (data: AnyCall['answer']) => v.pipe(v.string(), v.parseJson(), v.object({ data }))

describe.each(calls)('%s', (name, call) => {
  const test = callTests.get(name)
  const admitted = typeof test?.admits === 'string' ? scopesOf[test.admits] : (test?.admits ?? [])
  // Signing in and out changes who somebody is: strangers try those.
  const visitorOf = (scope: Scope | 'nobody'): Visitor => server.visitorOf(call.access === 'public' ? 'nobody' : scope)
  const ask = async (visitor: Visitor): Promise<Reply> => visitor.ask(call, await requestOf(name, visitor))

  it.each([...scopesOf.anyone])('knows whether %s may call [000-6-01 002-6-02 002-6-07]', async (scope) => {
    const { status, reason } = await ask(visitorOf(scope))
    const [refused, refusal] = scope === 'nobody' ? [401, 'session.required'] : [403, 'permission.missing']
    expect([status, reason]).toEqual(admitted.includes(scope) ? [200, null] : [refused, refusal])
  })

  it('says so in the contract', () => {
    const { access } = call
    const by = typeof access === 'string' ? access : access.scopes
    const said = by === 'public' ? scopesOf.anyone : by === 'session' ? scopes : by
    const callers = said.filter(
      (scope) => typeof access === 'string' || (scope !== 'nobody' && isAdmitted(access, { scope, permissions: [] })),
    )
    expect(callers.toSorted()).toEqual([...admitted].toSorted())
  })

  it('answers in the shape of the contract', async () => {
    const reply = await ask(visitorOf(admitted.find((scope) => scope !== 'nobody') ?? 'nobody'))
    const isAsSaid =
      call.document === undefined
        ? v.is(answerOf(call.answer), reply.text)
        : isMedia(call.document, reply.headers.get('content-type') ?? '')
    expect(isAsSaid).toBe(true)
  })
})

const ofCompanies = calls.flatMap(([name, call]) => {
  const { toOtherCompany } = callTests.get(name) ?? {}
  return toOtherCompany === undefined ? [] : [[name, call, toOtherCompany] as const]
})

describe('the records of another company', () => {
  it.each(ofCompanies)('are not touched or shown by %s', async (name, call, toOtherCompany) => {
    const isOfPit = typeof call.access !== 'string' && !call.access.scopes.includes('ADMIN')
    const [own, other] = isOfPit ? [server.pit, server.otherPit] : [server.admin, server.otherAdmin]
    const { reason, text } = await other.ask(call, await requestOf(name, own))
    const isRefused = typeof toOtherCompany === 'string'
    expect(reason).toBe(isRefused ? toOtherCompany : null)
    const answered =
      call.document === undefined || isRefused
        ? v.parse(answerOf(v.unknown()), text)
        : { data: { namesFirstCompany: text.includes('@tokhai.example') } }
    expect(answered).toMatchObject({ data: isRefused ? null : toOtherCompany })
  })
})
