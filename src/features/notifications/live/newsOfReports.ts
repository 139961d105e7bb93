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
 * Makes news of records out of what the stream reports: each report has the notifications read that have come since, so that what came
 * while there was no stream is announced as well. Reports that come meanwhile are answered by one more reading.
 */
export const newsOfReports = (
  readFresh: () => Promise<readonly Notification[] | null>,
  announce: (news: RecordNews) => void,
): ((news: LiveNews) => void) => {
  let reported: LiveNews[] = []
  let isReading = false
  const readOnce = async (): Promise<void> => {
    const answered = reported
    reported = []
    const fresh = ((await readFresh()) ?? []).filter(({ record_kind: kind }) => kind !== '').map(changedBy)
    const named = answered.filter((news) => news !== null && news !== 'notifications')
    const others = named.filter((record) => !fresh.some((each) => isSame(each, record)))
    const mayBeAny = answered.includes(null)
    if (mayBeAny || fresh.length + others.length > 0) announce({ records: [...fresh, ...others], mayBeAny })
  }
  const readAll = async (): Promise<void> => {
    isReading = true
    while (reported.length > 0) await readOnce()
    isReading = false
  }
  return (news) => {
    reported.push(news)
    if (!isReading) void readAll()
  }
}
