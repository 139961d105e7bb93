import { changeFaults, readFaults, type FaultState } from '../../development/faults/calls.ts'
import { isAtAgent } from '../../development/faults/catalogue.ts'
import type { FaultSwitches, SwitchChange } from '../../development/faults/switches.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { publicRoute, type Route } from '../http/route.ts'
import type { AgentSwitches } from './agentSwitches.ts'

const noChange: SwitchChange = { reset: false, set: [] }

type Own = Pick<FaultSwitches<never>, 'on' | 'change'>

/** Reading and changing what is on, here and at the agent. */
export const faultRoutes = (own: readonly Own[], agent: AgentSwitches): readonly Route[] => {
  const apply = async (change: SwitchChange): Promise<Result<FaultState, never>> => {
    for (const switches of own) switches.change(change)
    const atAgent = await agent.change({ reset: change.reset, set: change.set.filter(({ name }) => isAtAgent(name)) })
    return succeed({
      on: [...own.flatMap((switches) => switches.on()), ...(atAgent.ok ? atAgent.value : [])],
      agent: atAgent.ok ? 'reachable' : 'unreachable',
    })
  }
  return [publicRoute(readFaults, () => apply(noChange)), publicRoute(changeFaults, ({ body }) => apply(body))]
}
