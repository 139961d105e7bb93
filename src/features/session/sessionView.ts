import type { SessionSnapshot } from './startSession.ts'

/** Which of the session's screens is shown. */
export type SessionView =
  | 'passwordDue'
  | 'reading'
  | 'unreachable'
  | 'signIn'
  | 'mailCode'
  | 'denied'
  | 'inside'
  | 'leaving'
  | 'signOutFailed'

export const sessionView = (snapshot: SessionSnapshot): SessionView => {
  if (snapshot.hasTag('inside')) return 'inside'
  if (snapshot.matches({ signedOut: 'mailCode' })) return 'mailCode'
  if (snapshot.hasTag('signInOpen')) return 'signIn'
  if (snapshot.hasTag('passwordDue')) return 'passwordDue'
  if (snapshot.matches('unreachable')) return 'unreachable'
  if (snapshot.matches('deniedOnAdminHost')) return 'denied'
  if (snapshot.matches('signingOut')) return 'leaving'
  return snapshot.matches('signOutFailed') ? 'signOutFailed' : 'reading'
}

export const currentUser = (snapshot: SessionSnapshot) => snapshot.context.user
export const sessionFailure = (snapshot: SessionSnapshot) => snapshot.context.failure
export const isBusy = (snapshot: SessionSnapshot) => snapshot.hasTag('busy')
export const canSubmit = (snapshot: SessionSnapshot) => snapshot.can({ type: 'credentials.submitted' })
export const canSubmitCode = (snapshot: SessionSnapshot) => snapshot.can({ type: 'code.submitted' })
export const isCodeOver = (snapshot: SessionSnapshot) => snapshot.matches({ signedOut: { mailCode: 'codeOver' } })
export const isSendingCode = (snapshot: SessionSnapshot) => snapshot.matches({ signedOut: { mailCode: 'sendingCode' } })
export const canSignOut = (snapshot: SessionSnapshot) => snapshot.can({ type: 'signOut.requested' })
export const isRegistrationReceived = (snapshot: SessionSnapshot) =>
  snapshot.matches({ signedOut: 'registrationReceived' })
export const isDisplaced = (snapshot: SessionSnapshot) => snapshot.hasTag('displaced')
export const isLookingOn = (snapshot: SessionSnapshot) => snapshot.matches({ displaced: 'lookingOn' })
export const otherUser = (snapshot: SessionSnapshot) => snapshot.context.other
/** The password is asked for on top of the screens, before or after the session's end. */
export const isAskedAgain = (snapshot: SessionSnapshot) =>
  snapshot.hasTag('inside') && snapshot.hasTag('askingCredentials') && !isDisplaced(snapshot)
export const isExpired = (snapshot: SessionSnapshot) => snapshot.matches('expired')
export const isNearEnd = (snapshot: SessionSnapshot) => snapshot.matches({ signedIn: { lifetime: 'nearEnd' } })
export const isConfirmingSignOut = (snapshot: SessionSnapshot) =>
  snapshot.matches({ signedIn: { leaving: 'confirming' } })
/** A dialog of the session lies over the screens. */
export const isInterrupting = (snapshot: SessionSnapshot) =>
  isDisplaced(snapshot) || isAskedAgain(snapshot) || isNearEnd(snapshot) || isConfirmingSignOut(snapshot)
