import type { BlockList } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contractHeader } from '../../src/api/contract/envelope.ts'
import { fail } from '../../src/domain/result.ts'
import { areTextsSound } from '../../src/domain/soundJson.ts'
import { textOf, type RefusalTexts, type ServerRefusal } from '../refusals.ts'
import {
  answerRetry,
  createAnswerBudget,
  mostAnswering,
  mostAnsweringOne,
  type TakeAnswerRoom,
} from './answerBudget.ts'
import { heldBy, refused, refusedBy } from './answers.ts'
import { clientAddress } from '../clientAddress.ts'
import { createBodyBudget, mostUploading, roomOf, uploadRetry, type TakeRoom } from './bodyBudget.ts'
import { deviceCookies } from './deviceCookie.ts'
import type { Application, RequestEnvironment } from './frame.ts'
import { readMultipart } from './multipart.ts'
import { readJson } from './requestBody.ts'
import { accountGuard, changeGuard, queryOf } from './requestGuards.ts'
import { ticketCookie } from './ticketCookie.ts'
import type { Person } from '../companies/member.ts'
import type { Route } from './route.ts'
import { sessionCookie } from './sessionCookie.ts'

export interface Admission {
  /** Texts of what the routes' calls declare. */
  readonly refusals: RefusalTexts
  /** Who the session token belongs to; null when nobody. */
  readonly personOf: (token: string) => Promise<Person | null>
  /** Origins whose pages may change something. */
  readonly origins: ReadonlySet<string>
  readonly isSecure: boolean
  /** Whose word on whom they ask for is taken. */
  readonly trustedProxies: BlockList
}

const noRoom = fail({ reason: 'request.tooMany', retryAfter: uploadRetry } satisfies ServerRefusal)

/** Reads the body of a request; `release` gives back the room that an upload has taken, once it is answered. */
const bodyOf = (request: Request, { multipart }: AnyCall, takeRoom: TakeRoom) => {
  let release = (): void => undefined
  return {
    read: () => {
      if (multipart === undefined) return readJson(request)
      const taken = takeRoom(roomOf(request, multipart))
      if (taken === null) return Promise.resolve(noRoom)
      release = taken
      return readMultipart(request, multipart)
    },
    release: () => release(),
  }
}

/** Bytes of an answer that takes no room: many of them fit into one that does. */
const smallAnswer = 64 * 1024

/**
 * Takes room for an answer until it has been taken, or its connection ended; null where there is none. What has changed something is answered
 * in any case: a refusal would deny it.
 */
const withRoom = (
  context: Context<RequestEnvironment>,
  takeRoom: TakeAnswerRoom,
  owner: string,
  answer: Response,
): Response | null => {
  const bytes = heldBy(answer)
  if (bytes <= smallAnswer || context.req.method !== 'GET') return answer
  const release = takeRoom(owner, bytes)
  if (release === null) return null
  context.env.outgoing.once('close', release)
  return answer
}

interface Rooms {
  readonly takeRoom: TakeRoom
  readonly takeAnswerRoom: TakeAnswerRoom
}

const respond =
  (route: Route, admission: Admission, { takeRoom, takeAnswerRoom }: Rooms) =>
  async (context: Context<RequestEnvironment>): Promise<Response> => {
    const { refusals, personOf, origins, isSecure, trustedProxies } = admission
    context.set('route', route.call.name)
    const request = context.req.raw
    const guard = changeGuard(request, origins, route.call.multipart !== undefined)
    if (!guard.ok) return refused(guard.failure)
    const query = queryOf(request.url)
    if (!query.ok) return refused(query.failure)
    const params = context.req.param()
    if (!areTextsSound([params, query.value])) return refused({ reason: 'request.malformed' })
    const cookie = sessionCookie(request.headers.get('cookie'), isSecure)
    const devices = deviceCookies(request.headers.get('cookie'), isSecure)
    const ticket = ticketCookie(request.headers.get('cookie'), isSecure)
    const { token } = cookie
    const personNow = () => (token === null ? Promise.resolve(null) : personOf(token))
    const person = await personNow()
    const account = accountGuard(request, person?.account.id ?? null)
    if (!account.ok) return refused(account.failure)
    const address = clientAddress(
      getConnInfo(context).remote.address ?? '',
      request.headers.get('x-forwarded-for'),
      trustedProxies,
    )
    const body = bodyOf(request, route.call, takeRoom)
    const raw = { params, query: query.value, personNow, readBody: body.read, address, cookie, devices, ticket }
    const outcome = await route.respond(raw, person).finally(body.release)
    const made = outcome.ok ? outcome.value : refusedBy(refusals, outcome.failure)
    const answer = withRoom(context, takeAnswerRoom, person?.account.companyId ?? address, made)
    if (answer === null) {
      await made.body?.cancel()
      return refused({ reason: 'request.tooMany', retryAfter: answerRetry })
    }
    for (const change of [...cookie.changes, ...devices.changes, ...ticket.changes])
      answer.headers.append('Set-Cookie', change)
    answer.headers.set(contractHeader, '1')
    return answer
  }

const placesOf = ({ path, alsoAt }: AnyCall): readonly string[] => (alsoAt === undefined ? [path] : [path, alsoAt])

/** Paths without parameters first: `/generate-xml` is not a record's id. */
const bySpecificity = (one: string, other: string): number => Number(one.includes(':')) - Number(other.includes(':'))

/** Answers the calls of the contract at their methods and paths, and other methods there with 405. Throws where a refusal has no text. */
export const mountRoutes = (app: Application, routes: readonly Route[], admission: Admission): void => {
  for (const { call } of routes) for (const reason of call.refusals) textOf(admission.refusals, reason)
  const placed = routes.flatMap((route) => placesOf(route.call).map((path) => ({ path, route })))
  const rooms = {
    takeRoom: createBodyBudget(mostUploading),
    takeAnswerRoom: createAnswerBudget(mostAnswering, mostAnsweringOne),
  }
  const byPath = Map.groupBy(placed, ({ path }) => path)
  for (const path of [...byPath.keys()].toSorted(bySpecificity)) {
    const atPath = (byPath.get(path) ?? []).map(({ route }) => route)
    for (const route of atPath) app.on(route.call.method, path, respond(route, admission, rooms))
    const allowed = atPath.map(({ call }) => call.method).join(', ')
    app.all(path, () => refused({ reason: 'method.notAllowed' }, { Allow: allowed }))
  }
}
