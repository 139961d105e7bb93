import { describe, expect, expectTypeOf, test } from 'vitest'
import { describeCall, noBody, none, type RefusalOf } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { declaredRefusal } from '../../src/api/declaredRefusal.ts'
import { pitScopes, siteScopes, type Scope } from '../../src/domain/session.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import type { Account } from '../../server/companies/accounts.ts'
import type { Member, Person } from '../../server/companies/member.ts'
import { companyRoute, scopedRoute, type publicRoute, type RawRequest, type Route } from '../../server/http/route.ts'
import type { ServerRefusal } from '../../server/refusals.ts'
import { account } from '../../tools/product/server/rows.ts'
import * as v from 'valibot'

const call = <const Who extends Parameters<typeof describeCall>[0]['access'], const Reason extends string = never>(
  access: Who,
  refusals: readonly Reason[] = [],
) =>
  describeCall({
    name: 'parcels.send',
    summary: 'Sends a parcel',
    method: 'POST',
    path: '/api/parcels',
    access,
    params: none,
    query: none,
    body: noBody,
    answer: v.string(),
    refusals,
    source: 'test',
  })

const refusedAs = (reason: string) =>
  ({ code: 'server.refused', status: 409, reason, message: '', fields: [] }) as const

describe('a declared refusal', () => {
  test('is one of the codes of its call, and of no other', () => {
    expectTypeOf<RefusalOf<typeof contract.deleteDeclarations>>().toEqualTypeOf<
      'record.absent' | 'declaration.notDraft'
    >()
    expectTypeOf<RefusalOf<typeof contract.company>>().toEqualTypeOf<never>()
  })

  test('can be switched over by a client, exhaustively', () => {
    const wayOut = (reason: RefusalOf<typeof contract.deleteDeclarations>): string => {
      switch (reason) {
        case 'record.absent':
          return 'refresh'
        case 'declaration.notDraft':
          return 'open'
        default:
          return reason satisfies never
      }
    }
    const failure = refusedAs('declaration.notDraft')
    const reason = declaredRefusal(contract.deleteDeclarations, failure)
    expect(reason === null ? null : wayOut(reason)).toBe('open')
    expect(declaredRefusal(contract.listDeclarations, failure)).toBeNull()
    expect(declaredRefusal(contract.deleteDeclarations, { code: 'connection.lost' })).toBeNull()
  })

  test('is all that a route may answer', () => {
    type Outcome<Reason extends string> = Promise<Result<string, ServerRefusal<Reason>>>
    const refuses = call('public', ['parcel.lost'])
    type Handle = Parameters<typeof publicRoute<typeof refuses>>[1]
    expectTypeOf<() => Outcome<'parcel.lost'>>().toExtend<Handle>()
    expectTypeOf<() => Outcome<'record.absent'>>().not.toExtend<Handle>()
    expectTypeOf<() => Outcome<'parcel.lost' | 'parcel.late'>>().not.toExtend<Handle>()
  })
})

const raw: RawRequest = {
  params: {},
  query: {},
  personNow: () => Promise.resolve(null),
  readBody: () => Promise.resolve(succeed(undefined)),
  address: '',
  cookie: { token: 't', set: () => {}, clear: () => {} },
  devices: { of: () => null, set: () => {} },
  ticket: { ticket: null, set: () => {}, clear: () => {} },
}

describe('access by scope', () => {
  const personWith = (scope: Scope, companyId: string | null = account.companyId): Person => {
    const of: Account = { ...account, scope, companyId }
    return { account: of, expiresAt: 0 }
  }
  const outcomeOf = async (route: Route, person: Person | null): Promise<string> => {
    const outcome = await route.respond({ ...raw, personNow: () => Promise.resolve(person) }, person)
    return outcome.ok ? 'admitted' : outcome.failure.reason
  }

  test('admits PIT users to their calls as people of a company, and nobody else', async () => {
    const companies: string[] = []
    const route = companyRoute(call({ scopes: pitScopes }), (_request, member) => {
      expectTypeOf(member).toEqualTypeOf<Member>()
      companies.push(member.companyId)
      return Promise.resolve(succeed('sent'))
    })
    expect(await outcomeOf(route, personWith('USER PIT'))).toBe('admitted')
    expect(companies).toEqual([account.companyId])
    for (const scope of ['ADMIN', 'SYS_ADMIN', 'USER', 'ADMIN SITE'] as const)
      expect(await outcomeOf(route, personWith(scope))).toBe('permission.missing')
    expect(await outcomeOf(route, personWith('ADMIN PIT', null))).toBe('permission.missing')
    expect(await outcomeOf(route, null)).toBe('session.required')
  })

  test('admits operators of the admin site, who have no company', async () => {
    const route = scopedRoute(call({ scopes: siteScopes }), () => Promise.resolve(succeed('sent')))
    expect(await outcomeOf(route, personWith('ADMIN SITE', null))).toBe('admitted')
    expect(await outcomeOf(route, personWith('ADMIN'))).toBe('permission.missing')
    expectTypeOf<{ scopes: typeof siteScopes }>().not.toExtend<Parameters<typeof companyRoute>[0]['access']>()
  })

  test('wants the permission of the call from a scope that it names', async () => {
    const route = companyRoute(call({ scopes: ['ADMIN', 'USER'], permission: 'shop.save' }), () =>
      Promise.resolve(succeed('sent')),
    )
    expect(await outcomeOf(route, personWith('ADMIN'))).toBe('admitted')
    expect(await outcomeOf(route, personWith('USER'))).toBe('permission.missing')
  })

  test('is judged anew once the body has come, by whoever is signed in then', async () => {
    const route = companyRoute(call({ scopes: ['ADMIN'] }), () => Promise.resolve(succeed('sent')))
    const whileBodyComes = async (became: Person | null): Promise<string> => {
      let now: Person | null = personWith('ADMIN')
      const readBody = () => {
        now = became
        return Promise.resolve(succeed(undefined))
      }
      const outcome = await route.respond({ ...raw, readBody, personNow: () => Promise.resolve(now) }, now)
      return outcome.ok ? 'admitted' : outcome.failure.reason
    }
    expect(await whileBodyComes(personWith('ADMIN'))).toBe('admitted')
    expect(await whileBodyComes(personWith('USER'))).toBe('permission.missing')
    expect(await whileBodyComes(null)).toBe('session.required')
  })
})
