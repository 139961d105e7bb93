import { useMemo } from 'react'
import { createAgentClient, type AgentClient } from '../../api/agent/client.ts'
import { pause } from '../../api/agent/pause.ts'
import { isKeptFromLoopback } from '../../api/agent/permission.ts'
import { agentOrigin } from '../../api/agent/origin.ts'
import { useCurrentUser } from '../../api/provider.tsx'
import { vietnamMoment } from '../../domain/dates.ts'

/** The signing agent of this computer, asked for whoever is signed in. */
export const useAgentClient = (): AgentClient => {
  const { id: createdBy } = useCurrentUser()
  return useMemo(
    () =>
      createAgentClient({
        fetch: (input, init) => window.fetch(input, init),
        permissions: navigator.permissions,
        pageHostname: window.location.hostname,
        isKeptFromLoopback: isKeptFromLoopback({
          vendor: navigator.vendor,
          protocol: window.location.protocol,
          hostname: window.location.hostname,
        }),
        pause,
        origin: agentOrigin(document),
        now: () => vietnamMoment(new Date()),
        createdBy,
      }),
    [createdBy],
  )
}
