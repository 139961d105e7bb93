import type { RegistrationMismatch, TokenMismatch } from './certificate.ts'

/** A field the server refuses, named as in the body (`digital_signatures.0.serial_no`), with a message code. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** The way to the server: nothing of it says whether the server has done its work. */
export type ConnectionFailure =
  | { readonly code: 'connection.lost' }
  | { readonly code: 'connection.tooSlow' }
  | { readonly code: 'connection.cancelled' }

/** Reason of a request that something between page and server, such as a proxy, does not let through for its size. */
export const tooLargeOnTheWay = 'way.tooLarge'

/** The server has answered, and not with success. `reason` is one of the contract's refusal codes. */
export interface Refusal {
  readonly code: 'server.refused'
  readonly status: number
  readonly reason: string
  /** The server's own message; shown where the catalogue has no text for the reason. */
  readonly message: string
  readonly fields: readonly FieldProblem[]
  /** How often a secret may be tried again, where the server counts. */
  readonly attemptsLeft?: number
  /** Bytes of what was sent, where it was too large. */
  readonly sentBytes?: number
  /** Names the request in the server's log. */
  readonly requestId?: string
}

/** The server could not do its part: what was asked may have been done, or not. */
export interface ServerFailed {
  readonly code: 'server.failed'
  readonly status: number
  /** The server's own code, such as `database.unavailable`, where it gave one. */
  readonly reason?: string
  /** Names the request in the server's log. */
  readonly requestId?: string
}

/** Another tab of this browser is at the same declaration; nothing has been sent from here. */
export interface TakenElsewhere {
  readonly code: 'work.elsewhere'
}

/** Of documents that go together one is signed and another one is not, for `reason`: the code of what kept it from that. */
export interface SignedInPart {
  readonly code: 'signing.inPart'
  readonly reason: string
}

/** A saved draft breaks rules of the form, as the page found when it read it: no XML was asked for (seed 000 §5). */
export interface DraftInvalid {
  readonly code: 'draft.invalid'
  readonly fields: readonly FieldProblem[]
}

/** The server has no call that says what became of a registration, and the declaration itself does not show it (docs/decisions/0132). */
export interface RegistrationUnseen {
  readonly code: 'registration.unseen'
}

export type ServerFailure =
  | ConnectionFailure
  | RegistrationUnseen
  | Refusal
  | ServerFailed
  | { readonly code: 'server.unreadable' }
  | { readonly code: 'session.ended' }

/** The way to the local signing agent (seed 000 §8; security page, browser to agent). */
export type AgentUnavailable =
  | { readonly code: 'agent.notRunning' }
  /** It has answered this page before and does not now: it has ended, or is starting again. */
  | { readonly code: 'agent.gone' }
  /** The browser lets no page of this site reach this computer, and asks nobody. */
  | { readonly code: 'agent.browserUnable' }
  | { readonly code: 'agent.blocked' }
  | { readonly code: 'agent.permissionPending' }
  | { readonly code: 'agent.tooSlow' }
  | { readonly code: 'agent.busy' }
  | { readonly code: 'agent.noPrompt' }
  /** The token refuses the PIN in the agent's own configuration. */
  | { readonly code: 'agent.pinRefused' }
  | { readonly code: 'agent.refused'; readonly reason: string }

/** What token, user or certificate stand in the way with. */
export type TokenFailure =
  | { readonly code: 'token.absent' }
  | { readonly code: 'token.removed' }
  | { readonly code: 'token.failed' }
  | { readonly code: 'token.noCertificate' }
  | { readonly code: 'pin.wrong'; readonly attemptsLeft: number | null }
  | { readonly code: 'pin.locked' }
  | { readonly code: 'signing.cancelled' }
  | TokenMismatch
  | RegistrationMismatch

/** What came back from the agent is not the signed form of what was sent. */
export type AnswerFailure = { readonly code: 'answer.notSigned' } | { readonly code: 'answer.altered' }

export type SigningFailure = AgentUnavailable | TokenFailure | AnswerFailure

