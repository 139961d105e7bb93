/** A message 100 on its way to the authority. */
export interface OutboxMessage {
  readonly id: string
  readonly registrationId: string
  /** MTDiep: the same for every attempt, so that the authority knows a repetition. */
  readonly mtdiep: string
  readonly attempts: number
}

export interface Outbox {
  readonly put: (message: { id: string; registrationId: string; mtdiep: string; dueAt: string }) => Promise<void>
  /** Takes the longest due messages until then, at most so many, oldest first. Two servers never hold one message at once. */
  readonly claim: (now: string, until: string, limit: number) => Promise<readonly OutboxMessage[]>
  readonly markSent: (ids: readonly string[], at: string) => Promise<void>
  readonly postpone: (id: string, dueAt: string, error: string) => Promise<void>
  /** Takes a message off the way for good; false when it is not waiting any more. */
  readonly markTurnedDown: (id: string, error: string) => Promise<boolean>
  readonly registrationOf: (mtdiep: string) => Promise<string | null>
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

export interface Audit {
  readonly append: (entry: {
    at: string
    companyId: string | null
    accountId: string | null
    action: string
    subjectId: string
    /** Plain JSON without secrets and without XML. */
    detail: Record<string, string | number>
  }) => Promise<void>
}
