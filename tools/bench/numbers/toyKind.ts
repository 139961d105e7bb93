import type { Area } from '../../../server/area.ts'
import { product } from '../../../server/areas.ts'
import { holdNumbers, noteWaiting, markUsed } from '../../../server/numbering/numbering.ts'
import type { NumberRepositories, Series } from '../../../server/numbering/numbers.ts'
import { releaseNumbers } from '../../../server/numbering/release.ts'
import type { Connection } from '../../../server/store/connection.ts'
import type { StoreOf } from '../../../server/store/store.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'

declare module '../../../server/store/tables.ts' {
  interface Tables {
    toy_documents: { company_id: string; symbol: string; number: number; document_id: string; day: string }
  }
}

interface ToyRepositories {
  readonly toys: { readonly insert: (series: Series, id: string, number: number, day: string) => Promise<boolean> }
}

/** Documents that have nothing but their number, which no constraint holds here: what numbering is tried with beside the real kinds. */
const toys: Area<ToyRepositories, unknown> = {
  migrations: {
    '0999-toys': async ({ db, text }) => {
      await db.schema
        .createTable('toy_documents')
        .addColumn('company_id', text, (column) => column.notNull())
        .addColumn('symbol', text, (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('document_id', text, (column) => column.notNull())
        .addColumn('day', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('toy_documents_key', ['company_id', 'document_id'])
        .execute()
    },
  },
  tables: { toy_documents: 'company' },
  repositories: ({ db }: Connection) => ({
    toys: {
      async insert({ companyId, symbol }, id, number, day) {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('toy_documents')
          .values({ company_id: companyId, symbol, number, document_id: id, day })
          .onConflict((conflict) => conflict.columns(['company_id', 'document_id']).doNothing())
          .executeTakeFirstOrThrow()
        return numInsertedOrUpdatedRows > 0n
      },
    },
  }),
}

/** The product with the toy kind. */
export const toyProduct = product.with(toys)

export type ToyStore = StoreOf<NumberRepositories & ToyRepositories>

export const largest = 9_999_999

/** Numbers for these documents: a token's stay with them, others until a moment. */
export const hold = (
  store: StoreOf<NumberRepositories>,
  series: Series,
  documentIds: readonly string[],
  { day, until = null, now }: { readonly day: string; readonly until?: string | null; readonly now: string },
) => store.transaction((inside) => holdNumbers(inside, series, { documentIds, day, until, largest }, now))

/** Keeps a document under its number. */
export const issue = (store: ToyStore, series: Series, id: string, number: number, day: string) =>
  store.transaction(async (inside): Promise<Result<null, { readonly code: string }>> =>
    (await inside.toys.insert(series, id, number, day))
      ? markUsed(inside, series, id, number)
      : fail({ code: 'issuedAlready' }),
  )

export const release = (
  store: StoreOf<NumberRepositories>,
  series: Series,
  documentIds: readonly string[],
  now: string,
) =>
  store.transaction(async (inside) => {
    await releaseNumbers(inside, series, documentIds, 'failed', now)
    return succeed(null)
  })

/** The person has closed the question for the PIN: the number stays with the document. */
export const cancel = (
  store: StoreOf<NumberRepositories>,
  series: Series,
  held: { readonly documentId: string; readonly number: number },
  now: string,
) => store.transaction((inside) => noteWaiting(inside, series.companyId, held, 'cancelled', now))
