import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { PackedPrint } from '../../printing/drawing/pack/printedPack.ts'

/** Why a document, or a file of it, is not in what was made. */
export type LeftOutReason =
  | { readonly kind: 'failed'; readonly failure: ServerFailure }
  /** It has no print in its status. */
  | { readonly kind: 'noPrint' }
  /** The zip has become as large as it may. */
  | { readonly kind: 'tooLarge' }

export interface LeftOut {
  readonly document: SelectedDocument
  readonly reason: LeftOutReason
}

/** What is made of a document as it is kept. */
export interface CollectedDocument {
  /** Its print, by its name among others; null where it has none in its status. */
  readonly print: PackedPrint | null
  /** What its files are called, without their endings. */
  readonly fileName: string
  /** Where its signed XML is on this site; null while it is not signed. */
  readonly signedXmlUrl: string | null
}

/** A document of which files are made. */
export interface SelectedDocument {
  readonly id: string
  /** What the list calls it. */
  readonly label: string
  readonly collect: (signal: AbortSignal) => Promise<Result<CollectedDocument, ServerFailure>>
}

export interface Output {
  /** In the order in which they are to stand. */
  readonly documents: readonly SelectedDocument[]
  readonly signal: AbortSignal
  /** Hears how many of the documents are done. */
  readonly onDone: (count: number) => void
}
