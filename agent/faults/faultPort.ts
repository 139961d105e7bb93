import type { AgentRefusalCode } from '../../src/api/agent/protocol.ts'
import type { Result } from '../../src/domain/result.ts'
import type { AgentPath } from '../guards.ts'
import type { Outcome } from '../outcome.ts'

type Work = () => Promise<Outcome>

/** Where the fault console gets between a page and the agent's work. */
export interface AgentFaults {
  /** Whether the gate knows the path of the switches beside those of the protocol. */
  readonly areOn: boolean
  /** Whether this machine is to look as if no agent ran on it. */
  readonly isGone: (url: string) => boolean
  /** Does the work, or what goes wrong in its stead; null where the connection breaks off. */
  readonly around: (path: AgentPath, work: Work) => Promise<Outcome | null>
  /** Changes the switches by the body of a request that has passed the gate, and answers what is on. */
  readonly control: (body: string) => Result<Outcome, AgentRefusalCode>
}

/** An agent whose faults are its own. */
export const noFaults: AgentFaults = {
  areOn: false,
  isGone: () => false,
  around: (_path, work) => work(),
  control: () => ({ ok: false, failure: 'request.unknownPath' }),
}
