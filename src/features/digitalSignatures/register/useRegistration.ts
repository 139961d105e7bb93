import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { inspected } from '../../../machines/inspection.ts'
import { useAgentClient } from '../../../signing/token/useAgentClient.ts'
import { provideRegistration } from './provideRegistration.ts'

/** The one hook that gives `certificateRegistration` its actors. */
export const useRegistration = (companyTaxCode: string) => {
  const api = useApi()
  const agent = useAgentClient()
  const logic = useMemo(() => provideRegistration({ api, agent }), [api, agent])
  return useActorRef(logic, { ...inspected, input: { companyTaxCode } })
}
