import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { recordNews } from '../../../area/recordNews.ts'
import { isPitScope, type Scope } from '../../../domain/session.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { CollectionProvider, useCollection } from '../collection/collection.ts'
import { useFiling } from '../collection/filing.ts'
import { declarationKeys, shownDeclarations } from '../queries/declarations.ts'
import { pendingDeclarationsQuery } from '../queries/pendingDeclarations.ts'
import { followEvery } from './followEvery.ts'
import { isDecided, pendingChange } from './outcomes.ts'
import { useOutcomeNews } from './useOutcomeNews.ts'

/** Whether a reading failed in a way that passes; a refusal stays. */
const isAway = (error: Error | null): boolean => error !== null && failureOf(error).code !== 'server.refused'

/** The e-document declarations of a company are in two collections: everybody follows them in one. */
const collectionsFollowed = (scope: Scope): readonly CollectionKey[] =>
  isPitScope(scope) ? ['pit'] : ['eInvoice', 'eDocument']

/**
 * Follows the declarations of a collection that are under way, from every page, as long as there is one: when one moves on, every screen reads anew, and what the
 * authority has decided is said in a toast and in the page's title (docs/decisions/0152). It goes on while the server is
 * away.
 */
const CollectionFollower = () => {
  const api = useApi()
  const { key: collection, calls } = useFiling()
  const { panel } = useCollection()
  const queryClient = useQueryClient()
  const announceOutcomes = useOutcomeNews()
  const { data: pending, isError } = useQuery({
    ...pendingDeclarationsQuery(api, collection),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 || isAway(state.error) ? followEvery : false),
  })
  const wasAway = useRef(false)
  const before = useRef<readonly DeclarationListItem[]>(undefined)

  const announce = async (ids: readonly string[]): Promise<void> => {
    const answers = await Promise.all(ids.map((id) => api.send(calls.detail, { params: { id } })))
    announceOutcomes(
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
  // What was decided while the server was away may never have been seen under way here.
  useEffect(() => {
    if (wasAway.current && !isError) void queryClient.invalidateQueries(shownDeclarations)
    wasAway.current = isError
  }, [isError, queryClient])
  // The server has said so before the next reading would have.
  useEffect(
    () =>
      recordNews.follow((record) => {
        if (record === null || record.kind === panel)
          void queryClient.invalidateQueries({ queryKey: declarationKeys.all })
      }),
    [panel, queryClient],
  )
  return null
}

/** Follows every collection that the person works on. Stands once, inside. */
export const PendingFollower = () =>
  collectionsFollowed(useCurrentUser().scope).map((collection) => (
    <CollectionProvider key={collection} value={collection}>
      <CollectionFollower />
    </CollectionProvider>
  ))
