import { createApiClient, type ApiClient } from '../../../src/api/client.ts'
import type { AnswerOf, AnyCall } from '../../../src/api/contract/call.ts'
import { declarationsInForce } from '../../../src/api/contract/declarationInForce.ts'
import { unfinishedForms } from '../../../src/api/contract/declarationUnfinished.ts'
import { createPeer } from '../../../src/api/peer.ts'
import { codeGroups } from '../../../src/domain/codeList.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { codeLists, company, nationalities } from './samples.ts'

export interface Received {
  readonly name: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

interface Refused {
  readonly status: number
  readonly reason: string
  readonly message: string
  readonly fields?: readonly { field: string; message: string }[]
  readonly attemptsLeft?: number
}

type Answering = (request: Received & { readonly url: URL }) => Response

const envelope = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const accepted = (data: unknown): Response => envelope(200, { status: { code: 200, message: '' }, data })
const refused = ({ status, reason, message, fields = [], attemptsLeft: attempts_left }: Refused): Response =>
  envelope(status, { status: { code: status, message, reason, fields, attempts_left }, data: null })

const pathOf = (call: AnyCall): RegExp => new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`)

const bodyOf = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

interface Served {
  readonly speaksContract?: boolean
  /** Calls that the product has not. */
  readonly calls?: readonly AnyCall[]
}

/**
 * The server of a screen's test: answers calls of the contract from memory and remembers what it was asked. One that does not speak the
 * contract is known by the seeds alone.
 */
export const createFakeServer = ({ speaksContract = true, calls: own = [] }: Served = {}) => {
  const calls: readonly AnyCall[] = [...own, ...Object.values(contract)]
  const answers = new Map<string, Answering>()
  const received: Received[] = []
  const held = new Map<string, Promise<void>>()
  const listen = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://test')
    const call = calls.find((each) => each.method === (init?.method ?? 'GET') && pathOf(each).test(url.pathname))
    if (call === undefined) throw new TypeError(`no call at ${url.pathname}`)
    const body = bodyOf(init?.body)
    const request = { name: call.name, query: Object.fromEntries(url.searchParams), body }
    received.push(request)
    const answer = answers.get(call.name)
    if (answer === undefined) throw new TypeError(`${call.name} has no answer in this test`)
    await held.get(call.name)
    return answer({ ...request, url })
  }
  const client: ApiClient = createApiClient({
    fetch: listen,
    awaitSession: async () => false,
    peer: createPeer(speaksContract),
  })

  const server = {
    client,
    received,
    /** The calls of one name so far. */
    callsOf: (call: AnyCall): Received[] => received.filter(({ name }) => name === call.name),
    answer: <C extends AnyCall>(call: C, data: AnswerOf<C>): void => void answers.set(call.name, () => accepted(data)),
    answerBy: <C extends AnyCall>(call: C, dataFor: (request: Received & { readonly url: URL }) => AnswerOf<C>): void =>
      void answers.set(call.name, (request) => accepted(dataFor(request))),
    /** Keeps the answers of a call back; answers how to let them go. */
    hold: (call: AnyCall): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(call.name, promise)
      return resolve
    },
    refuse: (call: AnyCall, refusal: Refused): void => void answers.set(call.name, () => refused(refusal)),
  }
  answers.set(contract.codeList.name, ({ url }) =>
    accepted(codeLists[codeGroups.find((group) => url.pathname.endsWith(`/${group}`)) ?? 'hsm-provider'] ?? []),
  )
  server.answer(contract.company, company)
  for (const { list } of Object.values(unfinishedForms)) server.answer(list, { unfinished: [] })
  for (const call of Object.values(declarationsInForce)) server.answer(call, { in_force: null })
  server.answer(contract.nationalInfo, [...nationalities])
  return server
}
export type FakeServer = ReturnType<typeof createFakeServer>
