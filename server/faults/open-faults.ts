import { BlockList } from 'node:net'
import { authorityScenarios } from '../../development/faults/authorityScenarios.ts'
import { serverScenarios } from '../../development/faults/serverScenarios.ts'
import { createSwitches } from '../../development/faults/switches.ts'
import type { Clock } from '../clock.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { createAgentSwitches } from './agent-switches.ts'
import type { FaultPort } from './fault-port.ts'
import { faultyAuthority } from './faulty-authority.ts'
import { faultRoutes } from './routes.ts'
import { mountStrikes } from './strikes.ts'

/** The fault console of this server: switches of its own, and a way to those of the signing agent that was started beside it. */
export const openFaults = (agentPort: number, clock: Clock): FaultPort => {
  const server = createSwitches(serverScenarios)
  const authority = createSwitches(authorityScenarios)
  return {
    areOn: true,
    mount(app, origins) {
      const agent = createAgentSwitches(agentPort, origins)
      mountRoutes(app, faultRoutes([server, authority], agent), {
        refusals: {},
        personOf: () => Promise.resolve(null),
        origins,
        isSecure: false,
        trustedProxies: new BlockList(),
      })
      mountStrikes(app, server)
    },
    onTheWay: (inner) => faultyAuthority(inner, authority, clock),
    objection(step) {
      const struck = authority.strike(({ fault }) => fault.kind === 'objection' && fault.step === step)
      return struck?.fault.kind === 'objection' ? { code: struck.fault.code, text: struck.fault.text } : null
    },
  }
}
