import type { Failure } from '../../../domain/failure.ts'

/** The rows in their order. */
export const rowIds = [
  'permission',
  'agent',
  'token',
  'validity',
  'taxCode',
  'registered',
  'accepted',
  'hsm',
  'remote',
  'clock',
  'session',
] as const
export type RowId = (typeof rowIds)[number]

export type RowState = 'ok' | 'warning' | 'failed' | 'unknown' | 'checking'

interface Nothing {}
interface Serial {
  readonly serialNumber: string
}
interface Minutes {
  readonly minutes: number
}

/** What each finding holds for its text. */
interface Facts {
  checking: Nothing
  failure: { readonly failure: Failure }
  'permission.granted': Nothing
  'permission.notAsked': Nothing
  'permission.notSaid': Nothing
  'agent.notAsked': Nothing
  'agent.needed': Nothing
  /** Null where it says no version. */
  'agent.reached': { readonly version: string | null }
  'agent.tooOld': { readonly version: string; readonly oldest: string }
  'token.needed': Nothing
  'token.hidden': Nothing
  'token.present': Serial & { readonly issuer: string }
  'server.needed': Nothing
  'validity.until': { readonly end: string; readonly days: number }
  'validity.ended': { readonly moment: string }
  'validity.notBegun': { readonly moment: string }
  'validity.notSaid': Nothing
  'taxCode.same': { readonly taxCode: string }
  'taxCode.differs': { readonly ofToken: string; readonly ofCompany: string }
  'registered.inUse': Serial
  'registered.absent': Serial
  'registered.notInUse': Serial
  'accepted.named': { readonly day: string }
  'accepted.stopped': { readonly day: string }
  'accepted.notNamed': Nothing
  'accepted.unseen': Nothing
  'hsm.none': Nothing
  'hsm.notAllowed': Nothing
  'hsm.notKept': Nothing
  'hsm.reached': { readonly keys: number }
  'hsm.fewAttempts': Serial & { readonly left: number }
  'hsm.keyLocked': Serial
  'remote.none': Nothing
  'remote.notAllowed': Nothing
  'remote.reached': { readonly keys: number }
  'remote.notListed': Serial
  'clock.right': { readonly seconds: number }
  'clock.ahead': Minutes
  'clock.behind': Minutes
  'clock.dayOff': { readonly hours: number }
  'clock.notSaid': Nothing
  'session.lasts': Minutes
  'session.endsSoon': Minutes
  'session.over': Nothing
}
type Code = keyof Facts
/** What was found by its own text, not by that of a failure. */
export type PlainCode = Exclude<Code, 'failure'>

/** What was found, by what its text is made of. */
export type Finding<Of extends Code = Code> = { [Each in Of]: { readonly code: Each } & Facts[Each] }[Of]

export interface ReadinessRow {
  readonly id: RowId
  readonly state: RowState
  readonly finding: Finding
}

/** A row without its name. */
export type Verdict = Omit<ReadinessRow, 'id'>

export const verdict = (state: RowState, finding: Finding): Verdict => ({ state, finding })
export const stillChecking: Verdict = verdict('checking', { code: 'checking' })
export const failedBy = (failure: Failure, state: RowState = 'failed'): Verdict =>
  verdict(state, { code: 'failure', failure })
