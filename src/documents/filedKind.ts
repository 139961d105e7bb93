import type { MessageDescriptor } from '@lingui/core'
import { createContext, use } from 'react'
import type { TimelineCalls, VerificationCall } from '../api/contract/documents/history.ts'
import type { FailureTexts } from '../failures/knownTexts.ts'
import type { DeletionWords, DraftDeletion } from './delete/deletion.ts'
import type { HistoryWords } from './history/historyWords.ts'
import type { OutputWords } from './output/outputWords.ts'
import type { VerificationWords } from './verification/verificationWords.ts'

/** Steps that can fail, by which failures are titled. */
export type FailedStep = 'readDocument' | 'readOption' | 'generate' | 'send' | 'saveDraft' | 'delete' | 'restore'

/** How documents of a collection are read, saved, sent and named in texts: what chunks take that open over a list (docs/decisions/0477). */
export interface FiledKind {
  /** What can be said of failures, the kind's own texts first. Keeps its identity. */
  readonly failureTexts: readonly FailureTexts[]
  readonly deletion: DraftDeletion
  /** What happened to a document, its messages, and what the verifier finds of it. */
  readonly history: TimelineCalls & { readonly verification: VerificationCall }
  readonly words: {
    /** Titles of steps that failed. */
    readonly failedSteps: Readonly<Record<FailedStep, MessageDescriptor>>
    readonly deletion: DeletionWords
    readonly history: HistoryWords
    readonly verification: VerificationWords
    readonly output: OutputWords
  }
}

const Filed = createContext<FiledKind | null>(null)

/** Says of what stands below how its documents are filed. */
export const FiledKindProvider = Filed

export const useFiledKind = (): FiledKind => {
  const kind = use(Filed)
  if (kind === null) throw new Error('no kind of document is provided here')
  return kind
}
