import type { TransmittedMessage } from '../authority/messageRows.ts'
import type { Unreadable } from '../authority/strictElements.ts'
import type { TurnedDown } from '../authority/taxAuthority.ts'
import type { Result } from '../../src/domain/result.ts'

/** What an answer is to a document: `late` where that has moved on, `unknown` where there is none. */
export type RowOutcome = 'applied' | 'late' | 'unknown'

/** A signed document of a company. */
export interface SignedKey {
  readonly companyId: string
  readonly id: string
}

/** What an answer says of documents in the message that it answers. */
export interface AnsweredRow<Repositories> {
  /** Names one of them; null for all that no other row of the answer names. */
  readonly key: string | null
  /** Moves one of them, and keeps the answer with it. */
  readonly move: (inside: Repositories, signed: SignedKey, at: string) => Promise<RowOutcome>
}

/** A signed document as a message carries it. */
export interface CarriedDocument {
  /** MST of the message. */
  readonly taxCode: string
  /** PBan of the message. */
  readonly version: string
  readonly signedXml: string
}

/** What a kind of documents knows of its messages to the authority and back. */
export interface Correspondent<Repositories> {
  readonly kind: string
  readonly messages: readonly TransmittedMessage<string>[]
  /** Documents of a company, in the order of their ids; throws where one is not there. */
  readonly carried: (
    store: Repositories,
    companyId: string,
    ids: readonly string[],
  ) => Promise<readonly CarriedDocument[]>
  /** What becomes of a document whose message is passed on by no provider, or not taken in; in one transaction with what says so. */
  readonly turnDown: (
    inside: Repositories,
    signed: SignedKey,
    refused: Pick<TurnedDown, 'message'> & { readonly mtdiep: string; readonly messageType: string },
    at: string,
  ) => Promise<RowOutcome>
  /** Reads an answer to a message of a type that it sends. */
  readonly read: (xml: string, messageType: string) => Result<readonly AnsweredRow<Repositories>[], Unreadable>
}
