import type {
  DraftInvalid,
  HsmFailure,
  RemoteSigningFailure,
  ServerFailure,
  TakenElsewhere,
  Unexpected,
} from '../../domain/failure.ts'
import { isOpenRun, type RunReason, type RunRowState, type RunState } from '../../domain/documents/issueRuns.ts'
import type { FieldProblem } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { GeneratedDocument, GeneratedXml, ReadDraft, SigningOption } from '../documentSubmit/setup.ts'
import type { Saved, SavingBasis } from '../saving.ts'
import type { Sealed } from '../sealed.ts'
import type { SigningWay } from '../signingWays.ts'

/** Bytes of XML that go to be signed in one call: the agent takes 1 MiB in all, as Base64. */
export const signedAtOnce = 640 * 1024

/** Why a document is not among those that are sent, beside failures. */
export type LeftOutCause = 'notSendable' | 'otherSeller' | 'goesAlone' | 'byUser' | 'byStop'

/** A document that is not sent, and has not failed. */
export interface LeftOut {
  readonly code: 'bulk.leftOut'
  readonly because: LeftOutCause
}

export type ItemReason =
  | ServerFailure
  | DraftInvalid
  | TakenElsewhere
  | HsmFailure
  | RemoteSigningFailure
  | Unexpected
  | LeftOut

/** What is asked about before the sending: the representative's data differ from the company's, or it was turned down and corrected. */
export type ItemWarning = 'representative' | 'corrected'

/**
 * `claimed`: held against other tabs. `unknown`: signed, and it is to be asked whether it is registered. `failed` ones that can be taken
 * up again have `resumesAt`.
 */
export type ItemStage = 'waiting' | 'generated' | 'claimed' | 'signed' | 'unknown' | 'sent' | 'failed' | 'leftOut'

/** What is sent. */
export interface DraftsInput {
  readonly documentIds: readonly string[]
  /** A run that was begun before and is followed again. */
  readonly runId?: string | undefined
}

/** A generated XML with what decides which others are signed with it. */
export interface BulkXml extends GeneratedXml {
  readonly sellerName: string
  /** Of the XML in UTF-8. */
  readonly bytes: number
}

/** An XML of one document; one with which a second goes is not sent with others. */
export type BulkXmlGenerated =
  | Saved<{ readonly work: BulkXml; readonly document: Sealed<GeneratedDocument> }>
  | { readonly ok: false; readonly failure: LeftOut; readonly basis?: SavingBasis }

/** One document as it was read; `reason` says why it is not sent, and is null for those that go. */
export interface CheckedDraft {
  readonly documentId: string
  readonly reason: ItemReason | null
  readonly warnings: readonly ItemWarning[]
  /** Its values are null where the server alone has read it: they are sent by a run. */
  readonly draft: (Omit<ReadDraft, 'values'> & { readonly values: ReadDraft['values'] | null }) | null
  /** The XML of it that is signed and kept in this browser. */
  readonly kept: BulkXml | null
}

export interface BulkItem {
  readonly documentId: string
  readonly stage: ItemStage
  readonly reason: ItemReason | null
  readonly resumesAt: 'waiting' | 'unknown' | null
  readonly warnings: readonly ItemWarning[]
  readonly values: ReadDraft['values'] | null
  readonly basis: SavingBasis
  readonly work: BulkXml | null
  /** Null for what is kept in this browser from an earlier time. */
  readonly document: Sealed<GeneratedDocument> | null
}

/**
 * A run on the server, and the key that names it: one may be begun, was asked for without it being known whether it has begun, is under way,
 * or is known to have ended.
 */
export interface RunOffer {
  readonly offer: 'none' | 'possible' | 'asked' | 'underWay' | 'ended'
  readonly key: string
}

/** Whether the server itself carries the documents. */
export const isByRun = ({ run, way }: { readonly run: RunOffer; readonly way: SigningWay | null }): boolean =>
  run.offer === 'underWay' || run.offer === 'asked' || (run.offer === 'possible' && way === 'hsm')

/** A run that the server is asked to begin; one that is under way stays so. */
export const askedFor = (run: RunOffer): RunOffer => (run.offer === 'possible' ? { ...run, offer: 'asked' } : run)

export const noRun: RunOffer = { offer: 'none', key: '' }

/** A run by the key that names it. */
export interface RunInput {
  readonly key: string
}

/** Whether the server has taken it that a run is to stop; absent where it has none of this key. */
export type RunCancelled = Result<'cancelled' | 'absent', ServerFailure>

/** Whether the server has taken it that a run is to wait. */
export type RunPaused = Result<null, ServerFailure>

