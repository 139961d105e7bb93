import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { createAgentClient } from '../../../api/agent/client.ts'
import { agentOrigin } from '../../../api/agent/origin.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { vietnamMoment } from '../../../domain/dates.ts'
import { inspected } from '../../../machines/inspection.ts'
import { provideRegistration } from './provideRegistration.ts'

/** The one hook that gives `certificateRegistration` its actors. */
export const useRegistration = (companyTaxCode: string) => {
  const api = useApi()
  const { id: createdBy } = useCurrentUser()
  const logic = useMemo(
    () =>
      provideRegistration({
        api,
        agent: createAgentClient({
          fetch: (input, init) => window.fetch(input, init),
          permissions: navigator.permissions,
          pageHostname: window.location.hostname,
          origin: agentOrigin(document),
          now: () => vietnamMoment(new Date()),
          createdBy,
        }),
      }),
    [api, createdBy],
  )
  return useActorRef(logic, { ...inspected, input: { companyTaxCode } })
}
