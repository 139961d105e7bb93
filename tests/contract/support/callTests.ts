import type { AnyCall, RefusalOf } from '../../../src/api/contract/call.ts'
import type { Scope } from '../../../src/domain/session.ts'
import type { Asked, Reply, Visitor } from '../../../tools/product/server/visitor.ts'
import type { ContractServer } from './contractServer.ts'

export type Who =
  | 'anyone'
  | 'whoever is signed in'
  | 'people of a company'
  | 'administrators of a company'
  | 'people who file'
  | 'administrators who file'

/** Who may make a call, in a word for usual ones or scope by scope. */
export type Admitted = Who | readonly Scope[]

/** What the tests of the contract have to know of one call. */
interface CallTest<C extends AnyCall> {
  /** Who may make it (seed 002 §6), written down apart from the contract. */
  readonly admits: Admitted
  /** What is sent so that the call succeeds for a visitor who is admitted; absent where nothing is. */
  readonly request?: (server: ContractServer, visitor: Visitor) => Asked | Promise<Asked>
  /** A request for each refusal that the call declares. */
  readonly refusals: { readonly [R in RefusalOf<C>]: (server: ContractServer) => Promise<Reply> }
}

/** For the same request as `request` makes it for an administrator of the first company, from one of the second. */
interface OtherCompanyTest<C extends AnyCall> {
  /** The refusal, or what `data` of the answer holds: nothing of the first company. */
  readonly toOtherCompany: RefusalOf<C> | Readonly<Record<string, unknown>>
}

type CallTestOf<C extends AnyCall> = C['access'] extends 'public' | 'session'
  ? CallTest<C>
  : CallTest<C> & OtherCompanyTest<C>

/** The tests of an area's calls: a call, or a refusal that a call declares, that is left out does not compile. */
export type CallTests<Calls extends Readonly<Record<string, AnyCall>>> = {
  readonly [Name in keyof Calls]: CallTestOf<Calls[Name]>
}

type AnyCallTest = CallTest<AnyCall> & Partial<OtherCompanyTest<AnyCall>>

/** What each file of `tests/contract/areas` exports as `tests`, by the file. */
export const testsByFile = import.meta.glob<Readonly<Record<string, AnyCallTest>>>('../areas/*.ts', {
  eager: true,
  import: 'tests',
})

/** The tests of every call, by its name in the contract. */
export const callTests: ReadonlyMap<string, AnyCallTest> = new Map(Object.values(testsByFile).flatMap(Object.entries))
