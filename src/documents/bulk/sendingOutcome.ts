import type { BulkOutput } from '../../machines/documentsSubmit/setup.ts'
import type { ItemNames } from './ItemList.tsx'

/** What has become of the latest sending of several, and what the list called them. */
export interface SendingOutcome {
  readonly names: ItemNames
  readonly items: BulkOutput['items']
}
