import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { declarationDetail } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { useApi } from '../../../api/provider.tsx'
import { shownDeclarations } from '../queries/declarations.ts'
import { pendingDeclarationsQuery } from '../queries/pendingDeclarations.ts'
import { followEvery } from './followEvery.ts'
import { isDecided, pendingChange } from './outcomes.ts'
import { useOutcomeNews } from './useOutcomeNews.ts'

/**
 * Follows the declarations under way from every page, as long as there is one: when one moves on, every screen reads anew, and what the
 * authority has decided is said in a toast and in the page's title (docs/decisions/0152). Stands once, inside.
 */
export const PendingFollower = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const tellOutcomes = useOutcomeNews()
  const { data: pending } = useQuery({
    ...pendingDeclarationsQuery(api),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? followEvery : false),
  })
  const before = useRef<readonly DeclarationListItem[]>(undefined)

  const announce = async (ids: readonly string[]): Promise<void> => {
    const answers = await Promise.all(ids.map((id) => api.send(declarationDetail, { params: { id } })))
    tellOutcomes(
      answers.flatMap((answer) =>
        answer.ok && isDecided(answer.value.noti_cd_tax)
          ? [{ reference: answer.value.reference || answer.value.decl_form_no, status: answer.value.noti_cd_tax }]
          : [],
      ),
    )
  }
  const compare = useEffectEvent((now: readonly DeclarationListItem[]): void => {
    const { ended, isNews } = pendingChange(before.current ?? now, now)
    before.current = now
    if (isNews) void queryClient.invalidateQueries(shownDeclarations)
    if (ended.length > 0) void announce(ended)
  })
  useEffect(() => {
    if (pending !== undefined) compare(pending)
  }, [pending])
  return null
}
