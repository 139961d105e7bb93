import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { uploadItems } from '../../../../src/api/contract/items.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ItemUploads } from './items.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    item_uploads: { company_id: string; upload_key: string; content_hash: string; result: string; at: string }
  }
}

const readResult = (result: string) => v.parse(v.pipe(v.string(), v.parseJson(), uploadItems.answer), result)

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
  },
})
