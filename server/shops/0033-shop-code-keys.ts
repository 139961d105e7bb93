import type { Migrating } from '../store/migrations/schemaBuilder.ts'
import { addCodeKeys } from '../store/migrations/codeKeys.ts'

/** Shop codes are looked up by what tells them apart. The index is not unique: shops from before may look alike (decision 0432). */
export const shopCodeKeys = (migration: Migrating): Promise<void> =>
  addCodeKeys(migration, { table: 'shops', code: 'shop_code', column: 'code_key', rowKey: ['company_id', 'id'] })
