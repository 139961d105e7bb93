import type { ComponentType } from 'react'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { Part } from '../../ui/part/part.ts'
import type { BulkOutcomeProps } from '../bulk/BulkOutcome.tsx'
import type { BulkSendingProps } from '../bulk/BulkSending.tsx'
import type { OpenRunProps } from '../bulk/OpenRunBanner.tsx'
import type { InterruptedWorkProps } from '../submit/InterruptedWorkBanner.tsx'
import type { DeleteDialogProps } from '../delete/DeleteDialog.tsx'
import type { SendingProps } from '../submit/Sending.tsx'

export interface UnfinishedFormsProps {
  /** Opens one of them. */
  readonly onContinue: (form: UnfinishedForm) => void
  readonly onDiscarded: () => void
}

/** Of a kind whose documents are sent in one go, which its `FiledKind` says as well. */
export interface BulkParts {
  /** Several on their way. */
  readonly sending: Part<ComponentType<BulkSendingProps>>
  readonly openRuns: Part<ComponentType<OpenRunProps>>
  readonly latestOutcome: Part<ComponentType<BulkOutcomeProps>>
}

/** What opens over a list or stands above its rows, each a chunk of its own within the kind's `FiledKindProvider`. Keep their identity. */
export interface ListParts {
  /** One document on its way. */
  readonly sending: Part<ComponentType<SendingProps>>
  /** Asks before drafts are deleted. */
  readonly deletion: Part<ComponentType<DeleteDialogProps>>
  /** Null where documents are sent one by one. */
  readonly bulk: BulkParts | null
  readonly interrupted: Part<ComponentType<InterruptedWorkProps>>
  /** Forms that are begun and not saved. */
  readonly unfinished: Part<ComponentType<UnfinishedFormsProps>>
}
