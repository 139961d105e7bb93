import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import type { Tables } from '../store/tables.ts'
import { claimable, company, hasClaimable, type Asked } from './claimable.ts'
import { endRows, type EndingRows } from './endedRows.ts'
import type { Claims, Held, OutboxMessage } from './outbox.ts'
import { messageColumns } from './outboxTables.ts'

const messageOf = (row: Pick<Selectable<Tables['outbox']>, (typeof messageColumns)[number]>): OutboxMessage => ({
  id: row.id,
  subject: { companyId: row.company_id ?? '', kind: row.subject_kind, id: row.subject_id },
  messageType: row.message_type,
  mtdiep: row.mtdiep,
  attempts: row.attempts,
})

type Due = Parameters<Claims['claim']>[0]

/**
 * Companies with a message that may be claimed, in the order of their ids, at most so many. It goes from company to company by the index,
 * whatever each of them has waiting.
 */
const companiesDue = async (
  db: Kysely<Tables>,
  asked: Omit<Asked, 'of'>,
  range: RawBuilder<boolean>,
  limit: number,
): Promise<readonly string[]> => {
  const next = (beyond: RawBuilder<boolean>) =>
    sql`select min(${company}) from outbox where subject_kind = ${asked.kind} and ${beyond}`
  const { rows } = await sql<{ company: string }>`
    with recursive companies_waiting (company) as (
      ${next(range)}
      union all
      select (${next(sql`${company} > companies_waiting.company`)}) from companies_waiting
        where companies_waiting.company is not null
    )
    select company from companies_waiting
      where company is not null and (${hasClaimable({ ...asked, of: sql`companies_waiting.company` })})
      limit ${limit}`.execute(db)
  return rows.map((row) => row.company)
}

/** The same of several kinds, from the one that follows a company, and round again. */
const nextCompanies = async (
  db: Kysely<Tables>,
  { kinds, now, limit, after, onlyFirstTries = false }: Due,
): Promise<readonly string[]> => {
  const within = async (range: RawBuilder<boolean>): Promise<readonly string[]> => {
    const found = new Set<string>()
    for (const kind of kinds)
      for (const one of await companiesDue(db, { kind, now, onlyFirstTries }, range, limit)) found.add(one)
    return [...found].toSorted()
  }
  if (after === null) return (await within(sql`true`)).slice(0, limit)
  const behind = await within(sql`${company} > ${after}`)
  if (behind.length >= limit) return behind.slice(0, limit)
  const before = (await within(sql`true`)).filter((one) => one <= after)
  return [...behind, ...before].slice(0, limit)
}

/** Claims the oldest messages of one company that may be claimed. */
const claimOf =
  (db: Kysely<Tables>, database: DatabaseKind) =>
  async (
    of: string,
    { kinds, now, until, onlyFirstTries = false }: Due,
    limit: number,
  ): Promise<readonly OutboxMessage[]> => {
    const asked = kinds.map((kind) => ({ kind, of: sql<string>`${of}`, now, onlyFirstTries }))
    const ids = claimable(asked, limit, database)
    // The outer condition is checked again where a competing update has ended meanwhile, so that the loser takes nothing.
    const rows = await db
      .updateTable('outbox')
      .set((expression) => ({ claimed_until: until, attempts: expression('attempts', '+', 1) }))
      // As an array it is read once: a join would read it again for other rows, and claim more than asked.
      .where(database === 'postgres' ? sql<boolean>`id = any(array(${ids}))` : sql<boolean>`id in (${ids})`)
      .where('claimed_until', '<', now)
      .returning(messageColumns)
      .execute()
    return rows.map(messageOf).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }

export const claimsIn = (db: Kysely<Tables>, database: DatabaseKind): Claims => {
  const claim = claimOf(db, database)
  /** A claim is known by the number of its attempt: whose claim has run out changes nothing of the next one. */
  const held = ({ id, attempts }: Held) =>
    db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts)
  return {
    async claim(due) {
      if (due.kinds.length === 0 || due.limit === 0) return []
      const companies = await nextCompanies(db, due)
      const claimed: OutboxMessage[] = []
      for (const [place, one] of companies.entries()) {
        const share = Math.ceil((due.limit - claimed.length) / (companies.length - place))
        if (share > 0) claimed.push(...(await claim(one, due, share)))
      }
      return claimed
    },
    async renew(messages, until) {
      if (messages.length === 0) return
      await db
        .updateTable('outbox')
        .set({ claimed_until: until })
        .where((where) => where.or(messages.map(({ id, attempts }) => where.and({ id, attempts }))))
        .execute()
    },
    async postpone(message, dueAt, error) {
      await held(message).set({ due_at: dueAt, claimed_until: '', last_error: error }).execute()
    },
    async markTurnedDown({ id, attempts }, error) {
      const claimedStill = (rows: EndingRows) => rows.where('id', '=', id).where('attempts', '=', attempts)
      return (await endRows(db, database, claimedStill, { state: 'turnedDown', last_error: error, sent_at: null })) > 0
    },
  }
}
