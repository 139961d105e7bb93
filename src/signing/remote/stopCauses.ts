import type { SnapshotFrom } from 'xstate'
import type { remoteSigning } from '../../machines/remoteSigning/remoteSigning.ts'
import type { RemoteAttemptFailure } from '../../machines/remoteSigning/setup.ts'

type State = Extract<SnapshotFrom<typeof remoteSigning>['value'], string>
export type StoppedState = Exclude<
  State,
  | 'readingCertificates'
  | 'findingRequest'
  | 'noCertificate'
  | 'choosingCertificate'
  | 'awaitingConfirmation'
  | 'findingCause'
  | 'cancelling'
  | 'signed'
  | 'leftForSettings'
  | 'givenUp'
>

type Cause = (outcome: RemoteAttemptFailure | null) => RemoteAttemptFailure | null

const bug: RemoteAttemptFailure = { code: 'unexpected', detail: '' }

const plain =
  (failure: RemoteAttemptFailure): Cause =>
  () =>
    failure
const outcomeItself: Cause = (outcome) => outcome ?? bug
const none: Cause = () => null

/**
 * What each stopped state shows: the state decides it, and the outcome adds messages and reasons (docs/decisions/0230). Null where nothing
 * has failed: the request came to its end in another way than by a signature.
 */
const causes: { readonly [State in StoppedState]: Cause } = {
  certificatesUnread: outcomeItself,
  refused: none,
  expired: none,
  cancelled: none,
  connectionLost: outcomeItself,
  stillOpen: outcomeItself,
  requestUnanswered: outcomeItself,
  notConfigured: plain({ code: 'remoteSigning.notConfigured' }),
  unreachable: plain({ code: 'remoteSigning.unreachable' }),
  tooManyAttempts: plain({ code: 'remoteSigning.tooManyAttempts' }),
  userUnknown: plain({ code: 'remoteSigning.userUnknown' }),
  certificateAbsent: plain({ code: 'remoteSigning.certificateAbsent' }),
  taxCodeDiffers: plain({ code: 'remoteSigning.otherTaxCode' }),
  certificateExpired: plain({ code: 'remoteSigning.certificateExpired' }),
  signatureUnusable: plain({ code: 'remoteSigning.signatureUnusable' }),
  answerNotSigned: plain({ code: 'remoteSigning.answerUnsigned' }),
  answerAltered: plain({ code: 'remoteSigning.answerAltered' }),
  serverRefused: outcomeItself,
  failedUnexpectedly: outcomeItself,
}

export const stopCause: (state: StoppedState, outcome: RemoteAttemptFailure | null) => RemoteAttemptFailure | null = (
  state,
  outcome,
) => causes[state](outcome)
