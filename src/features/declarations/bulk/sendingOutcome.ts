import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkOutput } from '../../../machines/documentsSubmit/setup.ts'

/** What has become of the latest sending of several. */
export interface SendingOutcome {
  readonly rows: readonly DeclarationListItem[]
  readonly items: BulkOutput['items']
}
