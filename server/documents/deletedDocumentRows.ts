import * as v from 'valibot'
import type { Tables } from '../store/tables.ts'
import type { KeptDraft } from './heads/describedHeads.ts'

declare module '../store/tables.ts' {
  interface Tables {
    deleted_documents: {
      company_id: string
      kind: string
      document_id: string
      deleted_at: string
      year: number
      reference: string
      content_hash: string
      made_at: string
      /** JSON by column. */
      given: string
      content: string
    }
  }
}

type Deleted = Tables['deleted_documents']

export const rowOf = (
  of: Pick<Deleted, 'company_id' | 'kind' | 'deleted_at'>,
  { id, year, reference, contentHash, madeAt, given, content }: KeptDraft<object>,
): Deleted => ({
  ...of,
  document_id: id,
  year,
  reference,
  content_hash: contentHash,
  made_at: madeAt,
  given: JSON.stringify(given),
  content: JSON.stringify(content),
})

export const draftColumns = [
  'document_id',
  'year',
  'reference',
  'content_hash',
  'made_at',
  'given',
  'content',
] as const satisfies readonly (keyof Deleted)[]

const givenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** The draft that is kept, with its content as JSON. */
export const draftOf = (row: Pick<Deleted, (typeof draftColumns)[number]>): KeptDraft<string> => ({
  id: row.document_id,
  year: row.year,
  reference: row.reference,
  contentHash: row.content_hash,
  madeAt: row.made_at,
  given: v.parse(givenSchema, row.given),
  content: row.content,
})
