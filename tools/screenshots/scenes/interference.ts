import type { Page, Route } from 'playwright-core'
import * as v from 'valibot'

/** A call whose answer never leaves, one that is never answered, or an answer in its stead. */
export type Reply = 'lost' | 'silent' | Readonly<Record<string, unknown>>

/** What goes wrong on purpose between the page, the server and the signing agent. */
export interface Interference {
  /** Certificate types among which the server lets the user choose. */
  readonly options?: readonly string[]
  readonly generate?: Reply
  readonly register?: Reply
  /** What the browser says about reaching this machine. */
  readonly permission?: 'prompt' | 'denied'
  /** Every call to the signing agent. */
  readonly agent?: Reply
  readonly getTokenInfo?: Reply
  readonly issueXmlList?: Reply
  /** Parts of the token's information that read differently. */
  readonly token?: Readonly<Record<string, string>>
  /** What the agent gives back instead of the signed document. */
  readonly signed?: 'unsigned' | 'altered'
}

const declarations = '**/api/wtx/ca/v1/settings/declarations'
const signedSchema = v.looseObject({ result: v.array(v.looseObject({ xml: v.string() })) })
const recordSchema = v.record(v.string(), v.unknown())

/** An answer of the agent that the page may read, as the agent itself would let it. */
const forPage = (origin: string, body: unknown) => ({
  status: 200,
  headers: { 'access-control-allow-origin': origin, 'content-type': 'text/plain; charset=utf-8' },
  body: JSON.stringify(body),
})

async function answer(route: Route, reply: Reply, origin: string): Promise<void> {
  if (reply === 'lost') await route.abort('connectionrefused')
  else if (reply !== 'silent') {
    const code = v.is(v.looseObject({ status: v.looseObject({ code: v.number() }) }), reply) ? reply.status.code : 200
    await route.fulfill({ ...forPage(origin, reply), status: code, contentType: 'application/json' })
  }
}

async function changeToken(route: Route, origin: string, token: Readonly<Record<string, string>>): Promise<void> {
  const real = v.parse(recordSchema, JSON.parse(await (await route.fetch()).text()))
  await route.fulfill(forPage(origin, { ...real, ...token }))
}

async function changeSigned(route: Route, origin: string, how: 'unsigned' | 'altered'): Promise<void> {
  const real = v.parse(signedSchema, JSON.parse(await (await route.fetch()).text()))
  const change = (xml: string) =>
    how === 'unsigned' ? xml.replace(/<Signature[\s\S]*<\/Signature>/, '') : xml.replace('0199999984', '0399999981')
  await route.fulfill(
    forPage(origin, { ...real, result: real.result.map((one) => ({ ...one, xml: change(one.xml) })) }),
  )
}

/** Puts the interference between the page and everything it speaks to. */
export async function interfere(
  page: Page,
  { origin, agentOrigin }: { origin: string; agentOrigin: string },
  plan: Interference,
): Promise<void> {
  const { options, generate, register, permission, agent, getTokenInfo, issueXmlList, token, signed } = plan
  if (options !== undefined) {
    const data = { skip: false, type: null, types: options }
    await page.route('**/digital-signatures/check-skip', (route) =>
      route.fulfill({ json: { status: { code: 200, message: 'OK' }, data } }),
    )
  }
  if (generate !== undefined)
    await page.route(`${declarations}/generate-xml`, (route) => answer(route, generate, origin))
  if (register !== undefined) {
    await page.route(declarations, (route) =>
      route.request().method() === 'POST' ? answer(route, register, origin) : route.fallback(),
    )
  }
  if (permission !== undefined) {
    await page.addInitScript((state) => {
      Object.defineProperty(navigator.permissions, 'query', { value: () => Promise.resolve({ state }) })
    }, permission)
  }
  if (agent !== undefined) await page.route(`${agentOrigin}/**`, (route) => answer(route, agent, origin))
  if (getTokenInfo !== undefined)
    await page.route(`${agentOrigin}/getTokenInfo`, (route) => answer(route, getTokenInfo, origin))
  if (issueXmlList !== undefined)
    await page.route(`${agentOrigin}/issueXmlList`, (route) => answer(route, issueXmlList, origin))
  if (token !== undefined) await page.route(`${agentOrigin}/getTokenInfo`, (route) => changeToken(route, origin, token))
  if (signed !== undefined)
    await page.route(`${agentOrigin}/issueXmlList`, (route) => changeSigned(route, origin, signed))
}
