import type { GeneratedDocument } from '../documentSubmit/setup.ts'
import type { Sealed } from '../sealed.ts'
import type { SigningWay } from '../signingWays.ts'
import type { BulkXml } from './items.ts'

/** What is claimed against other tabs, by one way to sign. */
export interface WorksInput {
  readonly way: SigningWay | null
  readonly works: readonly { readonly work: BulkXml; readonly document: Sealed<GeneratedDocument> | null }[]
}
