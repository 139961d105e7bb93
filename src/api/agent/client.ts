import * as v from 'valibot'
import { tokenMismatch, type TokenInfo } from '../../domain/certificate.ts'
import type { SigningFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { isSameTaxCode } from '../../domain/taxCode.ts'
import {
  readSignedAnswerSchema,
  taxCodeOf,
  readTokenAnswerSchema,
  tokenInfoOf,
  type ReadAgentError,
} from './answers.ts'
import { encodedRequest } from './encoding.ts'
import { failureOfError } from './failures.ts'
import { askLoopbackPermission, type LoopbackPermission, type PermissionSource } from './permission.ts'
import { agentVersionHeader } from './protocol.ts'
import { heardAgentVersion } from './version.ts'
import { signedFormFault } from './signedForm.ts'

export interface SignedDocuments {
  /** In the order in which they were sent. */
  readonly signed: readonly { readonly reqKey: string; readonly xml: string }[]
  /** Whom the certificate names as its holder. */
  readonly signedBy: string
  readonly signerTaxCode: string
}

interface ReadTokenRequest {
  readonly sellerTaxCode: string
  readonly signal: AbortSignal
}

/** At most 50 of one taxpayer, which the agent signs with one consent and one PIN, or none of them. */
interface SignDocumentsRequest extends ReadTokenRequest {
  readonly documents: readonly {
    readonly reqKey: string
    readonly xml: string
    /** The `Id` of the element that the signature refers to. */
    readonly signId: string
  }[]
}

/** The signing agent on the user's computer (seed 000 §7). */
export interface AgentClient {
  readonly askPermission: () => Promise<LoopbackPermission>
  /** The token and its certificate, whosever it is and whenever valid; null where the token shows it only after its PIN. Waits as `readToken`. */
  readonly inspectToken: (signal: AbortSignal) => Promise<Result<TokenInfo | null, SigningFailure>>
  /**
   * The token and its certificate, once it is known to be the seller's and valid now; null where the token shows it only after its
   * PIN, so that it is known after signing. Waits 5 s, or for the browser's question.
   */
  readonly readToken: (request: ReadTokenRequest) => Promise<Result<TokenInfo | null, SigningFailure>>
  /** Has documents signed and checks what comes back; waits 180 s, since the user consents and types the PIN meanwhile. */
  readonly signDocuments: (request: SignDocumentsRequest) => Promise<Result<SignedDocuments, SigningFailure>>
}

export interface AgentSettings {
  readonly fetch: typeof fetch
  readonly permissions: PermissionSource | undefined
  /** The host of the page that asks. */
  readonly pageHostname: string
  /** Where the agent listens. */
  readonly origin: string
  /** The moment in Vietnam, `YYYY-MM-DDTHH:mm:ss`. */
  readonly now: () => string
  /** Who has the document made; travels as `crt_by`. */
  readonly createdBy: string
}

const tokenPatience = 5000
const userPatience = 180_000

const unknownValidity = { notBefore: '', notAfter: '' }

/** What Chromium demands of a request to this computer. */
interface LoopbackRequest extends RequestInit {
  readonly targetAddressSpace: 'loopback'
}

/** The object that a text is in JSON, or undefined. */
const parsed = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? undefined : json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type AgentDoor = Pick<AgentSettings, 'fetch' | 'permissions' | 'pageHostname' | 'origin'>

/** Why nothing of the agent can be heard. `wasRead` says that it has answered this page before. */
const createReachability = ({ fetch: request, permissions, pageHostname, origin }: AgentDoor) => {
  const askPermission = (): Promise<LoopbackPermission> => askLoopbackPermission(permissions, pageHostname)

  /** A page that the agent does not allow cannot read its answer, but can notice that there is one. */
  const isSomebodyThere = async (): Promise<boolean> => {
    const options: LoopbackRequest = {
      method: 'POST',
      mode: 'no-cors',
      targetAddressSpace: 'loopback',
      credentials: 'omit',
      signal: AbortSignal.timeout(tokenPatience),
    }
    return request(`${origin}/`, options).then(
      () => true,
      () => false,
    )
  }

  const unreachable = async (wasRead: boolean): Promise<SigningFailure> => {
    const permission = await askPermission()
    if (permission === 'denied') return { code: 'agent.blocked' }
    if (permission === 'toBeAsked') return { code: 'agent.permissionPending' }
    // Whose token has been read is allowed: the agent has gone since.
    const isForeign = !wasRead && (await isSomebodyThere())
    return isForeign ? { code: 'agent.refused', reason: 'request.forbiddenOrigin' } : { code: 'agent.notRunning' }
  }
  return { askPermission, unreachable }
}

interface Question<Schema extends v.GenericSchema> {
  readonly path: '/getTokenInfo' | '/issueXmlList'
  readonly body: string
  readonly schema: Schema
  /** In milliseconds. */
  readonly patience: number
  readonly signal: AbortSignal
}

/** Asks the agent and reads what it answers. */
const createAsking = (door: AgentDoor) => {
  const { fetch: request, origin } = door
  const { askPermission, unreachable } = createReachability(door)

  const post = async (path: string, body: string, signal: AbortSignal): Promise<string> => {
    const options: LoopbackRequest = {
      method: 'POST',
      targetAddressSpace: 'loopback',
      credentials: 'omit',
      headers: { 'Content-Type': 'text/plain' },
      body,
      signal,
    }
    const response = await request(`${origin}${path}`, options)
    heardAgentVersion.hear(response.headers.get(agentVersionHeader))
    return response.text()
  }

  const ask = async <Schema extends v.GenericSchema>(
    { path, body, schema, patience, signal }: Question<Schema>,
    wasRead: boolean,
  ): Promise<Result<v.InferOutput<Schema>, SigningFailure>> => {
    try {
      const text = await post(path, body, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
      const read = v.safeParse(schema, parsed(text))
      return read.success ? succeed(read.output) : fail({ code: 'agent.refused', reason: 'answer.unreadable' })
    } catch (error) {
      if (error instanceof TypeError) return fail(await unreachable(wasRead))
      if (!(error instanceof DOMException)) throw error
      const isStillAsking = (await askPermission()) === 'toBeAsked'
      return fail({ code: isStillAsking ? 'agent.permissionPending' : 'agent.tooSlow' })
    }
  }
  return { ask, askPermission }
}

/** What the documents were made into: they alone, unaltered but for a signature by the seller's certificate. */
const checkedDocuments = (
  { documents, sellerTaxCode }: SignDocumentsRequest,
  answer: v.InferOutput<typeof readSignedAnswerSchema>,
): Result<SignedDocuments, SigningFailure> => {
  if (answer.result.length < documents.length) return fail({ code: 'answer.notSigned' })
  if (answer.result.length > documents.length) return fail({ code: 'answer.altered' })
  const signed: { readonly reqKey: string; readonly xml: string }[] = []
  for (const [place, { reqKey, xml }] of documents.entries()) {
    const document = answer.result[place]
    if (document?.req_key !== reqKey) return fail({ code: 'answer.altered' })
    const fault = signedFormFault(xml, document.xml)
    if (fault !== null) return fail(fault)
    signed.push({ reqKey, xml: document.xml })
  }
  const signerTaxCode = taxCodeOf(answer)
  if (!isSameTaxCode(signerTaxCode, sellerTaxCode)) {
    return fail({ code: 'certificate.otherTaxCode', tokenTaxCode: signerTaxCode, sellerTaxCode })
  }
  return succeed({ signed, signedBy: answer.issue_to, signerTaxCode })
}

export const createAgentClient = ({ now, createdBy, ...door }: AgentSettings): AgentClient => {
  let lastRead: TokenInfo | null = null
  const { ask, askPermission } = createAsking(door)
  const meaningOf = (error: ReadAgentError): SigningFailure => failureOfError(error, lastRead ?? unknownValidity)

  const inspectToken: AgentClient['inspectToken'] = async (signal) => {
    const patience = (await askPermission()) === 'toBeAsked' ? userPatience : tokenPatience
    const question = { path: '/getTokenInfo', body: '', schema: readTokenAnswerSchema, patience, signal } as const
    const answer = await ask(question, lastRead !== null)
    if (!answer.ok) return answer
    const { error } = answer.value
    if (error?.code === 'token.pinNeeded') return succeed(null)
    if (error) return fail(meaningOf(error))
    const token = tokenInfoOf(answer.value)
    lastRead = token
    return succeed(token)
  }

  return {
    askPermission,
    inspectToken,
    async readToken({ sellerTaxCode, signal }) {
      const read = await inspectToken(signal)
      if (!read.ok || read.value === null) return read
      const mismatch = tokenMismatch(withKnownValidity(read.value), sellerTaxCode, now())
      return mismatch === null ? read : fail(mismatch)
    },
    async signDocuments(request) {
      const { documents, signal } = request
      const body = encodedRequest({
        crt_by: createdBy,
        xml: documents.map(({ reqKey, xml, signId }) => ({ req_key: reqKey, xml, id_signing: signId })),
      })
      const question = {
        path: '/issueXmlList',
        body,
        schema: readSignedAnswerSchema,
        patience: userPatience,
        signal,
      } as const
      const answer = await ask(question, lastRead !== null)
      if (!answer.ok) return answer
      return answer.value.error ? fail(meaningOf(answer.value.error)) : checkedDocuments(request, answer.value)
    },
  }
}

/** A validity that the agent does not report is left to the server, which reads it from the certificate. */
const withKnownValidity = (token: TokenInfo): TokenInfo => ({
  ...token,
  notBefore: token.notBefore === '' ? '0000-01-01T00:00:00' : token.notBefore,
  notAfter: token.notAfter === '' ? '9999-12-31T23:59:59' : token.notAfter,
})
