import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { uploadItems } from '../../../../src/api/contract/items.ts'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ItemUploads } from './items.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    item_uploads: { company_id: string; upload_key: string; content_hash: string; result: string; at: string }
  }
}

const readResult = (result: string) => v.parse(v.pipe(v.string(), v.parseJson(), uploadItems.answer), result)

/** Characters of the results that are kept of a company: refusals of some twenty uploads of which each row is refused. */
export const mostKept = 8_000_000
/** Results without refusals are as short: they close their keys for as long as uploads can be asked for. */
const shortResult = 1000

/** Forgets the oldest long results of a company above its quota, but not the one that has just been added. */
const withinQuota = async (db: Kysely<Tables>, companyId: string, key: string): Promise<void> => {
  await sql`delete from item_uploads
    where company_id = ${companyId} and upload_key <> ${key} and upload_key in (
      select upload_key from (
        select upload_key, length(result) as own,
          sum(length(result)) over (order by at desc, upload_key desc) as kept
        from item_uploads where company_id = ${companyId}
      ) as uploads where kept > ${mostKept} and own > ${shortResult}
    )`.execute(db)
}

/** What became of uploads, by their keys. */
export const uploadsIn = (db: Kysely<Tables>): ItemUploads => ({
  async byKey(companyId, key) {
    const row = await db
      .selectFrom('item_uploads')
      .select(['content_hash', 'result'])
      .where('company_id', '=', companyId)
      .where('upload_key', '=', key)
      .executeTakeFirst()
    return row === undefined ? null : { contentHash: row.content_hash, result: readResult(row.result) }
  },
  async add(companyId, key, { contentHash, result }, at, oldest) {
    const row = {
      company_id: companyId,
      upload_key: key,
      content_hash: contentHash,
      result: JSON.stringify(result),
      at,
    }
    await db.insertInto('item_uploads').values(row).execute()
    await db.deleteFrom('item_uploads').where('company_id', '=', companyId).where('at', '<', oldest).execute()
    await withinQuota(db, companyId, key)
  },
  async removeOlder(than) {
    await forEveryCompany(() => db.deleteFrom('item_uploads').where('at', '<', than).execute())
  },
})
