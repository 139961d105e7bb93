import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { mostUnfinished } from '../../src/api/contract/documents/unfinished.ts'
import { openedWays } from '../../src/api/contract/documents/keptForm.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'
import type { Owner, Unfinished, UnfinishedForms } from './unfinished.ts'

declare module '../store/tables.ts' {
  interface Tables {
    unfinished_forms: {
      company_id: string
      account_id: string
      id: string
      collection: string
      way: string
      origin_id: string
      base_version: string
      writer: string
      revision: string
      kept_at: string
      content: string
    }
  }
}

type Row = Selectable<Tables['unfinished_forms']>

const waySchema = v.picklist(openedWays)

const listed = ['id', 'collection', 'way', 'origin_id', 'base_version', 'writer', 'revision', 'kept_at'] as const

const placeOf = (row: Pick<Row, (typeof listed)[number]>): Omit<Unfinished, 'content'> => ({
  id: row.id,
  collection: row.collection,
  way: v.parse(waySchema, row.way),
  originId: row.origin_id,
  baseVersion: row.base_version,
  writer: row.writer,
  revision: row.revision,
  keptAt: row.kept_at,
})

const formOf = (row: Row | undefined): Unfinished | null =>
  row === undefined ? null : { ...placeOf(row), content: row.content }

const own = (db: Kysely<Tables>, { companyId, accountId }: Owner) =>
  db.selectFrom('unfinished_forms').where('company_id', '=', companyId).where('account_id', '=', accountId)

const reading = (db: Kysely<Tables>): Pick<UnfinishedForms, 'of' | 'byId' | 'at' | 'count'> => ({
  async of(owner, collection) {
    const rows = await own(db, owner)
      .select(listed)
      .where('collection', '=', collection)
      .orderBy('kept_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostUnfinished)
      .execute()
    return rows.map(placeOf)
  },
  byId: async (owner, collection, id) =>
    formOf(
      await own(db, owner).selectAll().where('collection', '=', collection).where('id', '=', id).executeTakeFirst(),
    ),
  at: async (owner, { collection, way, originId }) =>
    formOf(
      await own(db, owner)
        .selectAll()
        .where('collection', '=', collection)
        .where('way', '=', way)
        .where('origin_id', '=', originId)
        .executeTakeFirst(),
    ),
  count: async (owner) => (await own(db, owner).select('id').execute()).length,
})

const writing = (db: Kysely<Tables>): Pick<UnfinishedForms, 'insert' | 'replace'> => ({
  async insert({ companyId, accountId }, { originId, baseVersion, keptAt, ...form }) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('unfinished_forms')
      .values({
        ...form,
        company_id: companyId,
        account_id: accountId,
        origin_id: originId,
        base_version: baseVersion,
        kept_at: keptAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  },
  async replace({ companyId, accountId }, { id, baseVersion, writer, revision, keptAt, content }, over) {
    const { numUpdatedRows } = await db
      .updateTable('unfinished_forms')
      .set({ base_version: baseVersion, writer, revision, kept_at: keptAt, content })
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('revision', '=', over)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})

/** Of the revision that is named, or kept by the same tab, whose answer may be lost. */
const isKnown =
  ({ revision, writer }: Pick<Unfinished, 'revision' | 'writer'>) =>
  (row: ExpressionBuilder<Tables, 'unfinished_forms'>) =>
    row.or([row.eb('revision', '=', revision), row.eb('writer', '=', writer)])

const removing = (db: Kysely<Tables>): Pick<UnfinishedForms, 'remove' | 'removeAt' | 'removeOlder'> => ({
  async remove({ companyId, accountId }, collection, { id, revision, writer }) {
    const { numDeletedRows } = await db
      .deleteFrom('unfinished_forms')
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where(isKnown({ revision, writer }))
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  async removeAt({ companyId, accountId }, { collection, way, originId }, known) {
    await db
      .deleteFrom('unfinished_forms')
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .where('collection', '=', collection)
      .where('way', '=', way)
      .where('origin_id', '=', originId)
      .where(isKnown(known))
      .execute()
  },
  async removeOlder(than) {
    await forEveryCompany(() => db.deleteFrom('unfinished_forms').where('kept_at', '<', than).execute())
  },
})

export const unfinishedIn = (db: Kysely<Tables>): UnfinishedForms => ({
  ...reading(db),
  ...writing(db),
  ...removing(db),
})
