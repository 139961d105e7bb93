import * as v from 'valibot'
import { createHeadTables } from '../../../server/documents/heads/createHeadTables.ts'
import type { DescribedHeads } from '../../../server/documents/heads/describedHeads.ts'
import type { ContentRow, EventRow, HeadColumns, HeadRow } from '../../../server/documents/heads/headColumns.ts'
import { headsIn } from '../../../server/documents/heads/headsIn.ts'
import type { DocumentHead, DocumentNeeds } from '../../../server/documents/keptKind.ts'
import type { Connection } from '../../../server/store/connection.ts'
import type { Migrating } from '../../../server/store/migrations/schemaBuilder.ts'
import { pageOf, type Page, type PageRequest } from '../../../server/store/page.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { voucherEntries, voucherStatuses, type VoucherContent, type VoucherStatus } from './voucher.ts'

const columns = {
  table: 'vouchers',
  one: 'voucher',
  document: 'voucher_id',
  reference: 'reference',
  status: 'status',
  message: 'message',
  code: 'guid',
  given: [],
  said: ['symbol', 'day'],
  moved: [],
} as const satisfies HeadColumns

declare module '../../../server/store/tables.ts' {
  interface Tables {
    /** With the number under which it is issued. */
    vouchers: HeadRow<typeof columns> & { number: number | null }
    voucher_contents: ContentRow<typeof columns>
    voucher_events: EventRow<typeof columns>
  }
}

export const voucherTables = async (migration: Migrating): Promise<void> => {
  await createHeadTables(migration, columns)
  const { schema } = migration.db
  await schema.alterTable('vouchers').addColumn('number', 'integer').execute()
  await schema
    .createIndex('vouchers_number')
    .unique()
    .on('vouchers')
    .columns(['company_id', 'symbol', 'number'])
    .execute()
}

export interface VoucherHead extends DocumentHead<VoucherStatus> {
  readonly symbol: string
  readonly day: string
  readonly number: number | null
}

const statusSchema = v.picklist(voucherStatuses)

export const voucherHeads: DescribedHeads<
  VoucherHead,
  VoucherContent,
  Tables['vouchers'],
  'symbol' | 'day' | 'number'
> = {
  columns,
  statusOf: (kept) => v.parse(statusSchema, kept),
  own: ['symbol', 'day', 'number'],
  headOf: ({ symbol, day, number }, head) => ({ ...head, symbol, day, number }),
  contentOf: (kept) => v.parse(v.pipe(v.string(), v.parseJson(), v.object(voucherEntries)), kept),
  id: 'voucher_id',
  saidBy: ({ symbol, day }) => ({ symbol, day }),
}

interface Listed {
  readonly companyId: string
  readonly from: string
  readonly to: string
}

export const vouchersIn = ({ db }: Connection) => {
  const of = ({ companyId, from, to }: Listed) =>
    db
      .selectFrom('vouchers')
      .innerJoin('voucher_contents as contents', (join) =>
        join.onRef('contents.company_id', '=', 'vouchers.company_id').onRef('contents.voucher_id', '=', 'vouchers.id'),
      )
      .where('vouchers.company_id', '=', companyId)
      .where('contents.company_id', '=', companyId)
      .where('day', '>=', from)
      .where('day', '<=', to)
  return {
    ...headsIn(db, voucherHeads),
    async setNumber(companyId: string, id: string, number: number | null) {
      await db
        .updateTable('vouchers')
        .set({ number })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute()
    },
    async page(listed: Listed, request: PageRequest): Promise<Page<VoucherContent & { status: string }>> {
      const rows = of(listed).select(['id', 'status', 'content'])
      const order = { columns: ['day'], otherwise: { column: 'day', direction: 'desc' } } as const
      const { items, ...page } = await pageOf(rows, request, order)
      return {
        ...page,
        items: items.map(({ status, content }) => ({ ...voucherHeads.contentOf(content), status })),
      }
    },
    async counts(listed: Listed) {
      const rows = await of(listed)
        .select(['status', (row) => row.fn.countAll().as('count')])
        .groupBy('status')
        .execute()
      return rows.map(({ status, count }) => ({ status: v.parse(statusSchema, status), count: Number(count) }))
    },
  }
}

export type VoucherRepositories = DocumentNeeds & { readonly vouchers: ReturnType<typeof vouchersIn> }
