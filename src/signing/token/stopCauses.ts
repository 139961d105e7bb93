import type { SnapshotFrom } from 'xstate'
import type { tokenSigning } from '../../machines/tokenSigning/tokenSigning.ts'
import type { AttemptFailure } from '../../machines/tokenSigning/setup.ts'

type State = SnapshotFrom<typeof tokenSigning>['value']
export type StoppedState = Exclude<
  State,
  | 'askingPermission'
  | 'permissionNeeded'
  | 'readingToken'
  | 'signingDocument'
  | 'findingCause'
  | 'signed'
  | 'leftForSettings'
  | 'givenUp'
>

type Code = AttemptFailure['code']
type FailureOf<Of extends Code> = Extract<AttemptFailure, { code: Of }>

const isOf = <Of extends Code>(code: Of, failure: AttemptFailure | null): failure is FailureOf<Of> =>
  failure?.code === code

/** What the outcome holds beside its code, or `otherwise` where it holds nothing of this. */
const outcomeOr = <Of extends Code>(
  otherwise: FailureOf<Of>,
  failure: AttemptFailure | null,
  code: Of,
): FailureOf<Of> => (isOf(code, failure) ? failure : otherwise)

/** What each stopped state shows. The state alone decides it; the outcome adds numbers, dates and reasons (docs/decisions/0230). */
const causes: { readonly [State in StoppedState]: (outcome: AttemptFailure | null) => AttemptFailure } = {
  agentNotRunning: () => ({ code: 'agent.notRunning' }),
  agentGone: () => ({ code: 'agent.gone' }),
  browserCannotReach: () => ({ code: 'agent.browserUnable' }),
  blockedByBrowser: () => ({ code: 'agent.blocked' }),
  agentTooSlow: () => ({ code: 'agent.tooSlow' }),
  agentBusy: () => ({ code: 'agent.busy' }),
  agentCannotAsk: () => ({ code: 'agent.noPrompt' }),
  configuredPinRefused: () => ({ code: 'agent.pinRefused' }),
  agentRefused: (outcome) => outcomeOr({ code: 'agent.refused', reason: '' }, outcome, 'agent.refused'),
  tokenAbsent: () => ({ code: 'token.absent' }),
  tokenRemoved: () => ({ code: 'token.removed' }),
  certificateMissing: () => ({ code: 'token.noCertificate' }),
  tokenFailed: () => ({ code: 'token.failed' }),
  pinWrong: (outcome) => outcomeOr({ code: 'pin.wrong', attemptsLeft: null }, outcome, 'pin.wrong'),
  pinLocked: () => ({ code: 'pin.locked' }),
  cancelledByUser: () => ({ code: 'signing.cancelled' }),
  certificateExpired: (outcome) =>
    outcomeOr({ code: 'certificate.expired', notAfter: '' }, outcome, 'certificate.expired'),
  certificateNotYetValid: (outcome) =>
    outcomeOr({ code: 'certificate.notYetValid', notBefore: '' }, outcome, 'certificate.notYetValid'),
  taxCodeDiffers: (outcome) =>
    outcomeOr(
      { code: 'certificate.otherTaxCode', tokenTaxCode: '', sellerTaxCode: '' },
      outcome,
      'certificate.otherTaxCode',
    ),
  keyNotRsa: (outcome) => outcomeOr({ code: 'certificate.keyNotRsa', keyType: '' }, outcome, 'certificate.keyNotRsa'),
  certificateNotRegistered: (outcome) =>
    outcomeOr({ code: 'certificate.notRegistered', serialNumber: '' }, outcome, 'certificate.notRegistered'),
  certificateNotInUse: (outcome) =>
    outcomeOr({ code: 'certificate.notInUse', serialNumber: '' }, outcome, 'certificate.notInUse'),
  answerNotSigned: () => ({ code: 'answer.notSigned' }),
  answerAltered: () => ({ code: 'answer.altered' }),
  failedUnexpectedly: (outcome) => outcomeOr({ code: 'unexpected', detail: '' }, outcome, 'unexpected'),
}

export const stopCause = (state: StoppedState, outcome: AttemptFailure | null): AttemptFailure => causes[state](outcome)
