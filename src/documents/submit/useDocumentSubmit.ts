import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useCurrentUser } from '../../api/provider.tsx'
import { vietnamMoment } from '../../domain/dates.ts'
import { useAgentClient } from '../../signing/token/useAgentClient.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { workLocks, workStore } from './browserWork.ts'
import { provideDocumentSubmit } from './provideDocumentSubmit.ts'
import type { WhileSaving } from './whileSaving.ts'

const now = (): string => vietnamMoment(new Date())

/** The one hook that gives documentSubmit its actors, for the form that runs it as its child and for the list. */
export const useDocumentSubmit = (whileSaving: WhileSaving) => {
  const api = useApi()
  const agent = useAgentClient()
  const { id: userId } = useCurrentUser()
  const { key: collection, queryKey } = useShownKind()
  const { calls, layout, words } = useFiledKind()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  return useMemo(
    () =>
      provideDocumentSubmit({
        api,
        calls,
        layout,
        collection,
        queryKey,
        agent,
        store: workStore,
        locks: workLocks,
        userId,
        now,
        queryClient,
        whileGenerating: (save) => notify.loadingWhile(i18n._(msg`Loading...`), () => whileSaving(save)),
        announceGenerated: () => notify.success(i18n._(words.submit.generated)),
      }),
    [agent, api, calls, layout, collection, queryKey, words, queryClient, i18n, userId, whileSaving],
  )
}
