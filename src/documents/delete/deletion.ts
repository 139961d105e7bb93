import type { MessageDescriptor } from '@lingui/core'
import type { ApiClient } from '../../api/client.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'

/** A draft that may be deleted. */
export interface Draft {
  readonly id: string
  readonly label: string
}

type OfDrafts = (api: ApiClient, ids: readonly string[]) => Promise<Result<unknown, ServerFailure>>

/** Deletes drafts, and takes deleted ones back: all of them or none. */
export interface DraftDeletion {
  readonly delete: OfDrafts
  readonly restore: OfDrafts
}

/** What is said of deleting drafts. */
export interface DeletionWords {
  readonly question: MessageDescriptor
  /** What becomes of so many where they can be taken back, and where they cannot. */
  readonly restorable: (count: number) => MessageDescriptor
  readonly final: (count: number) => MessageDescriptor
  /** Names the list of what is deleted. */
  readonly drafts: MessageDescriptor
  readonly deleted: MessageDescriptor
  readonly restored: (count: number) => MessageDescriptor
}
