import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'
import { addCodeKeys } from '../../../../store/migrations/codeKeys.ts'

/** Item codes are looked up by what tells them apart. The index is not unique: items from before may look alike (decision 0432). */
export const itemCodeKeys = (migration: Migrating): Promise<void> =>
  addCodeKeys(migration, { table: 'items', code: 'item_code', column: 'code_key', rowKey: ['company_id', 'id'] })
