import type { Result } from '../../src/domain/result.ts'

/** A message of the tax authority's protocol as it travels: its MTDiep, and the whole TDiep document. */
export interface Message {
  readonly mtdiep: string
  readonly xml: string
}

/** Nothing is known about the message's arrival; sending the same MTDiep again is safe. */
export interface Unreachable {
  readonly code: 'authority.unreachable'
  /** For the log, in English, without content of the message. */
  readonly detail: string
}

/** The provider does not pass this message on, however often it comes. */
export interface TurnedDown {
  readonly code: 'authority.turnedDown'
  /** For the log, in English, without content of the message. */
  readonly detail: string
  /** The provider's message for the sender, in Vietnamese as notices are; shown beside the declaration's status. */
  readonly message: string
}

export type SendFailure = Unreachable | TurnedDown

/**
 * The way to the tax authority, as a transmission provider (T-VAN) implements it. Messages to the authority are distinguished by
 * MTDiep, so that a repetition counts once; messages from it come until they are acknowledged, perhaps more than once.
 */
export interface TaxAuthority {
  /** MNGui of every message: `V` and the provider's tax code (facts of the field §1.4). */
  readonly sender: string
  readonly send: (message: Message) => Promise<Result<null, SendFailure>>
  /** Receipts and decisions that wait, oldest first. */
  readonly receive: () => Promise<readonly Message[]>
  readonly acknowledge: (mtdiep: string) => Promise<void>
}
