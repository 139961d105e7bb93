import { assign, setup } from 'xstate'
import { allowedCorrections, notCorrectable, type Corrected, type Offered } from '../../domain/corrections/allowed.ts'
import type { CorrectionMethod, CorrectionTable } from '../../domain/corrections/table.ts'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'

/** Longest reason, as the XML of a correction holds it (`GChu`, `LDo`). */
export const longestReason = 255

export interface CorrectionInput {
  readonly documentId: string
  /** What may be wrong with documents of the kind, and what the laws allow; that of a sort is known once the document is read. */
  readonly table: CorrectionTable<string>
  /** `YYYY-MM-DD` in Vietnam: its law holds. */
  readonly today: string
}

/** Where a document stands; of several that one is to correct, where the first stands that is in the way. */
export interface Standing extends Corrected {
  /** Of several: what the one is called that is in the way. */
  readonly name?: string
  /** Of several: why they are not corrected by one, as a code of the kind's words. */
  readonly misfit?: string
}

/** The table by which it is corrected, where its kind has one for each sort of documents, or several have one together. */
interface ReadDocument extends Standing {
  readonly table?: CorrectionTable<string>
}

export type DocumentRead = Result<ReadDocument, ServerFailure>

/** What is made of the decisions: a draft of the correcting document, or of the notice. */
export interface DraftWork {
  readonly documentId: string
  readonly error: string
  /** Null never happens: the draft follows the choice. */
  readonly method: CorrectionMethod | null
  readonly reason: string
}
export type CorrectionDrafted = Result<{ readonly draftId: string }, ServerFailure>

interface CorrectionContext extends CorrectionInput, DraftWork {
  readonly corrected: Standing | null
  readonly offered: Offered | null
  readonly draftId: string
  readonly failure: ServerFailure | Unexpected | null
}

export type CorrectionEvent =
  | { type: 'error.chosen'; error: string }
  | { type: 'method.chosen'; method: CorrectionMethod }
  | { type: 'reason.given'; reason: string }
  | { type: 'step.back' }
  | { type: 'reading.repeated' }
  | { type: 'drafting.repeated' }
  | { type: 'dialog.dismissed' }

/** Null where the dialog was closed without a correction. */
export interface CorrectionOutput {
  readonly draft: { readonly id: string; readonly error: string; readonly method: CorrectionMethod } | null
}

const types: {
  input?: CorrectionInput
  context?: CorrectionContext
  events?: CorrectionEvent
  output?: CorrectionOutput
  tags?: 'busy'
  meta?: { seed: readonly string[] }
} = {}

type Answer = DocumentRead | CorrectionDrafted

const isInNoWay = (standing: Standing): boolean => notCorrectable(standing) === null && standing.misfit === undefined

/** Everything the chart names. */
export const correcting = setup({
  types,
  actors: {
    readDocument: notProvided<DocumentRead, Pick<CorrectionInput, 'documentId'>>('readDocument'),
    draftCorrection: notProvided<CorrectionDrafted, DraftWork>('draftCorrection'),
  },
  actions: {
    keepDocument: assign(({ context }, { answer }: { answer: DocumentRead }) => {
      if (!answer.ok) return { corrected: null, failure: null }
      const { table = context.table, ...corrected } = answer.value
      return { corrected, table, failure: null }
    }),
    offer: assign(({ context: { table, today, corrected } }, { error }: { error: string }) => {
      const { made = [], isReplacing = false } = corrected ?? {}
      const offered = allowedCorrections(table, { error, today, made, isReplacing })
      const [only, ...others] = offered.methods
      return { error, offered, method: others.length === 0 ? (only ?? null) : null }
    }),
    forgetError: assign({ error: '', offered: null, method: null }),
    keepMethod: assign((_, { method }: { method: CorrectionMethod }) => ({ method })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason: reason.trim() })),
    keepDraft: assign((_, { answer }: { answer: CorrectionDrafted }) => ({
      draftId: answer.ok ? answer.value.draftId : '',
      failure: null,
    })),
    keepFailure: assign((_, { answer }: { answer: Answer }) => ({ failure: answer.ok ? null : answer.failure })),
    keepError: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isOk: (_, { answer }: { answer: Answer }) => answer.ok,
    isCorrectable: (_, { answer }: { answer: DocumentRead }) => answer.ok && isInNoWay(answer.value),
    isOfKind: ({ context: { table } }, { error }: { error: string }) => table.errors.includes(error),
    isWayUnknown: ({ context: { offered } }) => offered?.methods.length === 0,
    isWayClear: ({ context: { method } }) => method !== null,
    hasChoice: ({ context: { offered } }) => (offered?.methods.length ?? 0) > 1,
    isOffered: ({ context: { offered } }, { method }: { method: CorrectionMethod }) =>
      offered?.methods.includes(method) ?? false,
    // A notice says a reason for each document that it names.
    isReason: ({ context: { method } }, { reason }: { reason: string }) =>
      (method === 'notice' || reason.trim() !== '') && reason.trim().length <= longestReason,
  },
})
