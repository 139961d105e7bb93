import type { SigningFailure } from '../../domain/failure.ts'
import type { AgentError } from './answers.ts'

const plain: Readonly<Record<string, SigningFailure>> = {
  'token.absent': { code: 'token.absent' },
  'token.removed': { code: 'token.removed' },
  'token.failed': { code: 'token.failed' },
  'pin.locked': { code: 'pin.locked' },
  'signing.cancelled': { code: 'signing.cancelled' },
  'agent.busy': { code: 'agent.busy' },
  'agent.noPrompt': { code: 'agent.noPrompt' },
}

/** What an agent's own word for a failure means here. A word that is not known is a refusal with that word as its reason. */
export const failureOfError = ({ code, attempts_left: attemptsLeft = null, reason }: AgentError): SigningFailure => {
  if (code === 'pin.wrong') return { code, attemptsLeft }
  return plain[code] ?? { code: 'agent.refused', reason: reason === '' ? code : reason }
}
