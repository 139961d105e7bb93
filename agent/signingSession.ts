import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { Certificate } from '../signing/certificate.ts'
import type { KeyStore, KeyStoreFailure, OpenKey, PinState } from '../signing/keystores/keystore.ts'
import { type SignFailure, signDocument } from '../signing/xmldsig/sign.ts'
import type { ExaminedDocument, RequestedDocument } from './documents.ts'
import { type RefusedWork, agentFailure, keyStoreFailure } from './outcome.ts'
import type { Prompt, PromptRequest } from './prompt/prompt.ts'
import { shownCertificate } from './tokenFacts.ts'

/** What one piece of work is done with. */
export interface SigningContext {
  readonly keyStore: KeyStore
  readonly prompt: Prompt
  readonly now: () => Date
  /** The page that asks. */
  readonly origin: string
  /** Aborted when the page's connection has ended, by the page or because the agent stops. */
  readonly signal: AbortSignal
}

/** A token that can sign, before anybody is asked for its PIN. */
export interface ReadyToken {
  readonly pinState: PinState
  /** Null where the certificate lies behind the PIN. */
  readonly certificate: Certificate | null
}

type Question = Omit<PromptRequest, 'origin' | 'needsPin' | keyof ReadyToken>

const isPinFailure = ({ code }: KeyStoreFailure): boolean => code === 'pin_wrong' || code === 'pin_locked'

/**
 * Asks for consent and PIN, then opens the key of the certificate that was shown with that PIN, once. A wrong PIN that nobody has typed is reported as the configuration's,
 * which only whoever administers the agent can mend.
 */
export const openWithConsent = async (
  context: SigningContext,
  { pinState, certificate }: ReadyToken,
  question: Question,
): Promise<Result<OpenKey, RefusedWork>> => {
  const answer = await context.prompt.ask(
    {
      ...question,
      origin: context.origin,
      pinState,
      certificate: certificate === null ? null : shownCertificate(certificate),
      needsPin: true,
    },
    context.signal,
  )
  if (answer.kind === 'unavailable') return fail(agentFailure('agent.noPrompt'))
  if (answer.kind === 'configuredPinRefused') return fail(agentFailure('agent.pinRefused'))
  if (answer.kind === 'cancelled' || context.signal.aborted) return fail(agentFailure('signing.cancelled'))
  const opened = await context.keyStore.open(answer.pin, {
    taxCode: question.taxpayer.taxCode,
    certificate: certificate?.raw,
  })
  if (opened.ok) return opened
  if (answer.kind === 'given' || !isPinFailure(opened.failure)) return fail(keyStoreFailure(opened.failure))
  answer.forget()
  return fail(opened.failure.code === 'pin_wrong' ? agentFailure('agent.pinRefused') : keyStoreFailure(opened.failure))
}

const signFailure = (failure: SignFailure, document: RequestedDocument): RefusedWork => {
  switch (failure.code) {
    case 'token_absent':
    case 'token_removed':
    case 'pin_wrong':
    case 'pin_locked':
    case 'no_certificate':
    case 'key_not_rsa':
    case 'pin_needed':
    case 'library_failed':
      return keyStoreFailure(failure)
    case 'certificate_malformed':
      return agentFailure('token.failed', { reason: failure.code })
    default:
      return agentFailure('document.refused', { req_key: document.req_key, reason: failure.code })
  }
}

export interface SignedDocument {
  readonly req_key: string
  readonly xml: string
}

/** Signs all documents with one open key, or none is answered. */
export const signDocuments = async (
  key: OpenKey,
  documents: readonly ExaminedDocument[],
  context: SigningContext,
): Promise<Result<readonly SignedDocument[], RefusedWork>> => {
  const result: SignedDocument[] = []
  for (const document of documents) {
    if (context.signal.aborted) return fail(agentFailure('signing.cancelled'))
    const request = {
      xml: document.xml,
      signId: document.id_signing,
      layout: document.layout,
      key,
      signingTime: context.now(),
    }
    const signed = await signDocument(request)
    if (!signed.ok) return fail(signFailure(signed.failure, document))
    result.push({ req_key: document.req_key, xml: signed.value.xml })
  }
  return succeed(result)
}
