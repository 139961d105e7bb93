import { sql } from 'kysely'
import type { Connection } from '../../../store/connection.ts'
import type { Declarations } from './declarations.ts'

/** Reads one entry of the index `declarations_by_acceptance`, whose condition has to stand in the statement as it is. */
export const inForce =
  (db: Connection['db']): Declarations['inForce'] =>
  async (companyId, form) => {
    const row = await db
      .selectFrom('declarations')
      .select(['id', 'reference', 'register_date as day'])
      .where('company_id', '=', companyId)
      .where('decl_form_no', '=', form)
      .where('accepted_at', '<>', sql.lit(''))
      .orderBy('accepted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ?? null
  }
