import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Items are found by their names in order. They say whether a reduced VAT rate excepts them; those of 10 per cent beside ones of 8 were meant to be sold at 10. */
export const itemFlags = async ({ db }: Migrating): Promise<void> => {
  for (const flag of ['not_reduced', 'special_consumption'])
    await db.schema
      .alterTable('items')
      .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await db.schema.createIndex('items_by_name').on('items').columns(['company_id', 'name_order']).execute()
  await sql`update items set not_reduced = 1 where vat_rate = '0.1'`.execute(db)
}
