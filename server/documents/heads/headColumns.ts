/**
 * How documents of a kind stand in its tables: heads in `table`, contents in `<one>_contents`, statuses that they took on in `<one>_events`.
 * Every head has the columns of `DocumentRow` beside those that are named here; all are texts.
 */
export interface HeadColumns {
  readonly table: string
  /** The name of one row, which the names of what hangs on it begin with. */
  readonly one: string
  /** The column by which contents and events name their document. */
  readonly document: string
  readonly reference: string
  readonly status: string
  readonly message: string
  /** What the authority calls the message with which it was sent. */
  readonly code: string
  /** What a draft is given once, beside what it says: it goes and comes back with a deleted one. */
  readonly given: readonly string[]
  /** By what its content is listed, ordered and searched. */
  readonly said: readonly string[]
  /** What is written on its way; empty of a draft. */
  readonly moved: readonly string[]
}

/** The columns that heads of every kind have. */
interface DocumentRow {
  company_id: string
  id: string
  /** In which it was made; it never changes. */
  year: number
  sign_by: string
  requested_at: string
  content_hash: string
  /** `content_hash` of what was sent last, empty before. */
  filed_hash: string
}

type Named<Columns extends HeadColumns> =
  | Columns['reference' | 'status' | 'message' | 'code']
  | Columns['given' | 'said' | 'moved'][number]

/** A table of heads, to the compiler; numbers are a kind's own. */
export type HeadRow<Columns extends HeadColumns> = DocumentRow & { [Name in Named<Columns>]: string }

interface OfDocument {
  company_id: string
}

export type ContentRow<Columns extends HeadColumns> = OfDocument & { content: string } & {
  [Name in Columns['document']]: string
}

export type EventRow<Columns extends HeadColumns> = OfDocument & {
  id: string
  at: string
  status: string
  message: string
} & { [Name in Columns['document']]: string }

export const contentsOf = ({ one }: Pick<HeadColumns, 'one'>): string => `${one}_contents`
export const eventsOf = ({ one }: Pick<HeadColumns, 'one'>): string => `${one}_events`

/** Texts of every head. */
export const documentTexts = ['company_id', 'id', 'sign_by', 'requested_at', 'content_hash', 'filed_hash'] as const

export const textsOf = ({ reference, status, message, code, given, said, moved }: HeadColumns): readonly string[] => [
  ...documentTexts,
  reference,
  status,
  message,
  code,
  ...given,
  ...said,
  ...moved,
]
