import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import { dongColumns, type DongColumn } from './columns.ts'
import type { Invoices } from './invoices.ts'
import { narrowedRows } from './narrowedRows.ts'

/** Sums of both halves of an amount: whole amounts of many invoices go beyond what a column holds. */
const half = 1_000_000_000

type Halves = { readonly [Column in `${DongColumn}_${'high' | 'low'}`]: number | string | bigint | null }

const whole = (sums: Halves, column: DongColumn): string => {
  const [high, low] = [sums[`${column}_high`], sums[`${column}_low`]].map((part) => BigInt(part ?? 0))
  return String((high ?? 0n) * BigInt(half) + (low ?? 0n))
}

/** Sums of issued invoices: drafts, refused and cancelled ones and those that others have replaced count nothing. */
export const sumsIn =
  (db: Kysely<Tables>): Invoices['sums'] =>
  async (companyId, filter) => {
    const halves = dongColumns.flatMap((column) => [
      sql<number | string | null>`cast(sum(${sql.ref(column)} / ${sql.lit(half)}) as bigint)`.as(
        `${column}_high` as const,
      ),
      sql<number | string | null>`cast(sum(${sql.ref(column)} % ${sql.lit(half)}) as bigint)`.as(
        `${column}_low` as const,
      ),
    ])
    const sums = await narrowedRows(db, companyId, filter)
      .where('etax_status', 'in', ['sent', 'accepted'])
      .where('noticed', '<>', 'cancelled')
      .where('corrected_by', '<>', '1')
      .select((row) => [row.fn.countAll<number | string>().as('count'), ...halves])
      .executeTakeFirstOrThrow()
    return {
      count: Number(sums.count),
      net_vnd: whole(sums, 'net_vnd'),
      tax_vnd: whole(sums, 'tax_vnd'),
      total_vnd: whole(sums, 'total_vnd'),
    }
  }
