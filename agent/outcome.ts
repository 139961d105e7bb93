import type { AgentErrorAnswer, AgentFailureCode, AgentRefusalCode } from '../src/api/agent/protocol.ts'
import type { KeyStoreFailure } from '../signing/keystores/keystore.ts'

/** What stops a piece of work: the error for the page, and a code for the log that reveals nothing of PIN or document. */
export interface RefusedWork {
  readonly error: AgentErrorAnswer
  readonly detail?: string
}

export const agentFailure = (code: AgentFailureCode, more: Omit<AgentErrorAnswer, 'code'> = {}): RefusedWork => ({
  error: { code, ...more },
})

/** A key store's failure in the protocol's codes. */
export const keyStoreFailure = (failure: KeyStoreFailure): RefusedWork => {
  switch (failure.code) {
    case 'token_absent':
      return agentFailure('token.absent')
    case 'token_removed':
      return agentFailure('token.removed')
    case 'pin_wrong':
      return agentFailure('pin.wrong', { attempts_left: failure.attemptsLeft })
    case 'pin_locked':
      return agentFailure('pin.locked')
    case 'pin_needed':
      return agentFailure('token.pinNeeded')
    case 'no_certificate':
      return agentFailure('token.noCertificate')
    case 'key_not_rsa':
      return agentFailure('certificate.keyNotRsa', { key_type: failure.keyType })
    default:
      return { ...agentFailure('token.failed', { reason: failure.code }), detail: failure.detail }
  }
}

/** What a request came to: an answer with its HTTP status, and what the log says of it. */
export interface Outcome {
  readonly status: number
  readonly body: unknown
  readonly code: 'ok' | AgentFailureCode | AgentRefusalCode
  readonly detail?: string
}
