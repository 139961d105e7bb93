import type { SnapshotFrom } from 'xstate'
import type { AttemptFailure } from '../../../../machines/tokenRegistration/setup.ts'
import type { tokenRegistration } from '../../../../machines/tokenRegistration/tokenRegistration.ts'

type State = SnapshotFrom<typeof tokenRegistration>['value']
export type StoppedState = Exclude<
  State,
  | 'askingPermission'
  | 'permissionNeeded'
  | 'readingToken'
  | 'findingCause'
  | 'confirming'
  | 'registering'
  | 'askingOutcome'
  | 'notRegistered'
  | 'outcomeUnknown'
  | 'registered'
  | 'finished'
  | 'leftForDeclaration'
  | 'leftForExisting'
  | 'postponed'
  | 'givenUp'
>

const isOneOf = (outcome: AttemptFailure | null, codes: readonly AttemptFailure['code'][]): outcome is AttemptFailure =>
  outcome !== null && codes.includes(outcome.code)

const refusedWith = (reason: string): AttemptFailure => ({
  code: 'server.refused',
  status: 409,
  reason,
  message: '',
  fields: [],
})

/** The outcome where its code is one of the state's, else the state's own. */
const outcomeOr =
  (otherwise: AttemptFailure, ...codes: readonly AttemptFailure['code'][]) =>
  (outcome: AttemptFailure | null): AttemptFailure =>
    isOneOf(outcome, [otherwise.code, ...codes]) ? outcome : otherwise

const always = (cause: AttemptFailure | null) => (): AttemptFailure | null => cause

/**
 * What each stopped state shows. The state alone decides it; the outcome adds numbers, dates and reasons (docs/decisions/0230). Null where
 * nothing has failed: the token keeps its certificate to itself.
 */
const causes: { readonly [State in StoppedState]: (outcome: AttemptFailure | null) => AttemptFailure | null } = {
  agentNotRunning: always({ code: 'agent.notRunning' }),
  agentGone: always({ code: 'agent.gone' }),
  browserCannotReach: always({ code: 'agent.browserUnable' }),
  blockedByBrowser: always({ code: 'agent.blocked' }),
  agentTooSlow: always({ code: 'agent.tooSlow' }),
  agentBusy: always({ code: 'agent.busy' }),
  agentRefused: outcomeOr({ code: 'agent.refused', reason: '' }),
  tokenAbsent: always({ code: 'token.absent' }),
  certificateMissing: always({ code: 'token.noCertificate' }),
  certificateHidden: always(null),
  tokenFailed: always({ code: 'token.failed' }),
  certificateExpired: outcomeOr({ code: 'certificate.expired', notAfter: '' }),
  certificateNotYetValid: outcomeOr({ code: 'certificate.notYetValid', notBefore: '' }),
  keyNotRsa: outcomeOr({ code: 'certificate.keyNotRsa', keyType: '' }),
  wrongToken: outcomeOr({ code: 'certificate.otherTaxCode', tokenTaxCode: '', sellerTaxCode: '' }, 'server.refused'),
  sameTokenExists: outcomeOr(refusedWith('certificate.exists')),
  refused: outcomeOr(refusedWith('fields.invalid')),
  failedUnexpectedly: outcomeOr({ code: 'unexpected', detail: '' }),
}

export const stopCause = (state: StoppedState, outcome: AttemptFailure | null): AttemptFailure | null =>
  causes[state](outcome)
