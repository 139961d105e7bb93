import type { TokenInfo } from '../../domain/certificate.ts'
import type { SigningFailure } from '../../domain/failure.ts'
import { momentOrEmpty, type ReadAgentError } from './answers.ts'
import { agentFailureCodes, type AgentFailureCode } from './protocol.ts'

type Validity = Pick<TokenInfo, 'notBefore' | 'notAfter'>

const refused = ({ code, reason }: ReadAgentError): SigningFailure => ({
  code: 'agent.refused',
  reason: reason === '' ? code : reason,
})

const failures: Record<AgentFailureCode, (error: ReadAgentError, validity: Validity) => SigningFailure> = {
  'token.absent': () => ({ code: 'token.absent' }),
  'token.removed': () => ({ code: 'token.removed' }),
  'token.failed': () => ({ code: 'token.failed' }),
  'token.noCertificate': () => ({ code: 'token.noCertificate' }),
  'token.pinNeeded': refused,
  'pin.wrong': ({ attempts_left: attemptsLeft = null }) => ({ code: 'pin.wrong', attemptsLeft }),
  'pin.locked': () => ({ code: 'pin.locked' }),
  'signing.cancelled': () => ({ code: 'signing.cancelled' }),
  'certificate.expired': ({ not_after: reported }, { notAfter }) => ({
    code: 'certificate.expired',
    notAfter: momentOrEmpty(reported) || notAfter,
  }),
  'certificate.notYetValid': ({ not_before: reported }, { notBefore }) => ({
    code: 'certificate.notYetValid',
    notBefore: momentOrEmpty(reported) || notBefore,
  }),
  'certificate.otherTaxCode': ({ dn_mst: tokenTaxCode, tax_code: sellerTaxCode }) => ({
    code: 'certificate.otherTaxCode',
    tokenTaxCode,
    sellerTaxCode,
  }),
  'certificate.keyNotRsa': ({ key_type: keyType }) => ({ code: 'certificate.keyNotRsa', keyType }),
  'document.refused': refused,
  'document.tooMany': refused,
  'agent.busy': () => ({ code: 'agent.busy' }),
  'agent.noPrompt': () => ({ code: 'agent.noPrompt' }),
  'agent.pinRefused': () => ({ code: 'agent.pinRefused' }),
}

/**
 * What an agent's own word for a failure means here; `validity` is the certificate's as far as it is known. A word that is
 * not known is a refusal with that word as its reason.
 */
export const failureOfError = (error: ReadAgentError, validity: Validity): SigningFailure => {
  const known = agentFailureCodes.find((code) => code === error.code)
  return known === undefined ? refused(error) : failures[known](error, validity)
}
