import { isTooOld, oldestAgentVersion } from '../../../api/agent/version.ts'
import { commonNameOf, type TokenInfo } from '../../../domain/certificate.ts'
import type { Failure } from '../../../domain/failure.ts'
import { known, type Checked } from '../checked.ts'
import type { AgentAnswer, ReadinessFacts } from '../facts.ts'
import { failedBy, stillChecking, verdict, type Verdict } from './row.ts'

/** Whether the agent itself could not do its part, so that nothing is known of the token. */
const isOfAgent = ({ code }: Failure): boolean => code.startsWith('agent.') || code === 'unexpected'

const isReached = (agent: Checked<AgentAnswer>): boolean =>
  agent.state === 'known' && (agent.value.token.ok || !isOfAgent(agent.value.token.failure))

/** What the browser says of programs on this computer. */
export const judgePermission = ({ permission, agent }: ReadinessFacts): Verdict => {
  if (isReached(agent)) return verdict('ok', { code: 'permission.granted' })
  if (permission.state === 'checking') return stillChecking
  if (permission.state !== 'known') return verdict('unknown', { code: 'permission.notSaid' })
  switch (permission.value) {
    case 'granted':
      return verdict('ok', { code: 'permission.granted' })
    case 'toBeAsked':
      return verdict('warning', { code: 'permission.notAsked' })
    case 'denied':
      return failedBy({ code: 'agent.blocked' })
    case 'unknown':
      return verdict('unknown', { code: 'permission.notSaid' })
    default:
      return permission.value satisfies never
  }
}

export const judgeAgent = ({ agent }: ReadinessFacts): Verdict => {
  if (agent.state === 'checking') return stillChecking
  if (agent.state === 'failed') return failedBy(agent.failure)
  if (agent.state === 'open') return verdict('unknown', { code: 'agent.notAsked' })
  const { version, token } = agent.value
  if (!token.ok && isOfAgent(token.failure))
    return failedBy(token.failure, token.failure.code === 'agent.busy' ? 'warning' : 'failed')
  return version !== null && isTooOld(version)
    ? verdict('failed', { code: 'agent.tooOld', version, oldest: oldestAgentVersion })
    : verdict('ok', { code: 'agent.reached', version })
}

export const judgeToken = ({ agent }: ReadinessFacts): Verdict => {
  if (agent.state === 'checking') return stillChecking
  if (agent.state !== 'known') return verdict('unknown', { code: 'agent.needed' })
  const { token } = agent.value
  if (!token.ok)
    return isOfAgent(token.failure) ? verdict('unknown', { code: 'agent.needed' }) : failedBy(token.failure)
  if (token.value === null) return verdict('unknown', { code: 'token.hidden' })
  const { issuer, serialNumber } = token.value
  return verdict('ok', { code: 'token.present', issuer: commonNameOf(issuer), serialNumber })
}

/** The token's certificate, for what is asked of it. */
export const tokenIn = (agent: Checked<AgentAnswer>): Checked<TokenInfo> => {
  if (agent.state === 'checking') return agent
  const read = agent.state === 'known' && agent.value.token.ok ? agent.value.token.value : null
  return read === null ? { state: 'open' } : known(read)
}
