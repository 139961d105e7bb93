import type { ArchiveAsked } from './keptArchives.ts'
import type { Result } from '../../src/domain/result.ts'
import type { Member } from '../companies/member.ts'
import type { PrintOrder } from '../printing/order.ts'

/** What a document brings into the file. */
export interface DrawnOrder {
  readonly id: string
  /** Of its file, without an ending. */
  readonly name: string
  /** Null where it has no print. */
  readonly order: PrintOrder | null
  /** What it says, where the file holds that too. */
  readonly said?: object
}

/** Of which documents a kind's files are, how each is drawn, and how the audit has it. */
export interface ArchivedKind<Wanted extends ArchiveAsked> {
  /** The ids that are asked for and that somebody sees, in their order. */
  readonly idsOf: (member: Member, wanted: Wanted) => Promise<Result<readonly string[], 'tooMany'>>
  /** Reads documents of one file, one after the other; null where one is gone. */
  readonly reading: (member: Member, wanted: Wanted) => (id: string) => Promise<DrawnOrder | null>
  /** Whether the file is a zip whatever is asked for. */
  readonly isZipAlone?: (wanted: Wanted) => boolean
  /** Each document is noted as it is drawn; absent where the audit has the beginning alone. */
  readonly onDrawn?: (member: Member, id: string) => Promise<void>
  /** What the audit calls the beginning. */
  readonly actionOf: (wanted: Wanted) => string
  readonly fileNameOf: (wanted: Wanted) => string
}
