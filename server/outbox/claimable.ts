import { sql, type RawBuilder } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'

/** As the index `outbox_by_company` has it: what belongs to no company is one company of its own. */
export const company = sql<string>`coalesce(company_id, '')`

/** Messages of a kind about which one asks, at a moment; `of` is the company, as a value or a column. */
export interface Asked {
  readonly kind: string
  readonly of: RawBuilder<string>
  readonly now: string
  readonly onlyFirstTries: boolean
}

const isFree = ({ now, onlyFirstTries }: Asked): RawBuilder<boolean> => {
  const free = sql<boolean>`due.due_at <= ${now} and due.claimed_until < ${now}`
  return onlyFirstTries ? sql`${free} and due.attempts = 0` : free
}

/** Those without an order. */
const unordered = (asked: Asked) => sql`
  select due.id, due.due_at from outbox due
    where due.subject_kind = ${asked.kind} and coalesce(due.company_id, '') = ${asked.of}
      and due.order_key = '' and due.order_number = 0 and ${isFree(asked)}`

/** The first of each order, by its number; it goes from key to key by the index, whatever waits behind the first. */
const firstOfEach = (asked: Asked) => {
  const ofCompany = sql`subject_kind = ${asked.kind} and ${company} = ${asked.of}`
  return sql`
    select due.id, due.due_at from outbox due where ${isFree(asked)} and due.id in (
      with recursive orders (order_key) as (
        select min(order_key) from outbox where ${ofCompany} and order_key > ''
        union all
        select (select min(order_key) from outbox where ${ofCompany} and order_key > orders.order_key) from orders
          where orders.order_key is not null
      )
      select (
        select id from outbox where ${ofCompany} and outbox.order_key = orders.order_key
          order by order_number, due_at, id limit 1
      ) from orders
    )`
}

/** Whether a claim would find something. PostgreSQL would answer `exists` for all companies at once, and read all that waits. */
export const hasClaimable = (asked: Asked): RawBuilder<boolean> => {
  const oldest = (part: RawBuilder<unknown>) => sql`(${part} order by due.due_at, due.id limit 1)`
  return sql`(select due_at from ${oldest(unordered(asked))} as part) is not null
    or (select due_at from ${oldest(firstOfEach(asked))} as part) is not null`
}

/** Ids of the oldest that may be claimed; on PostgreSQL what another server is about to claim is passed over. */
export const claimable = (asked: readonly Asked[], limit: number, database: DatabaseKind): RawBuilder<string> => {
  const unlocked = sql.raw(database === 'postgres' ? 'for update of due skip locked' : '')
  const parts = asked
    .flatMap((one) => [unordered(one), firstOfEach(one)])
    .map((part) => sql`select id, due_at from (${part} order by due.due_at, due.id limit ${limit} ${unlocked}) as part`)
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts order by due_at, id limit ${limit}`
}
