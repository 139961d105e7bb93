import { BlockList } from 'node:net'
import { authorityScenarios } from '../../development/faults/authorityScenarios.ts'
import { mailScenarios } from '../../development/faults/mailScenarios.ts'
import { serverScenarios } from '../../development/faults/serverScenarios.ts'
import { createSwitches } from '../../development/faults/switches.ts'
import type { MessageRow } from '../authority/messageRows.ts'
import type { Clock } from '../clock.ts'
import { mountRoutes } from '../http/mountRoutes.ts'
import { createAgentSwitches } from './agentSwitches.ts'
import type { FaultPort } from './faultPort.ts'
import { faultyAuthority } from './faultyAuthority.ts'
import { faultyMail } from './faultyMail.ts'
import { faultRoutes } from './routes.ts'
import { mountInjections } from './injections.ts'

/** The fault console of this server: switches of its own, and a way to those of the signing agent that was started beside it. */
export const openFaults = (agentPort: number, clock: Clock, messages: readonly MessageRow<string>[]): FaultPort => {
  const server = createSwitches(serverScenarios)
  const authority = createSwitches(authorityScenarios)
  const mail = createSwitches(mailScenarios)
  return {
    areOn: true,
    mount(app, origins) {
      const agent = createAgentSwitches(agentPort, origins)
      mountRoutes(app, faultRoutes([server, authority, mail], agent), {
        refusals: {},
        personOf: () => Promise.resolve(null),
        origins,
        isSecure: false,
        trustedProxies: new BlockList(),
      })
      mountInjections(app, server)
    },
    onTheWay: (inner) => faultyAuthority(inner, authority, clock, messages),
    onMails: (inner) => faultyMail(inner, mail),
    ofSimulator: {
      happens: (event) => authority.inject(({ fault }) => fault.kind === 'event' && fault.event === event) !== null,
      objectsFirst(step) {
        const injected = authority.inject(({ fault }) => fault.kind === 'objection' && fault.step === step)
        return injected?.fault.kind === 'objection' ? injected.fault : null
      },
    },
  }
}
