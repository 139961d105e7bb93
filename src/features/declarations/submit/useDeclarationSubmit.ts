import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createActor, type ActorRefFrom } from 'xstate'
import { createAgentClient } from '../../../api/agent/client.ts'
import { agentOrigin } from '../../../api/agent/origin.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { processingTimeQuery } from '../../../api/queries/settings.ts'
import { vietnamMoment } from '../../../domain/dates.ts'
import type { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'
import type { SubmitOutput, SubmitStart } from '../../../machines/declarationSubmit/setup.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { workLocks, workStore } from './browserWork.ts'
import { interruptedWorkKey } from './interruptedWork.ts'
import { provideDeclarationSubmit } from './provideDeclarationSubmit.ts'
import { createWorkbench } from './workbench.ts'

interface DeclarationSubmitSettings {
  /** Must keep its identity over renders. */
  readonly onOpenSignatureSettings: () => void
  /** Hears how a submission that `start` began has ended. */
  readonly onFinished?: (output: SubmitOutput) => void
}

const now = (): string => vietnamMoment(new Date())

/**
 * The one hook that gives declarationSubmit its actors. `logic` is for a form that runs it as its child, with the values
 * put on `workbench`; `start` runs it from the list or for an interrupted submission, as `actor` while it lasts. `view` is
 * what SubmitDialog shows beside the flow's state.
 */
export const useDeclarationSubmit = ({ onOpenSignatureSettings, onFinished }: DeclarationSubmitSettings) => {
  const api = useApi()
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const [actor, setActor] = useState<ActorRefFrom<typeof declarationSubmit> | null>(null)

  const workbench = useMemo(() => createWorkbench({ store: workStore, locks: workLocks, userId, now }), [userId])
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
      queryClient,
      openSignatureSettings: onOpenSignatureSettings,
      announceGenerated: () => notify.success(i18n._(msg`Generate declaration success`)),
    })
  }, [api, workbench, queryClient, onOpenSignatureSettings, i18n, userId])

  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: interruptedWorkKey })
    const unsubscribe = workbench.subscribe(refresh)
    return () => {
      unsubscribe()
      void workbench.release().then(refresh)
    }
  }, [workbench, queryClient])
  useEffect(() => () => actor?.stop(), [actor])

  const isWorkKept = useSyncExternalStore(workbench.subscribe, workbench.isKept)
  const isWorking = useSyncExternalStore(workbench.subscribe, workbench.isHeld)
  const { data: processingTime = null } = useQuery({ ...processingTimeQuery(api), enabled: isWorking })

  const start = (from: SubmitStart): void => {
    if (actor !== null) return
    const next = createActor(logic, { input: { start: workbench.continued(from) } })
    const end = (): void => {
      setActor(null)
      void workbench.release()
    }
    next.subscribe({
      complete: () => {
        end()
        const { output } = next.getSnapshot()
        if (output !== undefined) onFinished?.(output)
      },
      error: (error) => {
        end()
        reportError(error)
      },
    })
    next.start()
    setActor(next)
  }

  return { logic, workbench, actor, start, view: { isWorkKept, processingTime } }
}
