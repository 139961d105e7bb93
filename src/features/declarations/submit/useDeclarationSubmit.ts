import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createAgentClient } from '../../../api/agent/client.ts'
import { agentOrigin } from '../../../api/agent/origin.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { processingTimeQuery } from '../../../api/queries/settings.ts'
import { vietnamMoment } from '../../../domain/dates.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { workLocks, workStore } from './browserWork.ts'
import { interruptedWorkKey } from './interruptedWork.ts'
import { provideDeclarationSubmit } from './provideDeclarationSubmit.ts'
import { createSavings } from './savings.ts'
import { createWorkbench } from './workbench.ts'

interface DeclarationSubmitSettings {
  /** Must keep its identity over renders. */
  readonly onOpenSignatureSettings: () => void
  /** The version that the form was opened with; empty for a new declaration, and where there is no form. */
  readonly filledOn: string
}

const now = (): string => vietnamMoment(new Date())

/**
 * The one hook that gives declarationSubmit its actors, for the form that runs `logic` as its child, with the values put on
 * `workbench` and saved by `savings`, and for the list. `view` is what SubmitDialog shows beside the flow's state. What is still held when the
 * caller leaves the screen is kept for later.
 */
export const useDeclarationSubmit = ({ onOpenSignatureSettings, filledOn }: DeclarationSubmitSettings) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()

  const workbench = useMemo(() => createWorkbench({ store: workStore, locks: workLocks, userId, now }), [userId])
  const savings = useMemo(() => createSavings(api, filledOn), [api, filledOn])
  const logic = useMemo(() => {
    const agent = createAgentClient({
      fetch: (input, init) => window.fetch(input, init),
      permissions: navigator.permissions,
      pageHostname: window.location.hostname,
      origin: agentOrigin(document),
      now,
      createdBy: userId,
    })
    return provideDeclarationSubmit({
      api,
      agent,
      workbench,
      savings,
      queryClient,
      openSignatureSettings: onOpenSignatureSettings,
      generation: {
        during: (work) => notify.loadingWhile(i18n._(msg`Loading...`), work),
        succeeded: () => notify.success(i18n._(msg`Generate declaration success`)),
      },
    })
  }, [api, workbench, savings, queryClient, onOpenSignatureSettings, i18n, userId])

  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: interruptedWorkKey })
    const unsubscribe = workbench.subscribe(refresh)
    return () => {
      unsubscribe()
      void workbench.release().then(refresh)
    }
  }, [workbench, queryClient])

  const isWorkKept = useSyncExternalStore(workbench.subscribe, workbench.isKept)
  const isWorking = useSyncExternalStore(workbench.subscribe, workbench.isHeld)
  const { data: processingTime = null } = useQuery({ ...processingTimeQuery(api), enabled: isWorking })

  return { logic, workbench, savings, view: { isWorkKept, processingTime } }
}
