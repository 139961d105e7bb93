/** What a message is about: a record of a company, or of none. Its kind says by which way it travels (delivering.ts). */
export interface Subject {
  /** Empty where it is no company's. */
  readonly companyId: string
  readonly kind: string
  readonly id: string
}

/** A message on its way, to the authority or as e-mail. */
export interface OutboxMessage {
  readonly id: string
  readonly subject: Subject
  /** MLTDiep, such as 100 for a declaration; for an e-mail of a notification the account that it is for. */
  readonly messageType: string
  /** MTDiep, or the name in the Message-ID of an e-mail: the same for every attempt, so that a repetition can be known. */
  readonly mtdiep: string
  readonly attempts: number
}

export interface NewOutboxMessage extends Omit<OutboxMessage, 'attempts'> {
  readonly dueAt: string
  /** Of the messages of a company that have the same key, the one with the lowest number leaves before the next is claimed. */
  readonly order?: { readonly key: string; readonly number: number }
}

/** A message as a claim holds it, which is known by the number of its attempt. */
export type Held = Pick<OutboxMessage, 'id' | 'attempts'>

/** What claims do. Renewing, postponing and giving up change nothing where another server has claimed the message since. */
export interface Claims {
  /**
   * Takes messages that are due, about subjects of these kinds, until a moment, at most so many. Two servers never hold one message at
   * once. Companies share the places, from the one that follows `after`; of each the oldest go first, and of an order the first alone.
   */
  readonly claim: (due: {
    readonly kinds: readonly string[]
    readonly now: string
    readonly until: string
    readonly limit: number
    /** Leaves out what was tried before. */
    readonly onlyFirstTries?: boolean
    /** Id of the company that was served last; null where none was. */
    readonly after: string | null
  }) => Promise<readonly OutboxMessage[]>
  readonly renew: (messages: readonly Held[], until: string) => Promise<void>
  readonly postpone: (message: Held, dueAt: string, error: string) => Promise<void>
  /** Takes a message off the way for good; false when it is not waiting any more, or not this claim's. */
  readonly markTurnedDown: (message: Held, error: string) => Promise<boolean>
}

/** Where a message is: on its way, or ended. */
export interface OutboxStanding {
  readonly id: string
  readonly state: 'waiting' | 'sent' | 'turnedDown'
  /** What the last attempt failed with; empty where none did. */
  readonly error: string
  /** When it left (ISO 8601 in UTC); empty where it has not. */
  readonly sentAt: string
}

export interface Outbox extends Claims {
  readonly put: (...messages: readonly NewOutboxMessage[]) => Promise<void>
  /** Those of these messages of a company that are kept, several hundred at once. */
  readonly standing: (companyId: string, ids: readonly string[]) => Promise<readonly OutboxStanding[]>
  /** Of whoever has sent it: what has left has left. */
  readonly markSent: (ids: readonly string[], at: string) => Promise<void>
  /** Removes messages about subjects of a kind that have left it before then, or were given up and due before. */
  readonly removeEnded: (kind: string, before: string) => Promise<void>
}

export interface OutboxRepositories {
  readonly outbox: Outbox
}
