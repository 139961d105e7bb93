import * as v from 'valibot'
import { agentSwitchesSchema } from '../../development/faults/calls.ts'
import type { SwitchChange, SwitchedOn } from '../../development/faults/switches.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

/** The switches of the signing agent, over its own guarded endpoint. */
export interface AgentSwitches {
  /** Makes a change, or none, and answers what is on. */
  readonly change: (change: SwitchChange) => Promise<Result<readonly SwitchedOn[], 'unreachable'>>
}

/** Milliseconds that an agent on the same machine gets. */
const patience = 1000

/**
 * Speaks to the agent as the product's own page does: the agent lets nobody else in. No agent, one without faults and one of another
 * product are alike: unreachable.
 */
export const createAgentSwitches = (agentPort: number, origins: ReadonlySet<string>): AgentSwitches => ({
  async change(change) {
    const [origin = ''] = origins
    try {
      const response = await fetch(`http://127.0.0.1:${agentPort}/faults`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'text/plain' },
        body: JSON.stringify(change),
        signal: AbortSignal.timeout(patience),
      })
      const read = v.safeParse(agentSwitchesSchema, response.ok ? await response.json() : null)
      return read.success ? succeed(read.output.on) : fail('unreachable')
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
        return fail('unreachable')
      throw error
    }
  },
})
