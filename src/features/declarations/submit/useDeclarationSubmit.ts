import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { vietnamMoment } from '../../../domain/dates.ts'
import { useAgentClient } from '../../../signing/token/useAgentClient.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useFiling } from '../kind/filing.ts'
import type { WhileSaving } from '../unfinished/whileSaving.ts'
import { workLocks, workStore } from './browserWork.ts'
import { provideDeclarationSubmit } from './provideDeclarationSubmit.ts'

const now = (): string => vietnamMoment(new Date())

/** The one hook that gives documentSubmit its actors, for the form that runs it as its child and for the list. */
export const useDeclarationSubmit = (whileSaving: WhileSaving) => {
  const api = useApi()
  const agent = useAgentClient()
  const { id: userId } = useCurrentUser()
  const filing = useFiling()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  return useMemo(
    () =>
      provideDeclarationSubmit({
        api,
        filing,
        agent,
        store: workStore,
        locks: workLocks,
        userId,
        now,
        queryClient,
        whileGenerating: (save) => notify.loadingWhile(i18n._(msg`Loading...`), () => whileSaving(save)),
        announceGenerated: () => notify.success(i18n._(msg`Generate declaration success`)),
      }),
    [agent, api, filing, queryClient, i18n, userId, whileSaving],
  )
}
