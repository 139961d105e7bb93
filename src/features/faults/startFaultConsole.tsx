import { createApiClient } from '../../api/client.ts'
import { FaultConsole } from './FaultConsole.tsx'
import { openFaultStore } from './faultStore.ts'

/** Switches on what address and tab choose, and answers the console to show. */
export const startFaultConsole = async () => {
  const store = await openFaultStore({
    api: createApiClient({
      fetch: (...request) => window.fetch(...request),
      awaitSession: () => Promise.resolve(false),
    }),
    storage: window.sessionStorage,
    location: window.location,
    replaceAddress: (href) => window.history.replaceState(window.history.state, '', href),
  })
  return <FaultConsole store={store} />
}
