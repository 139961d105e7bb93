import type { HsmRegistrationFailure } from '../../../../machines/hsmRegistration/setup.ts'

type Cause = (outcome: HsmRegistrationFailure | null) => HsmRegistrationFailure

const plain =
  (failure: HsmRegistrationFailure): Cause =>
  () =>
    failure
const outcomeItself: Cause = (outcome) => outcome ?? { code: 'unexpected', detail: '' }

/** What each stopped state shows: the state decides it, and the outcome adds messages and reasons (docs/decisions/0230). */
const causes = {
  certificatesUnread: outcomeItself,
  hsmUnreachable: plain({ code: 'hsm.unreachable' }),
  tooManyAttempts: plain({ code: 'hsm.tooManyAttempts' }),
  certificateAbsent: plain({ code: 'hsm.certificateAbsent' }),
  taxCodeDiffers: plain({ code: 'hsm.otherTaxCode' }),
  certificateExpired: plain({ code: 'hsm.certificateExpired' }),
  pinLocked: plain({ code: 'hsm.pinLocked' }),
  refused: outcomeItself,
  certificateExists: outcomeItself,
} as const satisfies Readonly<Record<string, Cause>>

export type StoppedState = keyof typeof causes

export const stopCause = (state: StoppedState, outcome: HsmRegistrationFailure | null): HsmRegistrationFailure =>
  causes[state](outcome)
