import type { Notification } from '../../../api/contract/notifications.ts'
import type { ChangedRecord, RecordName, RecordNews } from '../../../area/recordNews.ts'
import type { LiveNews } from './liveNews.ts'

const isSame = (one: RecordName, other: RecordName): boolean => one.kind === other.kind && one.id === other.id

const changedBy = ({ record_kind: kind, record_id: id, ...notification }: Notification): ChangedRecord => ({
  kind,
  id,
  notified: { kind: notification.kind, parameters: notification.parameters },
})

/**
 * Makes news of records out of what the stream has reported: the notifications are read that have come since, so that what came while
 * there was no stream is announced as well.
 */
export const newsOfReports =
  (readFresh: () => Promise<readonly Notification[] | null>, announce: (news: RecordNews) => void) =>
  async (reported: readonly LiveNews[]): Promise<void> => {
    const fresh = ((await readFresh()) ?? []).filter(({ record_kind: kind }) => kind !== '').map(changedBy)
    const named = reported.filter((news) => news !== null && news !== 'notifications')
    const others = named.filter(
      (record, at) =>
        !fresh.some((each) => isSame(each, record)) && named.findIndex((each) => isSame(each, record)) === at,
    )
    const mayBeAny = reported.includes(null)
    if (mayBeAny || fresh.length + others.length > 0) announce({ records: [...fresh, ...others], mayBeAny })
  }
