import { assign, setup } from 'xstate'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'

export interface UserCredentialsInput {
  /** Whether the user is being made, or exists already. */
  readonly isNew: boolean
}

interface UserCredentialsContext {
  readonly isNew: boolean
  readonly failure: ServerFailure | Unexpected | null
}

export type UserCredentialsEvent =
  | { type: 'userId.edited' }
  | { type: 'verify.requested'; userId: string }
  | { type: 'userId.refused' }
  | { type: 'reset.requested' }
  | { type: 'reset.cancelled' }

/** What checking an id, or asking for a reset, answers. */
export type CredentialsAnswer = Result<null, ServerFailure>

const types: {
  input?: UserCredentialsInput
  context?: UserCredentialsContext
  events?: UserCredentialsEvent
  /** `settled`: the user id can be saved. `givesPassword`: the fields of a new password are shown, and saved. */
  tags?: 'settled' | 'givesPassword' | 'busy'
  meta?: { seed: readonly string[] }
} = {}

const isTaken = (answer: CredentialsAnswer): boolean =>
  !answer.ok && answer.failure.code === 'server.refused' && answer.failure.reason === 'user.idTaken'

/** Everything the chart names. */
export const credentialsSetup = setup({
  types,
  actors: {
    checkUserId: notProvided<CredentialsAnswer, { readonly userId: string }>('checkUserId'),
    askReset: notProvided<CredentialsAnswer>('askReset'),
  },
  actions: {
    keepFailure: assign((_, { answer }: { answer: CredentialsAnswer }) => ({
      failure: answer.ok ? null : answer.failure,
    })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    announceVerified: () => {},
    emptyPassword: () => {},
  },
  guards: {
    isNew: ({ context }) => context.isNew,
    isOk: (_, { answer }: { answer: CredentialsAnswer }) => answer.ok,
    isTaken: (_, { answer }: { answer: CredentialsAnswer }) => isTaken(answer),
  },
})
