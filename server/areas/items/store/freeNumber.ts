import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { Items } from './items.ts'

/** The key of an automatic code (`automaticCodeOf`), as `items.code_key` holds it. */
const codeKey = sql`'sp' || (case when number < 1000000 then substr(cast(1000000 + number as text), 2) else cast(number as text) end)`

/**
 * One statement, whatever number of codes is taken: each query of a transaction costs SQLite a turn in which nothing else is answered.
 */
export const takeFreeNumber =
  (db: Kysely<Tables>): Items['takeFreeNumber'] =>
  async (companyId) => {
    const { rows } = await sql<{ last: number }>`
      insert into item_counters (company_id, last)
      with recursive candidates (number) as (
        select coalesce((select last from item_counters where company_id = ${companyId}), 0) + 1
        union all
        select number + 1 from candidates
        where exists (select 1 from items where company_id = ${companyId} and code_key = ${codeKey})
      )
      select cast(${companyId} as text), max(number) from candidates where true
      on conflict (company_id) do update set last = excluded.last
      returning last`.execute(db)
    const [taken] = rows
    if (taken === undefined) throw new Error('a counter answered nothing')
    return taken.last
  }
