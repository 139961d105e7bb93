import type { SnapshotFrom } from 'xstate'
import type { hsmSigning } from '../../machines/hsmSigning/hsmSigning.ts'
import type { HsmSigningFailure } from '../../machines/hsmSigning/setup.ts'

type State = Extract<SnapshotFrom<typeof hsmSigning>['value'], string>
export type StoppedState = Exclude<
  State,
  | 'readingCertificates'
  | 'noCertificate'
  | 'choosingCertificate'
  | 'loggingIn'
  | 'signing'
  | 'findingCause'
  | 'signed'
  | 'leftForSettings'
  | 'givenUp'
>

type Cause = (outcome: HsmSigningFailure | null) => HsmSigningFailure

const bug: HsmSigningFailure = { code: 'unexpected', detail: '' }

const plain =
  (failure: HsmSigningFailure): Cause =>
  () =>
    failure
const outcomeItself: Cause = (outcome) => outcome ?? bug

/** What each stopped state shows: the state decides it, and the outcome adds messages and reasons (docs/decisions/0230). */
const causes: { readonly [State in StoppedState]: Cause } = {
  certificatesUnread: outcomeItself,
  pinLocked: plain({ code: 'hsm.pinLocked' }),
  hsmNotConfigured: plain({ code: 'hsm.notConfigured' }),
  hsmUnreachable: plain({ code: 'hsm.unreachable' }),
  tooManyAttempts: plain({ code: 'hsm.tooManyAttempts' }),
  certificateAbsent: plain({ code: 'hsm.certificateAbsent' }),
  taxCodeDiffers: plain({ code: 'hsm.otherTaxCode' }),
  certificateExpired: plain({ code: 'hsm.certificateExpired' }),
  itemFailed: (outcome) =>
    outcome?.code === 'hsm.notSigned' ? outcome : { code: 'hsm.notSigned', reason: '', message: '' },
  answerNotSigned: plain({ code: 'hsm.answerUnsigned' }),
  answerAltered: plain({ code: 'hsm.answerAltered' }),
  serverRefused: outcomeItself,
  answerLost: outcomeItself,
  failedUnexpectedly: outcomeItself,
}

export const stopCause = (state: StoppedState, outcome: HsmSigningFailure | null): HsmSigningFailure =>
  causes[state](outcome)
