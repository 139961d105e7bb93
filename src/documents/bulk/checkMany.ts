import type { ApiClient } from '../../api/client.ts'
import type { DocumentStage } from '../../domain/documents/status.ts'
import type { FieldProblem, ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { SigningOption } from '../../machines/documentSubmit/setup.ts'
import type { CheckedDraft } from '../../machines/documentsSubmit/items.ts'
import { wayOf } from '../../machines/signingWays.ts'
import { leftOut } from './leftOut.ts'

/** A document as the server has checked it. */
export interface CheckedByServer {
  readonly documentId: string
  readonly version: string
  readonly name: string
  /** Null where its status means nothing to the product. */
  readonly stage: DocumentStage | null
  readonly isCorrected: boolean
  readonly problems: readonly FieldProblem[]
}

/** Has the server check documents in one call: those of some ids, or those that a list finds. */
export type CheckMany = (
  api: ApiClient,
  signal: AbortSignal,
) => Promise<Result<readonly CheckedByServer[], ServerFailure>>

export const namesOf = (checked: readonly CheckedByServer[]): ReadonlyMap<string, string> =>
  new Map(checked.map(({ documentId, name }) => [documentId, name]))

/** What signs so many: a key that the server opens, since they are more than a page carries. */
export const byRunAlone = ({ available }: SigningOption): SigningOption => {
  const ofServer = available.filter((type) => wayOf(type) === 'hsm')
  return { decided: ofServer[0] ?? null, available: ofServer }
}

/** As a run takes it: of its version, without its values. */
export const draftOf = ({ documentId, version, stage, isCorrected, problems }: CheckedByServer): CheckedDraft => {
  if (stage !== 'draft' && !isCorrected) return leftOut(documentId, { code: 'bulk.leftOut', because: 'notSendable' })
  if (problems.length > 0) return leftOut(documentId, { code: 'draft.invalid', fields: problems })
  return {
    documentId,
    reason: null,
    warnings: stage === 'draft' ? [] : ['corrected'],
    draft: { values: null, version },
    kept: null,
  }
}

/** What of the ids the server does not have. */
export const absentOf = (ids: readonly string[], checked: readonly CheckedByServer[]): readonly CheckedDraft[] => {
  const known = new Set(checked.map(({ documentId }) => documentId))
  const absent = { code: 'server.refused', status: 404, reason: 'record.absent', message: '', fields: [] } as const
  return ids.flatMap((id) => (known.has(id) ? [] : [leftOut(id, absent)]))
}
