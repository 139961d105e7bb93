import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { NoticeStatus } from '../../../../src/domain/errorNotice/status.ts'
import { eventsIn, type Events } from '../../../documents/heads/eventQueries.ts'
import type { Tables } from '../../../store/tables.ts'
import { statusSchema } from './rows.ts'

/** The statuses that a notice took on. */
export const noticeEvents = (db: Kysely<Tables>): Events<NoticeStatus> =>
  eventsIn(db, {
    events: 'error_notice_events',
    document: 'notice_id',
    statusOf: (kept) => v.parse(statusSchema, kept),
  })
