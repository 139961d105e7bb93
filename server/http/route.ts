import * as v from 'valibot'
import {
  isAdmitted,
  type Access,
  type AnyCall,
  type RefusalOf,
  type ScopedAccess,
} from '../../src/api/contract/call.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Scope, siteScopes } from '../../src/domain/session.ts'
import type { DeviceCookies, TicketCookie } from '../companies/browserCookies.ts'
import type { Member, Person } from '../companies/member.ts'
import { actingAs, type RightLost } from '../companies/rights.ts'
import { answered, document } from './answers.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { SessionCookie } from './sessionCookie.ts'

export interface RawRequest {
  readonly params: unknown
  readonly query: unknown
  /** Who is signed in at the moment. */
  readonly personNow: () => Promise<Person | null>
  /** Reads the body: only of somebody who may make the call. */
  readonly readBody: () => Promise<Result<unknown, ServerRefusal>>
  /** Network address of the caller, in front of trusted proxies. */
  readonly address: string
  readonly cookie: SessionCookie
  readonly devices: DeviceCookies
  readonly ticket: TicketCookie
}

export interface CallRequest<C extends AnyCall> {
  readonly params: v.InferOutput<C['params']>
  readonly query: v.InferOutput<C['query']>
  readonly body: v.InferOutput<C['body']>
  readonly address: string
  readonly cookie: SessionCookie
  readonly devices: DeviceCookies
  readonly ticket: TicketCookie
}

/** A call of the contract with its answer: from a raw request and whoever is signed in to a response. */
export interface Route {
  readonly call: AnyCall
  readonly respond: (raw: RawRequest, person: Person | null) => Promise<Result<Response, ServerRefusal<string>>>
}

/** Answers, or refuses with what the call declares and nothing else, but that session or right may have been lost since the request was let in. */
type Handler<C extends AnyCall, Who> = (
  request: CallRequest<C>,
  who: Who,
) => Promise<Result<v.InferOutput<C['answer']>, ServerRefusal<RefusalOf<C> | RightLost>>>

const problems = (part: string, issues: readonly v.BaseIssue<unknown>[]): ServerRefusal => ({
  reason: 'request.malformed',
  fields: issues.map((issue) => ({ field: v.getDotPath(issue) ?? part, message: issue.type })),
})

const readRequest = async <C extends AnyCall>(
  call: C,
  raw: RawRequest,
): Promise<Result<CallRequest<C>, ServerRefusal>> => {
  const params = v.safeParse<C['params']>(call.params, raw.params)
  if (!params.success) return fail(problems('params', params.issues))
  const query = v.safeParse<C['query']>(call.query, raw.query)
  if (!query.success) return fail(problems('query', query.issues))
  const sent = await raw.readBody()
  if (!sent.ok) return sent
  const body = v.safeParse<C['body']>(call.body, sent.value)
  if (!body.success) return fail(problems('body', body.issues))
  return succeed({
    params: params.output,
    query: query.output,
    body: body.output,
    address: raw.address,
    cookie: raw.cookie,
    devices: raw.devices,
    ticket: raw.ticket,
  })
}

type Admit<Who> = (access: Access, person: Person | null) => Result<Who, ServerRefusal>

const required = fail({ reason: 'session.required' } satisfies ServerRefusal)
const missing = fail({ reason: 'permission.missing' } satisfies ServerRefusal)

const admitAnyone: Admit<null> = () => succeed(null)

const admitPerson: Admit<Person> = (_access, person) => (person === null ? required : succeed(person))

/** Whoever has one of the call's scopes, and its permission where it names one (seed 002 §6). */
const admitScope: Admit<Person> = (access, person) => {
  if (person === null) return required
  return typeof access !== 'string' && isAdmitted(access, person.account) ? succeed(person) : missing
}

const admitMember: Admit<Member> = (access, person) => {
  const admitted = admitScope(access, person)
  if (!admitted.ok) return admitted
  const { companyId } = admitted.value.account
  return companyId === null ? missing : succeed({ ...admitted.value, companyId })
}

const routeFor =
  <Kind extends Access, Who>(admit: Admit<Who>) =>
  <C extends AnyCall & { readonly access: Kind }>(
    call: C,
    handle: Handler<C, Who>,
    present: (answer: v.InferOutput<C['answer']>) => Response = answered,
  ): Route => ({
    call,
    async respond(raw, person) {
      const isDue = person?.account.mustChangePassword === true
      if (isDue && call.access !== 'public' && call.whilePasswordIsDue !== true)
        return fail({ reason: 'password.changeRequired' } satisfies ServerRefusal)
      const early = admit(call.access, person)
      if (!early.ok) return early
      const request = await readRequest<C>(call, raw)
      if (!request.ok) return request
      // A body may come for minutes, and by then its sender be signed out or have lost the right.
      const changes = call.method !== 'GET' && call.access !== 'public'
      const now = changes ? await raw.personNow() : null
      const admitted = changes ? admit(call.access, now) : early
      if (!admitted.ok) return admitted
      const handled = () => handle(request.value, admitted.value)
      const outcome = await (now === null
        ? handled()
        : actingAs({ account: now.account, access: call.access }, handled))
      // The answer's schema drops what a caller is not meant to see; an answer that does not fit is a bug.
      return outcome.ok ? succeed(present(v.parse<C['answer']>(call.answer, outcome.value))) : outcome
    },
  })

/** A route that anyone may call. */
export const publicRoute = routeFor<'public', null>(admitAnyone)

/** A route for whoever is signed in. */
export const sessionRoute = routeFor<'session', Person>(admitPerson)

/** A route for people of a company, by the scopes and the permission of the call. */
export const companyRoute = routeFor<ScopedAccess<Exclude<Scope, (typeof siteScopes)[number]>>, Member>(admitMember)

/** A route for scopes that may belong to no company, such as operators of the admin site. */
export const scopedRoute = routeFor<ScopedAccess, Person>(admitScope)

/** Answers the text itself as a file. */
export const asFile =
  (type: string, fileName: string) =>
  (content: string): Response =>
    document(fileName, type, content)
