import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { uploadResultSchema } from '../../src/api/contract/upload.ts'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'
import type { Uploads } from './uploads.ts'

/** Columns of a table of uploads. */
export interface UploadRow {
  company_id: string
  upload_key: string
  content_hash: string
  result: string
  at: string
}

/** Makes such a table. */
export const createUploadTable = async ({ db, text }: Migrating, name: string): Promise<void> => {
  await db.schema
    .createTable(name)
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('upload_key', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('result', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['company_id', 'upload_key'])
    .execute()
}

const readResult = (result: string) => v.parse(v.pipe(v.string(), v.parseJson(), uploadResultSchema), result)

/** Characters of the results that are kept of a company: refusals of some twenty uploads of which each row is refused. */
export const mostKept = 8_000_000
/** Results without refusals are as short: they close their keys for as long as uploads can be asked for. */
const shortResult = 1000

/** Uploads of one kind, in a table of their own. */
export const uploadsIn = (db: Kysely<Tables>, name: string): Uploads => {
  const table = sql.table(name)
  /** Forgets the oldest long results of a company above its quota, but not the one that has just been added. */
  const withinQuota = (companyId: string, key: string) =>
    sql`delete from ${table}
      where company_id = ${companyId} and upload_key <> ${key} and upload_key in (
        select upload_key from (
          select upload_key, length(result) as own,
            sum(length(result)) over (order by at desc, upload_key desc) as kept
          from ${table} where company_id = ${companyId}
        ) as uploads where kept > ${mostKept} and own > ${shortResult}
      )`.execute(db)
  return {
    async byKey(companyId, key) {
      const { rows } = await sql<Pick<UploadRow, 'content_hash' | 'result'>>`select content_hash, result from ${table}
        where company_id = ${companyId} and upload_key = ${key}`.execute(db)
      const [row] = rows
      return row === undefined ? null : { contentHash: row.content_hash, result: readResult(row.result) }
    },
    async add(companyId, key, { contentHash, result }, at, oldest) {
      const values = sql.join([companyId, key, contentHash, JSON.stringify(result), at])
      await sql`insert into ${table} (company_id, upload_key, content_hash, result, at) values (${values})`.execute(db)
      await sql`delete from ${table} where company_id = ${companyId} and at < ${oldest}`.execute(db)
      await withinQuota(companyId, key)
    },
    async removeOlder(than) {
      await forEveryCompany(() => sql`delete from ${table} where at < ${than}`.execute(db))
    },
  }
}
