import * as v from 'valibot'
import type { Permission } from '../../domain/session.ts'

/** Who may make a call: anyone, any session, sessions of company scope, or those with a permission (seed 002 §6). */
export type Access = 'public' | 'session' | 'company' | { readonly permission: Permission }

type Shape = v.GenericSchema<unknown, unknown>

/** Text parameters of path and query; every entry reads a string. */
type Texts = v.GenericSchema<{ [name: string]: string | undefined }, { [name: string]: unknown }>

export interface Call<
  Params extends Texts = Texts,
  Query extends Texts = Texts,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> {
  /** Area and verb, also the OpenAPI operation id. */
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` segments. */
  readonly path: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What `data` of the envelope holds on success. */
  readonly answer: Answer
  /** Media type of the document that is answered on success in place of the envelope. */
  readonly document?: string
  /** Refusal codes beside the general ones that any call may answer. */
  readonly refusals: readonly string[]
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
export const describeCall = <Params extends Texts, Query extends Texts, Body extends Shape, Answer extends Shape>(
  call: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> => call

export type AnyCall = Call<Texts, Texts, Shape, Shape>
export type ParamsOf<C extends AnyCall> = v.InferInput<C['params']>
export type QueryOf<C extends AnyCall> = v.InferInput<C['query']>
export type BodyOf<C extends AnyCall> = v.InferInput<C['body']>
export type AnswerOf<C extends AnyCall> = v.InferOutput<C['answer']>
