import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { DescribedHeads } from './describedHeads.ts'
import { eventsIn, type Events } from './eventQueries.ts'
import { eventsOf } from './headColumns.ts'
import { moveHead, type MovedFrom } from './moveHead.ts'
import { readDrafts, type ReadDrafts } from './readDrafts.ts'
import { readHeads, type ReadHeads } from './readHeads.ts'
import { writeHeads, type WriteHeads } from './writeHeads.ts'

/** What a step of a document's way changes; what is left out stays. */
export interface HeadChange<Status extends string> {
  readonly status: Status
  readonly message: string
  readonly code?: string | undefined
  readonly signedBy?: string | undefined
  readonly requestedAt?: string | undefined
  readonly filedHash?: string | undefined
  /** A kind's own columns. */
  readonly more?: Readonly<Record<string, string | RawBuilder<string> | undefined>>
}

/** Heads and contents of a kind, with the statuses that they take on. */
export interface Heads<Head extends DocumentHead, Content, Row>
  extends ReadHeads<Head, Content, Row>, WriteHeads<Head, Content>, Events<Head['status']> {
  readonly drafts: ReadDrafts<Content>
  /** Moves one on from one of the statuses and adds the event; false when it is in none, or its content is another. */
  readonly move: (at: MovedFrom<Head['status']>, change: HeadChange<Head['status']>, when: string) => Promise<boolean>
}

export const headsIn = <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
  db: Kysely<Tables>,
  described: DescribedHeads<Head, Content, Row, Own>,
): Heads<Head, Content, Row> => {
  const { columns, statusOf } = described
  const events = eventsIn<Head['status']>(db, { events: eventsOf(columns), document: columns.document, statusOf })
  return {
    ...readHeads(db, described),
    ...writeHeads(db, described),
    drafts: readDrafts(db, described),
    ...events,
    async move(at, { status, message, more, ...change }, when) {
      const isMoved = await moveHead(db, { heads: columns.table, status: columns.status }, at, {
        [columns.status]: status,
        [columns.message]: message,
        [columns.code]: change.code,
        sign_by: change.signedBy,
        requested_at: change.requestedAt,
        filed_hash: change.filedHash,
        ...more,
      })
      if (isMoved) await events.addEvent(at.companyId, at.id, { at: when, status, message })
      return isMoved
    },
  }
}
