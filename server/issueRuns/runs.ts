import type { FieldProblem } from '../../src/domain/failure.ts'
import type { RunReason, RunRowState, RunState } from '../../src/domain/documents/issueRuns.ts'

/** A run is its account's own, in one collection of documents. */
export interface RunOwner {
  readonly companyId: string
  readonly accountId: string
  readonly collection: string
}

export interface IssueRun extends RunOwner {
  readonly id: string
  readonly reqKey: string
  /** Of the documents that it was asked to carry. */
  readonly rowsHash: string
  readonly state: RunState
  /** Why it waits; empty where it does not. */
  readonly reason: RunReason | ''
  readonly serialNumber: string
  readonly total: number
  /** Counts the keys that were opened for it. */
  readonly claim: number
  readonly startedAt: string
  /** Empty until it ends. */
  readonly endedAt: string
}

export type RunCounts = Readonly<Record<RunRowState, number>>

/** Whoever holds the key that was opened as the run's `claim`. */
export interface Claim {
  readonly companyId: string
  readonly runId: string
  readonly claim: number
}

/** A document whose turn it is. */
export interface TakenRow extends Claim {
  readonly position: number
  readonly documentId: string
  /** The version that is to be signed. */
  readonly version: string
}

export interface RunRow {
  readonly position: number
  readonly documentId: string
  readonly state: RunRowState
  readonly reason: string
  readonly fields: readonly FieldProblem[]
}

export interface WantedRow {
  readonly documentId: string
  readonly version: string
}

export interface RowsAsked {
  readonly number: number
  readonly size: number
  readonly state: RunRowState | null
}

type RunChanges = Partial<Pick<IssueRun, 'state' | 'reason' | 'serialNumber' | 'claim' | 'endedAt'>> & {
  readonly claimedUntil?: string
  readonly isPutAway?: true
}

export interface IssueRuns {
  /** False where the account has an open run, or one of this request key. */
  readonly insert: (run: IssueRun, rows: readonly WantedRow[], claimedUntil: string) => Promise<boolean>
  readonly byReqKey: (of: Omit<RunOwner, 'collection'>, reqKey: string) => Promise<IssueRun | null>
  readonly byId: (of: RunOwner, id: string) => Promise<IssueRun | null>
  /** The same, held until the transaction ends. */
  readonly hold: (of: Pick<RunOwner, 'companyId'>, id: string) => Promise<IssueRun | null>
  readonly openOf: (of: Omit<RunOwner, 'collection'>) => Promise<IssueRun | null>
  /** Those that were not put away, the newest first. */
  readonly listed: (of: RunOwner, limit: number) => Promise<readonly IssueRun[]>
  readonly counts: (companyId: string, runIds: readonly string[]) => Promise<ReadonlyMap<string, RunCounts>>
  readonly rows: (run: Pick<IssueRun, 'companyId' | 'id'>, asked: RowsAsked) => Promise<readonly RunRow[]>
  readonly change: (run: Pick<IssueRun, 'companyId' | 'id'>, changes: RunChanges, at: string) => Promise<void>
  /** Keeps the claim for longer; false where it is another's, or the run has ended. */
  readonly renew: (claim: Claim, until: string) => Promise<boolean>
  /** The next documents that nobody is at. */
  readonly take: (claim: Claim, limit: number) => Promise<readonly TakenRow[]>
  /** Ends a document that this claim is at; false where it is not. */
  readonly endRow: (
    row: TakenRow,
    outcome: Pick<RunRow, 'state'> & Partial<Pick<RunRow, 'reason' | 'fields'>>,
  ) => Promise<boolean>
  /** The version that its XML was made from, where making it has completed the document. */
  readonly keepVersion: (row: TakenRow, version: string) => Promise<void>
  /** Moves all documents of a run that are in one state. */
  readonly moveRows: (
    run: Pick<IssueRun, 'companyId' | 'id'>,
    from: 'waiting' | 'working',
    to: 'waiting' | 'stopped',
  ) => Promise<void>
  /** Runs whose claim has run out, at most so many. */
  readonly lapsed: (now: string, limit: number) => Promise<readonly IssueRun[]>
  /** Runs in some states to which nothing has happened since, at most so many. */
  readonly older: (than: string, limit: number, states: readonly RunState[]) => Promise<readonly IssueRun[]>
  readonly remove: (run: Pick<IssueRun, 'companyId' | 'id'>) => Promise<void>
  /** Says to the pages of its account that something has changed, which is durable by then. */
  readonly announce: (run: Pick<IssueRun, 'companyId' | 'accountId' | 'id'>) => Promise<void>
}

export interface IssueRunRepositories {
  readonly issueRuns: IssueRuns
}
