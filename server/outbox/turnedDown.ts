import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Messages about subjects of a kind of a company that were given up. */
export const turnedDown = (db: Kysely<Tables>, companyId: string, kind: string) =>
  db
    .selectFrom('outbox_sent')
    .where('outbox_sent.company_id', '=', companyId)
    .where('outbox_sent.subject_kind', '=', kind)
    .where('outbox_sent.state', '=', 'turnedDown')
