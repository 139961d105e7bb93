import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { HeadColumns } from './headColumns.ts'

/** What a head shows of a document, before a kind adds its own. */
export type CommonHead<Head extends DocumentHead> = DocumentHead<Head['status']>

/** A kind's heads, as queries read and write them. `Own` are the columns that its heads have beside those of all heads. */
export interface DescribedHeads<Head extends DocumentHead, Content extends object, Row, Own extends keyof Row> {
  readonly columns: HeadColumns
  readonly statusOf: (kept: string) => Head['status']
  readonly own: readonly (Own & string)[]
  readonly headOf: (row: Pick<Row, Own>, head: CommonHead<Head>) => Head
  /** Reads kept JSON. */
  readonly contentOf: (kept: string) => Content
  /** The member of the content that holds the document's id. */
  readonly id: keyof Content & string
  /** Columns that follow from the content, whenever it is written. */
  readonly saidBy: (content: Content, reference: string) => Partial<Row>
  /** Columns of a new draft that are not empty texts, besides. */
  readonly first?: Partial<Row>
  /** Columns that change with the content; null where it may not be replaced by this one. */
  readonly replacing?: (
    db: Kysely<Tables>,
    before: Row,
    content: Content,
    companyId: string,
  ) => Promise<Partial<Row> | null>
  /** Writes rows beside the heads that follow from their contents, over those of earlier ones. */
  readonly keepBeside?: (
    db: Kysely<Tables>,
    companyId: string,
    documents: readonly { readonly id: string; readonly content: Content }[],
  ) => Promise<void>
}

/** A draft as it is first written, deleted and restored. */
export interface KeptDraft<Content> extends Pick<DocumentHead, 'id' | 'year' | 'reference' | 'contentHash'> {
  /** ISO 8601 in UTC; empty where nobody knows. */
  readonly madeAt: string
  /** By column: what it is given once. */
  readonly given: Readonly<Record<string, string>>
  readonly content: Content
}