/** What a run is to carry: documents as they were read. */
export interface RunRows extends RunInput {
  readonly rows: readonly { readonly documentId: string; readonly version: string }[]
}

/** A run as the server tells it. */
export interface RunRead {
  readonly state: RunState
  readonly reason: RunReason | ''
  readonly rows: readonly {
    readonly documentId: string
    readonly state: RunRowState
    readonly reason: string
    readonly fields: readonly FieldProblem[]
  }[]
}

export type DraftsChecked = Result<
  {
    readonly option: SigningOption
    readonly drafts: readonly CheckedDraft[]
    /** None where it is left out: the server runs nothing. */
    readonly run?: RunOffer
  },
  ServerFailure
>

/** What of all documents is sent once the question about warnings is answered. */
export const isToSend = ({ stage, warnings }: BulkItem, withWarned: boolean): boolean =>
  stage !== 'leftOut' && (withWarned || warnings.length === 0)

/** A draft as it begins: signed and kept ones go on where they were. */
export const itemOf = ({ documentId, reason, warnings, draft, kept }: CheckedDraft): BulkItem => ({
  documentId,
  stage: reason !== null ? 'leftOut' : kept === null ? 'waiting' : 'generated',
  reason,
  resumesAt: null,
  warnings,
  values: draft?.values ?? null,
  basis: { version: draft?.version ?? '', unanswered: null },
  work: kept,
  document: null,
})

export const itemAt = (items: readonly BulkItem[], stage: ItemStage): BulkItem | null =>
  items.find((item) => item.stage === stage) ?? null

/** What has not come to an end yet. */
export const isOpen = ({ stage }: BulkItem): boolean => stage !== 'sent' && stage !== 'failed' && stage !== 'leftOut'

/** Claimed XML of the first one's taxpayer that are signed together. */
export const batchOf = (items: readonly BulkItem[]): readonly BulkXml[] => {
  const claimed = items.flatMap(({ stage, work }) => (stage === 'claimed' && work !== null ? [work] : []))
  const [first] = claimed
  if (first === undefined) return []
  let bytes = 0
  return claimed.filter((work) => {
    if (work.sellerTaxCode !== first.sellerTaxCode || work.sellerName !== first.sellerName) return false
    if (work !== first && bytes + work.bytes > signedAtOnce) return false
    bytes += work.bytes
    return true
  })
}

const isConnection = (code: string): boolean => code.startsWith('connection.')

/** How far a failure points to a cause that all documents share: 2 is certain, and two in a row with 1 are. */
export const weightOf = ({ code }: ItemReason): number => (code === 'session.ended' ? 2 : isConnection(code) ? 1 : 0)

/** Whether the server has said no, or the document is not sent with others, so that the same is not tried again. */
export const isFinal = ({ code }: ItemReason): boolean =>
  code === 'server.refused' || code === 'registration.unseen' || code === 'bulk.leftOut'

const rowStages: Readonly<Record<RunRowState, ItemStage>> = {
  waiting: 'waiting',
  working: 'waiting',
  sent: 'sent',
  refused: 'failed',
  stopped: 'leftOut',
}

/**
 * Whether nothing of a run changes any more. One that was cancelled is at some documents still, and pages of rows that were read
 * before its end may be older than it.
 */
export const isRunOver = ({ state, rows }: Pick<RunRead, 'state' | 'rows'>): boolean =>
  !isOpenRun(state) && rows.every((row) => row.state !== 'waiting' && row.state !== 'working')

/** Whether a run waits and nobody is at its documents any more: one that was paused ends what it is at. */
export const isRunAtRest = ({ state, rows }: Pick<RunRead, 'state' | 'rows'>): boolean =>
  state === 'waiting' && rows.every((row) => row.state !== 'working')

const itemIn = (item: BulkItem, row: RunRead['rows'][number] | undefined): BulkItem => {
  if (row === undefined) return item
  const { state, reason, fields } = row
  const reasons: Partial<Record<RunRowState, ItemReason>> = {
    refused: { code: 'server.refused', status: 409, reason, message: '', fields },
    stopped: { code: 'bulk.leftOut', because: 'byStop' },
  }
  return { ...item, stage: rowStages[state], reason: reasons[state] ?? null, resumesAt: null }
}

/** Documents as their rows of the run say them; one that the run does not carry stays as it is. */
export const itemsIn = (items: readonly BulkItem[], { rows }: Pick<RunRead, 'rows'>): readonly BulkItem[] => {
  const byId = new Map(rows.map((row) => [row.documentId, row]))
  return items.map((item) => itemIn(item, byId.get(item.documentId)))
}
