import { assign, setup } from 'xstate'
import type { TokenInfo } from '../../domain/certificate.ts'
import { unexpected, type FailureCode, type SigningFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { permissionGuards, type AgentPermission } from '../agentPermission.ts'
import { notProvided } from '../placeholder.ts'
import type { SigningInput, SigningOutput, SigningTag } from '../signingWays.ts'

interface TokenSigningContext extends SigningInput {
  readonly token: TokenInfo | null
  /** The outcome that the chart has chosen its state by. Who shows that state takes from it only what it holds beside its code. */
  readonly failure: AttemptFailure | null
  readonly result: SigningOutput['result']
}

export type TokenSigningEvent =
  | { type: 'permission.understood' }
  | { type: 'signing.retried' }
  | { type: 'signatureSettings.opened' }
  | { type: 'dialog.dismissed' }

/** `unexpected` is an answer of the agent that no word exists for. */
export type AttemptFailure = SigningFailure | Unexpected
/** Null: the token shows its certificate only after its PIN. */
export type TokenRead = Result<TokenInfo | null, AttemptFailure>
export type DocumentSigned = Result<{ readonly signerTaxCode: string }, AttemptFailure>

const types: {
  input?: SigningInput
  context?: TokenSigningContext
  events?: TokenSigningEvent
  output?: SigningOutput
  tags?: SigningTag
  meta?: { seed: readonly string[] }
} = {}

/** Everything the chart names. */
export const signing = setup({
  types,
  actors: {
    askPermission: notProvided<AgentPermission>('askPermission'),
    readToken: notProvided<TokenRead, { sellerTaxCode: string }>('readToken'),
    signDocument: notProvided<DocumentSigned, SigningInput>('signDocument'),
  },
  actions: {
    keepToken: assign((_, params: { result: TokenRead }) => ({ token: params.result.ok ? params.result.value : null })),
    keepFailure: assign((_, params: { result: TokenRead | DocumentSigned }) => ({
      failure: params.result.ok ? null : params.result.failure,
    })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    markSigned: assign({ result: 'signed' }),
    markToSettings: assign({ result: 'toSettings' }),
    forgetAttempt: assign({ failure: null, token: null }),
  },
  guards: {
    ...permissionGuards,
    isDone: (_, params: { result: TokenRead | DocumentSigned }) => params.result.ok,
    isCertificateHidden: (_, params: { result: TokenRead }) => params.result.ok && params.result.value === null,
    hasFailure: ({ context }, params: { code: FailureCode }) => context.failure?.code === params.code,
  },
})
