import { assign, fromCallback, setup } from 'xstate'
import {
  unexpected,
  type CredentialFailure,
  type MailCodeFailure,
  type ServerFailure,
  type Unexpected,
} from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { mayEnter, type SessionUser } from '../../domain/session.ts'
import { notProvided } from '../placeholder.ts'

/** Why a sign-in did not succeed (seed 002 §8). */
export type SignInFailure = CredentialFailure | ServerFailure

/** What a sign-in answers: the user, and the path that it interrupted. */
export interface SignedIn {
  readonly user: SessionUser
  readonly callbackPath: string | null
}

interface SessionContext {
  readonly hostname: string
  readonly user: SessionUser | null
  /** Who has signed in in another tab while this page is still the user's. */
  readonly other: SessionUser | null
  readonly callbackPath: string | null
  readonly failure: SignInFailure | MailCodeFailure | Unexpected | null
}

/** The password never travels here: the hook keeps it for the one actor that uses it. */
export type SessionEvent =
  | { type: 'credentials.submitted' }
  | { type: 'credentials.edited' }
  | { type: 'registrationNotice.dismissed' }
  | { type: 'warning.dismissed' }
  | { type: 'signIn.requested' }
  | { type: 'renewal.dismissed' }
  | { type: 'session.refused' }
  | { type: 'session.displaced' }
  | { type: 'other.accepted' }
  | { type: 'session.startedElsewhere' }
  | { type: 'session.endedElsewhere'; accountId: string }
  | { type: 'page.shown' }
  | { type: 'signOut.requested' }
  | { type: 'signOut.dismissed' }
  | { type: 'signOut.confirmed' }
  | { type: 'password.submitted' }
  | { type: 'code.submitted' }
  | { type: 'code.edited' }
  | { type: 'code.requested' }
  | { type: 'code.abandoned' }
  | { type: 'step.retried' }

export type Read = Result<SessionUser | null, ServerFailure>
export type Attempt = Result<SignedIn, SignInFailure>
/** What a sign-in with a code answers. */
export type CodeAttempt = Result<SignedIn, ServerFailure | Extract<MailCodeFailure, { code: `signIn.code${string}` }>>
type AnyAttempt = Attempt | CodeAttempt
type Ended = Result<null, ServerFailure>
/** What asking for another code answers. */
export type CodeSent = Result<null, ServerFailure | Exclude<MailCodeFailure, { code: 'signIn.codeWrong' }>>

const notSet = (delay: string): never => {
  throw new Error(`delay '${delay}' was not provided`)
}

const types: {
  input?: { hostname: string }
  context?: SessionContext
  events?: SessionEvent
  /** `inside`: the screens of the product stay mounted, so that a half-filled form survives. */
  tags?: 'inside' | 'busy' | 'askingCredentials' | 'signInOpen' | 'passwordDue' | 'displaced'
  meta?: { seed: readonly string[] }
} = {}

/** Everything the chart names. */
export const sessions = setup({
  types,
  actors: {
    readSession: notProvided<Read>('readSession'),
    signIn: notProvided<Attempt>('signIn'),
    checkCode: notProvided<CodeAttempt>('checkCode'),
    sendCode: notProvided<CodeSent>('sendCode'),
    signOut: notProvided<Ended>('signOut'),
    changePassword: notProvided<Ended>('changePassword'),
    followOtherTabs: fromCallback<SessionEvent>(() => {
      throw new Error("actor 'followOtherTabs' was not provided")
    }),
  },
  actions: {
    keepUser: assign((_, params: { read: Read }) => ({ user: params.read.ok ? params.read.value : null, other: null })),
    keepSignedIn: assign((_, params: { attempt: AnyAttempt }) =>
      params.attempt.ok
        ? {
            user: params.attempt.value.user,
            other: null,
            callbackPath: params.attempt.value.callbackPath,
            failure: null,
          }
        : {},
    ),
    keepSignInFailure: assign((_, params: { attempt: AnyAttempt }) => ({
      failure: params.attempt.ok ? null : params.attempt.failure,
    })),
    keepFailure: assign((_, params: { result: Read | CodeSent }) => ({
      failure: params.result.ok ? null : params.result.failure,
    })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    keepOther: assign((_, params: { read: Read }) => ({ other: params.read.ok ? params.read.value : null })),
    takeOther: assign(({ context }) => ({ user: context.other, other: null, callbackPath: null })),
    forgetOther: assign({ other: null }),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, other: null, callbackPath: null, failure: null }),
    forgetWhatWasRead: () => {},
    announceFailure: (_, _params: { attempt: Attempt }) => {},
    announceStarted: () => {},
    announceEnded: () => {},
    releaseWaitingCalls: () => {},
    refuseWaitingCalls: () => {},
  },
  guards: {
    isSignedIn: (_, params: { read: Read }) => params.read.ok && params.read.value !== null,
    isNobody: (_, params: { read: Read }) => params.read.ok && params.read.value === null,
    isSamePersonRead: ({ context }, params: { read: Read }) =>
      params.read.ok && params.read.value?.id === context.user?.id,
    isOfThisPage: ({ context }, params: { accountId: string }) => params.accountId === context.user?.id,
    isPageEmpty: ({ context }, params: { read: Read }) =>
      context.user?.must_change_password === true && params.read.ok && params.read.value !== null,
    isForeignToHost: ({ context }, params: { read: Read }) =>
      params.read.ok && params.read.value !== null && !mayEnter(params.read.value, context.hostname),
    isDeniedOnHost: ({ context }, params: { attempt: AnyAttempt }) =>
      params.attempt.ok && !mayEnter(params.attempt.value.user, context.hostname),
    isAccepted: (_, params: { attempt: AnyAttempt }) => params.attempt.ok,
    isSamePerson: ({ context }, params: { attempt: Attempt }) =>
      params.attempt.ok && params.attempt.value.user.id === context.user?.id,
    isAccountNotActive: (_, params: { attempt: Attempt }) =>
      !params.attempt.ok && params.attempt.failure.code === 'account.notActive',
    isCodeNeeded: (_, params: { attempt: Attempt }) =>
      !params.attempt.ok && params.attempt.failure.code === 'signIn.codeNeeded',
    isCodeOver: (_, params: { attempt: AnyAttempt }) =>
      !params.attempt.ok && params.attempt.failure.code === 'signIn.codeEnded',
    isSignInOver: (_, params: { result: CodeSent }) =>
      !params.result.ok && ['signIn.codeEnded', 'signIn.noMoreCodes'].includes(params.result.failure.code),
    isPasswordDue: ({ context }) => context.user?.must_change_password === true,
    isDone: (_, params: { result: CodeSent }) => params.result.ok,
  },
  delays: {
    untilWarning: () => notSet('untilWarning'),
    untilExpiry: () => notSet('untilExpiry'),
    denialNotice: 1500,
  },
})
