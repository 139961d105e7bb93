/** What a message is about: a record of a company, whose area knows what to send and what an answer does. */
export interface Subject {
  readonly companyId: string
  /** Names the correspondent of an area (correspondent.ts). */
  readonly kind: string
  readonly id: string
}

/** A message on its way to the authority. */
export interface OutboxMessage {
  readonly id: string
  readonly subject: Subject
  /** MLTDiep, such as 100 for a declaration. */
  readonly messageType: string
  /** MTDiep: the same for every attempt, so that the authority knows a repetition. */
  readonly mtdiep: string
  readonly attempts: number
}

export interface Outbox {
  readonly put: (message: Omit<OutboxMessage, 'attempts'> & { readonly dueAt: string }) => Promise<void>
  /** Takes the longest due messages until then, at most so many, oldest first. Two servers never hold one message at once. */
  readonly claim: (now: string, until: string, limit: number) => Promise<readonly OutboxMessage[]>
  readonly markSent: (ids: readonly string[], at: string) => Promise<void>
  readonly postpone: (id: string, dueAt: string, error: string) => Promise<void>
  /** Takes a message off the way for good; false when it is not waiting any more. */
  readonly markTurnedDown: (id: string, error: string) => Promise<boolean>
  readonly byMtdiep: (mtdiep: string) => Promise<OutboxMessage | null>
}

export interface AuthorityMessage {
  readonly mtdiep: string
  readonly referenceMtdiep: string
  readonly type: string
  readonly xml: string
  readonly receivedAt: string
  /** What became of it: `applied`, `late`, `unknown` or `unreadable`. */
  readonly outcome: string
}

export interface AuthorityMessages {
  /** False when a message of this MTDiep came before and could be read; one that could not gives way. */
  readonly insert: (message: AuthorityMessage) => Promise<boolean>
  readonly setOutcome: (mtdiep: string, outcome: string) => Promise<void>
}

export interface OutboxRepositories {
  readonly outbox: Outbox
  readonly authorityMessages: AuthorityMessages
}
