import * as v from 'valibot'
import {
  administratorScopes,
  companyScopes,
  mayCall,
  pitScopes,
  type Permission,
  type PermissionHolder,
  type Scope,
} from '../../domain/session.ts'

/**
 * Sessions of these scopes, and where the call names a permission, or several of which one is enough, only those that have it (seed 002 §6)
 * or whose scope is exempt from it.
 */
export interface ScopedAccess<S extends Scope = Scope> {
  readonly scopes: readonly S[]
  readonly permission?: Permission
  readonly oneOf?: readonly Permission[]
  readonly exempt?: readonly S[]
}

/** Whether somebody may make the calls of an access. */
export const isAdmitted = ({ scopes, exempt = [], ...rights }: ScopedAccess, holder: PermissionHolder): boolean =>
  scopes.includes(holder.scope) && (exempt.includes(holder.scope) || mayCall(rights, holder))

/** Who may make a call: anyone, any session, or sessions of some scopes. */
export type Access = 'public' | 'session' | ScopedAccess

/** Whoever works for a seller company in its invoices and settings. */
export const companyStaff = { scopes: companyScopes } as const

/** Those who manage the company's users (seed 001 §2, 002 §6). */
export const administrators = { scopes: administratorScopes } as const

/** Staff who have a permission. */
export const staffWith = (permission: Permission) => ({ scopes: companyScopes, permission }) as const

/** Staff who have any of some permissions. */
export const staffWithOneOf = (...oneOf: readonly Permission[]) => ({ scopes: companyScopes, oneOf }) as const

/** Scopes that work on declarations of some kind. */
export type FilerScope = (typeof companyScopes)[number] | (typeof pitScopes)[number]

/** Whoever works on declarations, of e-invoices or of e-documents (docs/decisions/0374). */
export const filers = { scopes: [...companyScopes, ...pitScopes] } as const satisfies ScopedAccess

/** Of those, whoever signs: an ADMIN PIT needs none of the permissions, a USER PIT one of its own work (docs/decisions/0374, 0492). */
export const filersWithOneOf = (...oneOf: readonly Permission[]) =>
  ({ scopes: [...companyScopes, ...pitScopes], oneOf, exempt: ['ADMIN PIT'] }) as const

const isStream = (value: unknown): value is ReadableStream<Uint8Array<ArrayBuffer>> => value instanceof ReadableStream

/** A document that is made while it is taken. */
export const streamed = v.custom<ReadableStream<Uint8Array<ArrayBuffer>>>(isStream)

type Shape = v.GenericSchema<unknown, unknown>

/** Text parameters of path and query; every entry reads a string. */
type Texts = v.GenericSchema<{ [name: string]: string | undefined }, { [name: string]: unknown }>

export interface Call<
  Params extends Texts = Texts,
  Query extends Texts = Texts,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  Who extends Access = Access,
  Reason extends string = string,
> {
  /** Area and verb, also the OpenAPI operation id. */
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` segments. */
  readonly path: string
  /** Where the server answers it too: other programs and pages of earlier releases send it there. */
  readonly alsoAt?: string
  readonly access: Who
  /** Whether it may be made while a password that somebody else has given is still to be changed. */
  readonly whilePasswordIsDue?: true
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /**
   * Bytes of the largest body where it travels as `multipart/form-data`: its members are files (`fileUpTo`) and texts. Absent where it
   * is JSON.
   */
  readonly multipart?: number
  /** What `data` of the envelope holds on success. */
  readonly answer: Answer
  /** Media type of the document that is answered on success in place of the envelope. */
  readonly document?: string
  /** All codes with which the call itself may refuse; beside them stand those of any request (`generalRefusals`). */
  readonly refusals: readonly Reason[]
  /** Where the call comes from: a seed's section, or "chosen". */
  readonly source: string
  /** Members of query and body that the seeds do not name: sent only to a server that announces the contract (docs/decisions/0130). */
  readonly beyondSeeds?: readonly string[]
}

/** A call without path parameters, or without query. */
export const none = v.strictObject({})
/** A call without a body. */
export const noBody = v.undefined()

/** Describes a call once, for client, server, contract tests and the OpenAPI file. */
export const describeCall = <
  Params extends Texts,
  Query extends Texts,
  Body extends Shape,
  Answer extends Shape,
  const Who extends Access,
  const Reason extends string = never,
>(
  call: Call<Params, Query, Body, Answer, Who, Reason>,
): Call<Params, Query, Body, Answer, Who, Reason> => call

export type AnyCall = Call<Texts, Texts, Shape, Shape>
export type ParamsOf<C extends AnyCall> = v.InferInput<C['params']>
export type QueryOf<C extends AnyCall> = v.InferInput<C['query']>
export type BodyOf<C extends AnyCall> = v.InferInput<C['body']>
/** The codes with which a call may refuse. */
export type RefusalOf<C extends AnyCall> = C['refusals'][number]
export type AnswerOf<C extends AnyCall> = v.InferOutput<C['answer']>