/** What the signing server says of itself, an account or a key before any secret of the key is tried. */
export type HsmAccessFailure =
  /** This server leads to no signing server of the provider. */
  | { readonly code: 'hsm.notConfigured' }
  | { readonly code: 'hsm.unreachable' }
  | { readonly code: 'hsm.credentialsInvalid' }
  /** The account waits after too many wrong passwords. */
  | { readonly code: 'hsm.tooManyAttempts' }
  | { readonly code: 'hsm.certificateAbsent' }
  | { readonly code: 'hsm.pinLocked' }
  | { readonly code: 'hsm.otherTaxCode' }
  /** Past its end, or before its first day. */
  | { readonly code: 'hsm.certificateExpired' }

/** The same where PIN or one-time code are tried. */
export type HsmKeyFailure =
  | HsmAccessFailure
  /** Null where the signing server does not say how many attempts are left. */
  | { readonly code: 'hsm.pinWrong'; readonly attemptsLeft: number | null }
  /** The one-time code is missing, wrong or was used before. */
  | { readonly code: 'hsm.otpWrong'; readonly attemptsLeft: number | null }

/** What the signing server, an account of it or a key in it stand in the way with (seed 002 §4.4, §7.4, §8). */
export type HsmFailure =
  | HsmKeyFailure
  /** The signing server has not signed this document: its code for it, and its own message, each empty where it has none. */
  | { readonly code: 'hsm.notSigned'; readonly reason: string; readonly message: string }
  /** What came back carries no signature, or is not what was sent. */
  | { readonly code: 'hsm.answerUnsigned' }
  | { readonly code: 'hsm.answerAltered' }

/** What the provider of remote signatures says of itself, a user of it or a certificate of that user (CSC API v2). */
export type RemoteFailure =
  /** This server leads to no provider. */
  | { readonly code: 'remoteSigning.notConfigured' }
  | { readonly code: 'remoteSigning.unreachable' }
  | { readonly code: 'remoteSigning.userUnknown' }
  /** Asked too often: the server waits for a while. */
  | { readonly code: 'remoteSigning.tooManyAttempts' }
  | { readonly code: 'remoteSigning.certificateAbsent' }
  | { readonly code: 'remoteSigning.otherTaxCode' }
  /** Past its end, or before its first day. */
  | { readonly code: 'remoteSigning.certificateExpired' }

/** What keeps a document from being signed by the provider. */
export type RemoteSigningFailure =
  | RemoteFailure
  /** The provider's signature is wrong or lost; the request has ended. */
  | { readonly code: 'remoteSigning.signatureUnusable' }
  /** What came back carries no signature, or is not what was to be signed. */
  | { readonly code: 'remoteSigning.answerUnsigned' }
  | { readonly code: 'remoteSigning.answerAltered' }

/** A bug or a state nobody foresaw; `detail` is for copying, never shown as the explanation. */
export interface Unexpected {
  readonly code: 'unexpected'
  readonly detail: string
}

/** Why somebody is not let in (seed 002 §8). */
export type CredentialFailure =
  | { readonly code: 'account.notActive' }
  | { readonly code: 'user.notFound' }
  | { readonly code: 'password.incorrect' }
  /** The server refuses and does not say which of the two is wrong, or anything else. */
  | { readonly code: 'credentials.invalid' }
  | { readonly code: 'signIn.tooMany'; readonly message: string }
  /** The account is guessed at: a code is needed as well, which is mailed where the password was right. */
  | { readonly code: 'signIn.codeNeeded' }

/** Why a code that was mailed does not let in, or no other one is mailed. */
export type MailCodeFailure =
  | { readonly code: 'signIn.codeWrong' }
  /** The code is too old, or was guessed at too often. */
  | { readonly code: 'signIn.codeEnded' }
  /** As many codes as one sign-in is given have been mailed. */
  | { readonly code: 'signIn.noMoreCodes' }

export type Failure =
  | ServerFailure
  | TakenElsewhere
  | SignedInPart
  | DraftInvalid
  | SigningFailure
  | HsmFailure
  | RemoteSigningFailure
  | Unexpected
export type FailureCode = Failure['code']

export const unexpected = (error: unknown): Unexpected => ({
  code: 'unexpected',
  detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
})

/** Whether the server refuses the signature itself, so that another one of the same XML may help. */
export const isSignatureRefused = (failure: Failure | null): boolean =>
  failure?.code === 'server.refused' && failure.reason.startsWith('signature.')

/** The fields that the server refuses, or that break a rule in a draft; none of any other failure. */
export const refusedFields = (failure: Failure | null): readonly FieldProblem[] =>
  failure?.code === 'server.refused' || failure?.code === 'draft.invalid' ? failure.fields : []
