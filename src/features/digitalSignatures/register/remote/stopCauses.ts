import type { RemoteRegistrationFailure } from '../../../../machines/remoteRegistration/setup.ts'

type Cause = (outcome: RemoteRegistrationFailure | null) => RemoteRegistrationFailure

const plain =
  (failure: RemoteRegistrationFailure): Cause =>
  () =>
    failure
const outcomeItself: Cause = (outcome) => outcome ?? { code: 'unexpected', detail: '' }

/** What each stopped state shows: the state decides it, and the outcome adds messages and reasons (docs/decisions/0230). */
const causes = {
  certificatesUnread: outcomeItself,
  notConfigured: plain({ code: 'remoteSigning.notConfigured' }),
  unreachable: plain({ code: 'remoteSigning.unreachable' }),
  tooManyAttempts: plain({ code: 'remoteSigning.tooManyAttempts' }),
  certificateAbsent: plain({ code: 'remoteSigning.certificateAbsent' }),
  taxCodeDiffers: plain({ code: 'remoteSigning.otherTaxCode' }),
  certificateExpired: plain({ code: 'remoteSigning.certificateExpired' }),
  sameExists: outcomeItself,
  refused: outcomeItself,
} as const satisfies Readonly<Record<string, Cause>>

export type StoppedState = keyof typeof causes

export const stopCause = (state: StoppedState, outcome: RemoteRegistrationFailure | null): RemoteRegistrationFailure =>
  causes[state](outcome)
