import type { RecordName } from '../../../area/recordNews.ts'

/** What has changed: a record, null for anything, or only the notifications themselves. */
export type LiveNews = RecordName | null | 'notifications'
