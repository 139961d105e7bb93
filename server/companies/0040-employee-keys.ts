import { addCodeKeys } from '../store/migrations/codeKeys.ts'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Employee numbers are looked up by what tells them apart. The index is not unique: numbers from before may look alike (decision 0432). */
export const employeeKeys = (migration: Migrating): Promise<void> =>
  addCodeKeys(migration, { table: 'accounts', code: 'employee_no', column: 'employee_key', rowKey: ['id'] })
