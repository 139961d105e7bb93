import type { AgentClient } from '../../../api/agent/client.ts'
import type { ApiClient } from '../../../api/client.ts'
import { certificateRegistration } from '../../../machines/certificateRegistration/certificateRegistration.ts'
import { provideHsmRegistration } from './hsm/provideHsmRegistration.ts'
import { provideRemoteRegistration } from './remote/provideRemoteRegistration.ts'
import { provideTokenRegistration } from './token/provideTokenRegistration.ts'

interface Parts {
  readonly api: ApiClient
  readonly agent: AgentClient
}

/** certificateRegistration with everything that acts: server and signing agent. A way to add a certificate is a line here. */
export const provideRegistration = ({ api, agent }: Parts) =>
  certificateRegistration.provide({
    actors: {
      tokenRegistration: provideTokenRegistration({ api, agent }),
      hsmRegistration: provideHsmRegistration(api),
      remoteRegistration: provideRemoteRegistration(api),
    },
  })
