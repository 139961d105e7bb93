import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { talliedByValue } from '../../../lists/counts.ts'
import { narrowedBy } from '../../../lists/narrowed.ts'
import type { Tables } from '../../../store/tables.ts'
import { declarationList, statusColumn } from './declarationList.ts'
import type { Declarations } from './declarations.ts'
import { keptStatusSchema } from './keptStatus.ts'

/** Counts by status over the same rows as an unfiltered list of these days. */
export const declarationCounts =
  (db: Kysely<Tables>): Declarations['counts'] =>
  async (companyId, { form, from, to }) => {
    const list = narrowedBy(declarationList, companyId, { part: form, from, to, chosen: [] })
    const counts = await talliedByValue(db, list, statusColumn)
    return counts.map(({ value, count }) => ({ status: v.parse(keptStatusSchema, value), count }))
  }
