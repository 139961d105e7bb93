import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { imageAddress } from './address.ts'
import type { KeptImages, PictureColumn, PictureName } from './keptImages.ts'

declare module '../store/tables.ts' {
  interface Tables {
    kept_images: { company_id: string; name: string; size: number; kept_at: string }
  }
}

/** A picture as a record names it. */
interface Named {
  readonly company_id: string
  readonly value: string
}

const nameIn = (value: string): string => value.slice(value.lastIndexOf('/') + 1)

const isOneOf = (pictures: readonly PictureName[]): RawBuilder<SqlBool> => {
  const rows = pictures.map(({ companyId, name }) => sql`(${companyId}, ${name})`)
  return sql<SqlBool>`(company_id, name) in (values ${sql.join(rows)})`
}

/** What records name, in one statement over all columns. */
const namedIn = async (
  db: Kysely<Tables>,
  columns: readonly PictureColumn[],
  condition: (column: PictureColumn) => RawBuilder<unknown>,
): Promise<readonly Named[]> => {
  if (columns.length === 0) return []
  const parts = columns.map(
    (each) =>
      sql`select ${sql.ref(each.company)} as company_id, ${sql.ref(each.column)} as value
        from ${sql.table(each.table)} where ${condition(each)}`,
  )
  const { rows } = await sql<Named>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

const usedOf =
  (db: Kysely<Tables>): KeptImages['usedOf'] =>
  async (pictures, columns) => {
    if (pictures.length === 0) return []
    const companies = sql.join([...new Set(pictures.map(({ companyId }) => companyId))])
    const values = sql.join(pictures.flatMap(({ name }) => [name, imageAddress(name)]))
    const named = await namedIn(
      db,
      columns,
      ({ company, column }) => sql`${sql.ref(company)} in (${companies}) and ${sql.ref(column)} in (${values})`,
    )
    const used = new Set(named.map(({ company_id, value }) => `${company_id}/${nameIn(value)}`))
    return pictures.filter(({ companyId, name }) => used.has(`${companyId}/${name}`))
  }

const unusedSize =
  (db: Kysely<Tables>): KeptImages['unusedSize'] =>
  async (companyId, columns) => {
    const kept = await db
      .selectFrom('kept_images')
      .select(['name', 'size'])
      .where('company_id', '=', companyId)
      .execute()
    const named = await namedIn(
      db,
      columns,
      ({ company, column }) => sql`${sql.ref(company)} = ${companyId} and ${sql.ref(column)} <> ''`,
    )
    const used = new Set(named.map(({ value }) => nameIn(value)))
    return kept.reduce((sum, { name, size }) => (used.has(name) ? sum : sum + size), 0)
  }

const ageingIn = (db: Kysely<Tables>): Pick<KeptImages, 'keptBefore' | 'renewAll' | 'forget'> => ({
  async keptBefore({ companyId, before }, most) {
    let old = db.selectFrom('kept_images').select(['company_id', 'name']).where('kept_at', '<', before)
    if (companyId !== null) old = old.where('company_id', '=', companyId)
    const rows = await old.orderBy('kept_at').limit(most).execute()
    return rows.map(({ company_id, name }) => ({ companyId: company_id, name }))
  },
  async renewAll(pictures, at) {
    if (pictures.length === 0) return
    await db.updateTable('kept_images').set({ kept_at: at }).where(isOneOf(pictures)).execute()
  },
  async forget(pictures, before) {
    if (pictures.length === 0) return []
    // Whoever chooses one of them in this moment has its row; the age is compared again once they have let it go.
    const rows = await db
      .deleteFrom('kept_images')
      .where(isOneOf(pictures))
      .where('kept_at', '<', before)
      .returning(['company_id', 'name'])
      .execute()
    return rows.map(({ company_id, name }) => ({ companyId: company_id, name }))
  },
})

const firstSeenIn = (db: Kysely<Tables>): Pick<KeptImages, 'putFirst' | 'withoutAge'> => ({
  async putFirst(pictures, at) {
    if (pictures.length === 0) return
    await db
      .insertInto('kept_images')
      .values(pictures.map(({ companyId, name, size }) => ({ company_id: companyId, name, size, kept_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async withoutAge(pictures) {
    if (pictures.length === 0) return []
    const ids = [...new Set(pictures.map(({ companyId }) => companyId))]
    const companies = await db.selectFrom('companies').select('id').where('id', 'in', ids).execute()
    const rows = await db.selectFrom('kept_images').select(['company_id', 'name']).where(isOneOf(pictures)).execute()
    const [there, noted] = [
      new Set(companies.map(({ id }) => id)),
      new Set(rows.map(({ company_id, name }) => `${company_id}/${name}`)),
    ]
    return pictures.filter(({ companyId, name }) => there.has(companyId) && !noted.has(`${companyId}/${name}`))
  },
})

export const keptImagesIn = (db: Kysely<Tables>): KeptImages => ({
  async put({ companyId, name }, size, at) {
    await db
      .insertInto('kept_images')
      .values({ company_id: companyId, name, size, kept_at: at })
      .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ kept_at: at }))
      .execute()
  },
  async renew({ companyId, name }, at) {
    const { numUpdatedRows } = await db
      .updateTable('kept_images')
      .set({ kept_at: at })
      .where('company_id', '=', companyId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async size(companyId) {
    const { bytes } = await db
      .selectFrom('kept_images')
      .select((expression) => expression.fn.sum('size').as('bytes'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    return Number(bytes ?? 0)
  },
  unusedSize: unusedSize(db),
  usedOf: usedOf(db),
  ...ageingIn(db),
  ...firstSeenIn(db),
})
