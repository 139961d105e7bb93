import { sql, type Kysely } from 'kysely'
import { newId } from '../../store/identifiers.ts'
import type { Tables } from '../../store/tables.ts'
import type { Moments, Span } from '../documentHistory.ts'

/** A status that a document took on, with what was said to it. */
export interface KeptEvent<Status extends string> {
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly status: Status
  readonly message: string
}

/** The table of a kind's events, and its column that names the document. */
export interface EventTable<Status extends string> {
  readonly events: string
  readonly document: string
  readonly statusOf: (kept: string) => Status
}

export interface Events<Status extends string> {
  readonly addEvent: (companyId: string, id: string, event: KeptEvent<Status>) => Promise<void>
  /** When it took on its statuses, each moment once, the latest first. */
  readonly eventMoments: (companyId: string, id: string, asked: Moments) => Promise<readonly string[]>
  /** The latest thousand, of a span where one is given; oldest first. */
  readonly events: (companyId: string, id: string, span?: Span) => Promise<readonly KeptEvent<Status>[]>
}

/** Events of a document that are read at once. */
const mostEvents = 1000
/** Behind every moment. */
const last = '~'

export const eventsIn = <Status extends string>(
  db: Kysely<Tables>,
  { events, document, statusOf }: EventTable<Status>,
): Events<Status> => {
  const table = sql.table(events)
  const column = sql.ref(document)
  return {
    async addEvent(companyId, id, { at, status, message }) {
      await sql`insert into ${table} (company_id, ${column}, id, at, status, message)
        values (${companyId}, ${id}, ${newId()}, ${at}, ${status}, ${message})`.execute(db)
    },
    async eventMoments(companyId, id, { before, most }) {
      const { rows } = await sql<{ at: string }>`select distinct at from ${table}
        where company_id = ${companyId} and ${column} = ${id} and at < ${before ?? last}
        order by at desc limit ${most}`.execute(db)
      return rows.map(({ at }) => at)
    },
    async events(companyId, id, { from, before } = { from: '', before: null }) {
      const { rows } = await sql<KeptEvent<string>>`select at, status, message from ${table}
        where company_id = ${companyId} and ${column} = ${id} and at >= ${from} and at < ${before ?? last}
        order by at desc, id desc limit ${mostEvents}`.execute(db)
      return rows.toReversed().map((row) => ({ ...row, status: statusOf(row.status) }))
    },
  }
}
