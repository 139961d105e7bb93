import { createApiClient } from '../../src/api/client.ts'
import { FaultConsole } from './FaultConsole.tsx'
import { openFaultStore } from './faultStore.ts'
import { addMessages } from './messages.ts'

/** Switches on what address and tab choose, and answers the console to show. */
export const startFaultConsole = async () => {
  const messages = addMessages()
  const store = await openFaultStore({
    api: createApiClient({
      fetch: (...request) => window.fetch(...request),
      awaitSession: () => Promise.resolve(false),
    }),
    storage: window.sessionStorage,
    location: window.location,
    replaceAddress: (href) => window.history.replaceState(window.history.state, '', href),
  })
  await messages
  return <FaultConsole store={store} />
}
