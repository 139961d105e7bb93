import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { recordNews, type ChangedRecord, type RecordNews } from '../../area/recordNews.ts'

/** Records whose news are followed from every page. */
export interface FollowedRecords {
  /** Names it among all that follow news. */
  readonly key: string
  /** The panels or pages that show its records. */
  readonly panels: readonly string[]
  /** Begins the key of every query about its records. */
  readonly queryKey: readonly string[]
}

/** Has every screen read records anew when they have changed. @param onChanged hears of those that have, also while it was not there */
export const useFreshRecords = (
  { key, panels, queryKey }: FollowedRecords,
  onChanged: (records: readonly ChangedRecord[]) => void = () => undefined,
): void => {
  const queryClient = useQueryClient()
  const take = useEffectEvent(({ records, mayBeAny }: RecordNews) => {
    const own = records.filter(({ kind }) => panels.includes(kind))
    if (mayBeAny || own.length > 0) void queryClient.invalidateQueries({ queryKey })
    onChanged(own)
  })
  useEffect(() => recordNews.followAll(key, (news) => take(news)), [key])
}
