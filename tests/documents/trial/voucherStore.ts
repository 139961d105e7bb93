import type { CreateTableBuilder, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Moments, Span } from '../../../server/documents/documentHistory.ts'
import type { DocumentEvent, DocumentHead, DocumentNeeds } from '../../../server/documents/keptKind.ts'
import type { Connection } from '../../../server/store/connection.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { Migrating } from '../../../server/store/migrations/schemaBuilder.ts'
import { pageOf, type Page, type PageRequest } from '../../../server/store/page.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { voucherEntries, voucherStatuses, type VoucherContent, type VoucherStatus } from './voucher.ts'

declare module '../../../server/store/tables.ts' {
  interface Tables {
    vouchers: {
      company_id: string
      id: string
      year: number
      status: string
      reference: string
      symbol: string
      day: string
      /** Under which it is issued. */
      number: number | null
      message: string
      content_hash: string
      content: string
      /** ISO 8601; empty of what is not deleted. */
      deleted_at: string
    }
    voucher_events: { company_id: string; id: string; voucher_id: string; at: string; status: string; message: string }
  }
}

export const voucherTables = async ({ db, text }: Migrating): Promise<void> => {
  const tableOf = (name: string, columns: readonly string[]) =>
    ['company_id', ...columns]
      .reduce<CreateTableBuilder<string, string>>(
        (table, column) => table.addColumn(column, text, (built) => built.notNull()),
        db.schema.createTable(name),
      )
      .addPrimaryKeyConstraint(`${name}_key`, ['company_id', 'id'])
  const heads = ['id', 'status', 'reference', 'symbol', 'day', 'message', 'content_hash', 'content', 'deleted_at']
  await tableOf('vouchers', heads)
    .addColumn('year', 'integer', (built) => built.notNull())
    .addColumn('number', 'integer')
    .addUniqueConstraint('vouchers_number', ['company_id', 'symbol', 'number'])
    .execute()
  await tableOf('voucher_events', ['id', 'voucher_id', 'at', 'status', 'message']).execute()
}

export interface VoucherHead extends DocumentHead<VoucherStatus> {
  readonly symbol: string
  readonly day: string
  readonly number: number | null
}

const headColumns = [
  'company_id',
  'id',
  'year',
  'status',
  'reference',
  'content_hash',
  'symbol',
  'day',
  'number',
] as const
type Row = Pick<Selectable<Tables['vouchers']>, (typeof headColumns)[number]>

const statusSchema = v.picklist(voucherStatuses)
const headOf = (row: Row): VoucherHead => ({
  companyId: row.company_id,
  id: row.id,
  year: row.year,
  status: v.parse(statusSchema, row.status),
  reference: row.reference,
  contentHash: row.content_hash,
  symbol: row.symbol,
  day: row.day,
  number: row.number,
})
const contentOf = (text: string): VoucherContent =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.object(voucherEntries)), text)

interface Where {
  readonly companyId: string
  readonly ids: readonly string[]
  /** Deleted ones after this moment; those that are there where it is left out. */
  readonly deletedAfter?: string
}

interface Change {
  readonly status?: VoucherStatus
  readonly message?: string
  readonly deleted_at?: string
  readonly content_hash?: string
  readonly content?: string
  readonly symbol?: string
  readonly day?: string
  readonly number?: number | null
}

interface Listed {
  readonly companyId: string
  readonly from: string
  readonly to: string
}

export const vouchersIn = ({ db }: Connection) => {
  const of = (companyId: string) =>
    db.selectFrom('vouchers').where('company_id', '=', companyId).where('deleted_at', '=', '')
  return {
    async byId(companyId: string, id: string) {
      const row = await of(companyId).selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : { head: headOf(row), content: contentOf(row.content), message: row.message }
    },
    /** Writes those that are in one of the statuses and of one of the contents; holds them where nothing is changed. */
    async change(
      { companyId, ids, deletedAfter }: Where,
      change: Change,
      only: { readonly statuses?: readonly string[]; readonly contentHashes?: readonly string[] } = {},
    ): Promise<readonly VoucherHead[]> {
      let query = db
        .updateTable('vouchers')
        .set((row) => ({ content_hash: row.ref('content_hash'), ...change }))
        .where('company_id', '=', companyId)
        .where('id', 'in', ids)
        .where('deleted_at', deletedAfter === undefined ? '=' : '>', deletedAfter ?? '')
      if (only.statuses !== undefined) query = query.where('status', 'in', only.statuses)
      if (only.contentHashes !== undefined) query = query.where('content_hash', 'in', only.contentHashes)
      return (await query.returning(headColumns).execute()).map(headOf)
    },
    async insert({ companyId, contentHash, ...head }: VoucherHead, content: VoucherContent) {
      const kept = { ...head, company_id: companyId, content_hash: contentHash }
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('vouchers')
        .values({ ...kept, message: '', deleted_at: '', content: JSON.stringify({ ...content, voucher_id: head.id }) })
        .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },
    async page(
      { companyId, from, to }: Listed,
      request: PageRequest,
    ): Promise<Page<VoucherContent & { status: string }>> {
      const rows = of(companyId).where('day', '>=', from).where('day', '<=', to).select(['id', 'status', 'content'])
      const order = { columns: ['day'], otherwise: { column: 'day', direction: 'desc' } } as const
      const { items, ...page } = await pageOf(rows, request, order)
      return { ...page, items: items.map(({ status, content }) => ({ ...contentOf(content), status })) }
    },
    async counts({ companyId, from, to }: Listed) {
      const rows = await of(companyId)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .select(['status', (row) => row.fn.countAll().as('count')])
        .groupBy('status')
        .execute()
      return rows.map(({ status, count }) => ({ status: v.parse(statusSchema, status), count: Number(count) }))
    },
    async addEvent(companyId: string, id: string, event: { at: string; status: VoucherStatus; message: string }) {
      const row = { company_id: companyId, id: newId(), voucher_id: id, ...event }
      await db.insertInto('voucher_events').values(row).execute()
    },
    async events(companyId: string, id: string, { from, before }: Span): Promise<readonly DocumentEvent[]> {
      const rows = await db
        .selectFrom('voucher_events')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('voucher_id', '=', id)
        .where('at', '>=', from)
        .where('at', '<', before ?? '~')
        .orderBy('at')
        .execute()
      return rows.map(({ at, status, message }) => {
        const kept = v.parse(statusSchema, status)
        return { at, step: kept === 'draft' ? 'saved' : kept, message }
      })
    },
    async eventMoments(companyId: string, id: string, { before, most }: Moments): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('voucher_events')
        .select('at')
        .where('company_id', '=', companyId)
        .where('voucher_id', '=', id)
        .where('at', '<', before ?? '~')
        .distinct()
        .orderBy('at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ at }) => at)
    },
  }
}

export type VoucherRepositories = DocumentNeeds & { readonly vouchers: ReturnType<typeof vouchersIn> }
