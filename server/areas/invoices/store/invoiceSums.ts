import { sql } from 'kysely'
import { listPage } from '../../../lists/listPage.ts'
import { conditionsOf, narrowedBy } from '../../../lists/narrowed.ts'
import type { Connection } from '../../../store/connection.ts'
import { dongColumns, type DongColumn } from './columns.ts'
import { invoiceList, invoiceListFilter } from './invoiceList.ts'
import type { InvoiceFilter, Invoices, InvoiceSums } from './invoices.ts'
import { isListed, narrowedRows } from './narrowedRows.ts'

type Db = Connection['db']

/** Sums of both halves of an amount: whole amounts of many invoices go beyond what a column holds. */
const half = 1_000_000_000

type Halves = { readonly [Column in `${DongColumn}_${'high' | 'low'}`]: number | string | bigint | null }
type Summed = Halves & { readonly count: number | string | null }

const halves = dongColumns.flatMap((column) => [`${column}_high`, `${column}_low`] as const)

/** Sums as changes by what invoices are counted by (migration 0080). */
export const keptSums = { ...invoiceList, tallies: 'invoice_sums', changes: halves } as const

const whole = (sums: Halves, column: DongColumn): string => {
  const [high, low] = [sums[`${column}_high`], sums[`${column}_low`]].map((part) => BigInt(part ?? 0))
  return String((high ?? 0n) * BigInt(half) + (low ?? 0n))
}

const sumsOf = (sums: Summed): InvoiceSums => ({
  count: Number(sums.count ?? 0),
  net_vnd: whole(sums, 'net_vnd'),
  tax_vnd: whole(sums, 'tax_vnd'),
  total_vnd: whole(sums, 'total_vnd'),
})

const nothing: InvoiceSums = { count: 0, net_vnd: '0', tax_vnd: '0', total_vnd: '0' }

/** What migration 0080 keeps, of any days and counted values. */
const ofKept = async (db: Db, companyId: string, filter: InvoiceFilter): Promise<InvoiceSums> => {
  const list = narrowedBy(invoiceList, companyId, invoiceListFilter(filter))
  const sums = halves.map((column) => sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(column)}`)
  const { rows } = await sql<Summed>`select cast(sum(change) as bigint) as count, ${sql.join(sums)}
    from invoice_sums where ${conditionsOf(list)}`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('a sum has no row')
  return sumsOf(found)
}

/** By reading rows. */
const ofRows = async (rows: ReturnType<typeof narrowedRows>): Promise<InvoiceSums> => {
  const columns = dongColumns.flatMap((column) => [
    sql<number | string | null>`cast(sum(${sql.ref(column)} / ${sql.lit(half)}) as bigint)`.as(
      `${column}_high` as const,
    ),
    sql<number | string | null>`cast(sum(${sql.ref(column)} % ${sql.lit(half)}) as bigint)`.as(
      `${column}_low` as const,
    ),
  ])
  const sums = await rows
    .where('etax_status', 'in', ['sent', 'accepted'])
    .where('noticed', '<>', 'cancelled')
    .where('corrected_by', '<>', '1')
    .select((row) => [row.fn.countAll<number | string>().as('count'), ...columns])
    .executeTakeFirstOrThrow()
  return sumsOf(sums)
}

/**
 * Sums of issued invoices: drafts, refused and cancelled ones and those that others have replaced count nothing. Those that a search finds are
 * looked up as its pages are, unless they are more than it counts.
 */
export const sumsIn = (connection: Connection): Invoices['sums'] => {
  const { db, limits } = connection
  const pageOfList = listPage(connection, invoiceList)
  return async (companyId, filter) => {
    if (isListed(filter) && filter.words.length === 0) return ofKept(db, companyId, filter)
    const rows = narrowedRows(db, companyId, filter)
    if (!isListed(filter)) return ofRows(rows)
    const page = { number: 0, size: limits.counted, sort: null }
    const found = await pageOfList(companyId, invoiceListFilter(filter), page)
    if (found.total === 0) return nothing
    const isAll = !found.isMinimum && found.rows.length === found.total
    const ids = found.rows.map(({ id }) => id)
    return ofRows(isAll ? db.selectFrom('invoices').where('company_id', '=', companyId).where('id', 'in', ids) : rows)
  }
}
