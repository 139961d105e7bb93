import { sql, type Kysely, type SqlBool } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../store/tables.ts'
import type { ImageFiles } from './images.ts'

declare module '../store/tables.ts' {
  interface Tables {
    images: { company_id: string; name: string; type: string; base64: string }
  }
}

const typeSchema = v.picklist(['image/jpeg', 'image/png'])

/** Pictures in the database: every server of it has them, and its backups too. */
export const imagesIn = (db: Kysely<Tables>): ImageFiles => ({
  async keep(companyId, { name, type, bytes }) {
    await db
      .insertInto('images')
      .values({ company_id: companyId, name, type, base64: Buffer.from(bytes).toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async remove(pictures) {
    if (pictures.length === 0) return
    const rows = pictures.map(({ companyId, name }) => sql`(${companyId}, ${name})`)
    await db
      .deleteFrom('images')
      .where(sql<SqlBool>`(company_id, name) in (values ${sql.join(rows)})`)
      .execute()
  },
  async find(companyId, name) {
    const row = await db
      .selectFrom('images')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('name', '=', name)
      .executeTakeFirst()
    return row === undefined
      ? null
      : { name, type: v.parse(typeSchema, row.type), bytes: new Uint8Array(Buffer.from(row.base64, 'base64')) }
  },
})
