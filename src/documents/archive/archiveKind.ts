import type { MessageDescriptor } from '@lingui/core'
import type { ApiClient } from '../../api/client.ts'
import type { DocumentArchive } from '../../api/contract/documents/archives.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { ArchiveChoice } from '../../machines/documentArchive/setup.ts'

type Answer<Value> = Promise<Result<Value, ServerFailure>>

/** The calls of a kind's files of PDFs, closed over which documents are asked for. */
export interface ArchiveCalls {
  readonly begin: (api: ApiClient, choice: ArchiveChoice) => Answer<DocumentArchive>
  readonly read: (
    api: ApiClient,
    options?: { readonly signal: AbortSignal },
  ) => Answer<{ readonly archive: DocumentArchive | null }>
  readonly drop: (api: ApiClient, id: string) => Answer<unknown>
}

/** What is said of the documents in a file. */
export interface ArchiveWords {
  readonly drawing: MessageDescriptor
  readonly progress: (done: number, total: number) => MessageDescriptor
  readonly duration: MessageDescriptor
  readonly held: (count: number) => MessageDescriptor
  readonly missing: (count: number) => MessageDescriptor
  /** What a zip and one PDF hold. */
  readonly zip: MessageDescriptor
  readonly pdf: MessageDescriptor
}

/** How a kind's documents are made into a file. */
export interface ArchiveKind {
  readonly words: ArchiveWords
  /** Whether its prints can be documents that are converted to paper. */
  readonly mayConvert: boolean
}
