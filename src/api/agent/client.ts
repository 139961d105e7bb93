import type * as v from 'valibot'
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
import { type AgentDoor, createAsking, tokenPatience } from './asking.ts'
import type { LoopbackPermission } from './permission.ts'
import { heardAgentVersion } from './version.ts'
import { signedFormFault } from './signedForm.ts'
import type { SignedLayout } from '../../domain/documents/signedLayout.ts'

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

interface InspectTokenRequest {
  /** Null where it is not known. */
  readonly sellerTaxCode: string | null
  readonly signal: AbortSignal
}

/** At most 50 of one taxpayer, which the agent signs with one consent and one PIN, or none of them. */
interface SignDocumentsRequest extends ReadTokenRequest {
  readonly documents: readonly {
    readonly reqKey: string
    readonly xml: string
    /** The `Id` of the element that the signature refers to. */
    readonly signId: string
    /** Where it is signed. */
    readonly layout: SignedLayout
  }[]
}

/** The signing agent on the user's computer (seed 000 §7). */
export interface AgentClient {
  readonly askPermission: () => Promise<LoopbackPermission>
  /**
   * The token and its certificate, whosever it is and whenever valid; of several, the seller's. Null where the token shows it only after
   * its PIN. Waits as `readToken`.
   */
  readonly inspectToken: (request: InspectTokenRequest) => Promise<Result<TokenInfo | null, SigningFailure>>
  /**
   * The token and its certificate, once it is known to be the seller's and valid now; null where the token shows it only after its
   * PIN, so that it is known after signing. Waits 5 s, or for the browser's question.
   */
  readonly readToken: (request: ReadTokenRequest) => Promise<Result<TokenInfo | null, SigningFailure>>
  /** Has documents signed and checks what comes back; waits 180 s, since the user consents and types the PIN meanwhile. */
  readonly signDocuments: (request: SignDocumentsRequest) => Promise<Result<SignedDocuments, SigningFailure>>
}

export interface AgentSettings extends AgentDoor {
  /** The moment in Vietnam, `YYYY-MM-DDTHH:mm:ss`. */
  readonly now: () => string
  /** Who has the document made; travels as `crt_by`. */
  readonly createdBy: string
}

const userPatience = 180_000

const unknownValidity = { notBefore: '', notAfter: '' }

/** What the documents were made into: they alone, unaltered but for a signature by the seller's certificate. */
const checkedDocuments = (
  { documents, sellerTaxCode }: SignDocumentsRequest,
  answer: v.InferOutput<typeof readSignedAnswerSchema>,
): Result<SignedDocuments, SigningFailure> => {
  if (answer.result.length < documents.length) return fail({ code: 'answer.notSigned' })
  if (answer.result.length > documents.length) return fail({ code: 'answer.altered' })
  const signed: { readonly reqKey: string; readonly xml: string }[] = []
  for (const [place, { reqKey, xml, layout }] of documents.entries()) {
    const document = answer.result[place]
    if (document?.req_key !== reqKey) return fail({ code: 'answer.altered' })
    const fault = signedFormFault(xml, document.xml, layout)
    if (fault !== null) return fail(fault)
    signed.push({ reqKey, xml: document.xml })
  }
  const signerTaxCode = taxCodeOf(answer)
  if (!isSameTaxCode(signerTaxCode, sellerTaxCode)) {
    return fail({ code: 'certificate.otherTaxCode', tokenTaxCode: signerTaxCode, sellerTaxCode })
  }
  return succeed({ signed, signedBy: answer.issue_to, signerTaxCode })
}

/** Reads the token; `lastRead` is the one that was there last. */
const createTokenReading = ({ now, ...door }: AgentSettings) => {
  let lastRead: TokenInfo | null = null
  const { ask, askPermission } = createAsking(door)
  const meaningOf = (error: ReadAgentError): SigningFailure => failureOfError(error, lastRead ?? unknownValidity)

  const askToken = async (body: string, signal: AbortSignal): Promise<Result<TokenInfo | null, SigningFailure>> => {
    const patience = (await askPermission()) === 'toBeAsked' ? userPatience : tokenPatience
    const question = { path: '/getTokenInfo', body, schema: readTokenAnswerSchema, patience, signal } as const
    const answer = await ask(question, lastRead !== null)
    if (!answer.ok) return answer
    const { error } = answer.value
    if (error?.code === 'token.pinNeeded') return succeed(null)
    if (error) return fail(meaningOf(error))
    const token = tokenInfoOf(answer.value)
    lastRead = token
    return succeed(token)
  }

  /** The seed's request names no tax code. Where its answer is of no use and the agent is this product's, the seller's certificate is asked for. */
  const inspectToken: AgentClient['inspectToken'] = async ({ sellerTaxCode, signal }) => {
    const any = await askToken('', signal)
    const isAskedAgain =
      sellerTaxCode !== null &&
      heardAgentVersion.now() !== null &&
      any.ok &&
      any.value !== null &&
      tokenMismatch(withKnownValidity(any.value), sellerTaxCode, now()) !== null
    return isAskedAgain ? askToken(JSON.stringify({ tax_code: sellerTaxCode }), signal) : any
  }
  return { ask, askPermission, inspectToken, meaningOf, hasRead: (): boolean => lastRead !== null }
}

export const createAgentClient = (settings: AgentSettings): AgentClient => {
  const { now, createdBy } = settings
  const { ask, askPermission, inspectToken, meaningOf, hasRead } = createTokenReading(settings)
  return {
    askPermission,
    inspectToken,
    async readToken({ sellerTaxCode, signal }) {
      const read = await inspectToken({ sellerTaxCode, signal })
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
      const answer = await ask(question, hasRead())
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
