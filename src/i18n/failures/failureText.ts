import type { MessageDescriptor } from '@lingui/core'
import type { Failure } from '../../domain/failure.ts'

/** Failures of signing in that the session machine names beside those of the server (seed 002 §8). */
export type CredentialFailure =
  | { readonly code: 'account.notActive' }
  | { readonly code: 'user.notFound' }
  | { readonly code: 'password.incorrect' }
  | { readonly code: 'signIn.tooMany'; readonly message: string }

export type TellableFailure = Failure | CredentialFailure

/** What happened, what to do, and the words of the button that does it, where there is one thing to do. */
export interface FailureMessage {
  readonly title: MessageDescriptor | string
  readonly text: MessageDescriptor | string
  readonly action?: MessageDescriptor
}
