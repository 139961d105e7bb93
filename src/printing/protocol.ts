import type { ServerFailure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import type { DrawnDocument, PrintedDocument } from './drawing/document.ts'
import type { Fonts } from './fonts.ts'

/** What the page asks of the worker that draws. */
export interface PrintRequest {
  /** Names the answer to it. */
  readonly id: number
  readonly document: PrintedDocument
  readonly fonts: Fonts
}

/** `drawn` counts the documents of a pack while it is drawn; `crashed` is the message of an exception, which is a bug. */
export type PrintAnswer =
  | { readonly id: number; readonly drawn: number }
  | { readonly id: number; readonly printed: Result<DrawnDocument, ServerFailure> }
  | { readonly id: number; readonly crashed: string }
