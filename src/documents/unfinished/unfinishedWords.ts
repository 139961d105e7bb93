import type { MessageDescriptor } from '@lingui/core'
import type { OpenedWay } from '../../api/contract/documents/keptForm.ts'

/** Texts about unfinished forms that name the kind of the document. */
export interface UnfinishedWords {
  /** What one is called by how it was opened, with the moment at which it was kept. */
  readonly titles: Readonly<Record<OpenedWay, (moment: string) => MessageDescriptor>>
  /** What is lost where one is discarded, and what is not. */
  readonly isLost: MessageDescriptor
  /** Its document was changed after it was kept. */
  readonly isChangedSince: MessageDescriptor
  /** Its document can no longer be edited, so that it is not continued. */
  readonly notContinued: MessageDescriptor
}
