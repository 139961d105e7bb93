import * as v from 'valibot'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { hasPermission, isCompanyScope } from '../../src/domain/session.ts'
import type { DeviceCookies } from '../companies/browser-cookies.ts'
import type { Member, Person } from '../companies/member.ts'
import { answered, document, refused } from './answers.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { SessionCookie } from './session-cookie.ts'

export interface RawRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Network address of the caller, in front of trusted proxies. */
  readonly address: string
  readonly cookie: SessionCookie
  readonly devices: DeviceCookies
}

export interface CallRequest<C extends AnyCall> {
  readonly params: v.InferOutput<C['params']>
  readonly query: v.InferOutput<C['query']>
  readonly body: v.InferOutput<C['body']>
  readonly address: string
  readonly cookie: SessionCookie
  readonly devices: DeviceCookies
}

/** A call of the contract with its answer: from a raw request and whoever is signed in to a response. */
export interface Route {
  readonly call: AnyCall
  readonly respond: (raw: RawRequest, person: Person | null) => Promise<Response>
}

type Handler<C extends AnyCall, Who> = (
  request: CallRequest<C>,
  who: Who,
) => Promise<Result<v.InferOutput<C['answer']>, ServerRefusal>>

const problems = (part: string, issues: readonly v.BaseIssue<unknown>[]): ServerRefusal => ({
  reason: 'request.malformed',
  fields: issues.map((issue) => ({ field: v.getDotPath(issue) ?? part, message: issue.type })),
})

const readRequest = <C extends AnyCall>(call: C, raw: RawRequest): Result<CallRequest<C>, ServerRefusal> => {
  const params = v.safeParse<C['params']>(call.params, raw.params)
  if (!params.success) return fail(problems('params', params.issues))
  const query = v.safeParse<C['query']>(call.query, raw.query)
  if (!query.success) return fail(problems('query', query.issues))
  const body = v.safeParse<C['body']>(call.body, raw.body)
  if (!body.success) return fail(problems('body', body.issues))
  return succeed({
    params: params.output,
    query: query.output,
    body: body.output,
    address: raw.address,
    cookie: raw.cookie,
    devices: raw.devices,
  })
}

const admitAnyone = (): Result<null, ServerRefusal> => succeed(null)

const admitPerson = (_call: AnyCall, person: Person | null): Result<Person, ServerRefusal> =>
  person === null ? fail({ reason: 'session.required' }) : succeed(person)

/** Company calls want a scope of the company's work, a company, and the call's permission (seed 002 §6). */
const admitMember = (call: AnyCall, person: Person | null): Result<Member, ServerRefusal> => {
  if (person === null) return fail({ reason: 'session.required' })
  const { scope, companyId } = person.account
  const isPermitted = typeof call.access === 'string' || hasPermission(scope, call.access.permission)
  if (companyId === null || !isCompanyScope(scope) || !isPermitted) return fail({ reason: 'permission.missing' })
  return succeed({ ...person, companyId })
}

const routeFor =
  <Who>(
    isFor: (call: AnyCall) => boolean,
    admit: (call: AnyCall, person: Person | null) => Result<Who, ServerRefusal>,
  ) =>
  <C extends AnyCall>(
    call: C,
    handle: Handler<C, Who>,
    present: (answer: v.InferOutput<C['answer']>) => Response = answered,
  ): Route => {
    if (!isFor(call)) throw new Error(`${call.name} does not have this kind of access`)
    return {
      call,
      async respond(raw, person) {
        const admitted = admit(call, person)
        if (!admitted.ok) return refused(admitted.failure)
        const request = readRequest(call, raw)
        if (!request.ok) return refused(request.failure)
        const outcome = await handle(request.value, admitted.value)
        // The answer's schema drops what a caller is not meant to see; an answer that does not fit is a bug.
        return outcome.ok ? present(v.parse<C['answer']>(call.answer, outcome.value)) : refused(outcome.failure)
      },
    }
  }

/** A route that anyone may call. */
export const publicRoute = routeFor((call) => call.access === 'public', admitAnyone)

/** A route for whoever is signed in. */
export const sessionRoute = routeFor((call) => call.access === 'session', admitPerson)

/** A route for the members of a company, with the call's permission where it names one. */
export const companyRoute = routeFor(
  (call) => call.access === 'company' || typeof call.access !== 'string',
  admitMember,
)

/** Answers the text itself as a file. */
export const asFile =
  (type: string, fileName: string) =>
  (content: string): Response =>
    document(fileName, type, content)
