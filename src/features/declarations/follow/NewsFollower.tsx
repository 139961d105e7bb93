import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { recordNews, type ChangedRecord, type RecordNews } from '../../../area/recordNews.ts'
import type { AuthorityStatus } from '../../../domain/declaration/status.ts'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'
import { useOutcomeNews, type Outcome } from './useOutcomeNews.ts'

/** The statuses that are said wherever the user is, by the kind of the notification. */
const decisions: ReadonlyMap<string, AuthorityStatus> = new Map([
  ['declaration.accepted', 'accepted'],
  ['declaration.refused', 'refused'],
  ['declaration.rejected', 'rejected'],
  ['declaration.lapsed', 'lapsed'],
])

const panels: readonly string[] = Object.values(panelOfCollection)

const outcomeOf = ({ notified }: ChangedRecord): Outcome | null => {
  const status = decisions.get(notified?.kind ?? '')
  const { reference = '', form = '' } = notified?.parameters ?? {}
  return status === undefined ? null : { reference: reference === '' ? form : reference, status }
}

/**
 * Has every screen read declarations anew when they have changed, and says what the authority has decided in a toast and in the page's
 * title, from every page (docs/decisions/0152). Stands once, inside.
 */
export const NewsFollower = () => {
  const queryClient = useQueryClient()
  const announceOutcomes = useOutcomeNews()
  const take = useEffectEvent(({ records, mayBeAny }: RecordNews) => {
    const own = records.filter(({ kind }) => panels.includes(kind))
    if (mayBeAny || own.length > 0) void queryClient.invalidateQueries({ queryKey: declarationKeys.all })
    announceOutcomes(own.map(outcomeOf).filter((outcome) => outcome !== null))
  })
  useEffect(() => recordNews.followAll('declarations', (news) => take(news)), [])
  return null
}
