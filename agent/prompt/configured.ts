import type { Prompt, PromptRequest } from './prompt.ts'

export interface ConfiguredAnswers {
  /** `always`: configuration consents; `never`: nothing is signed here; `ask`: a person consents. */
  readonly consent: 'ask' | 'always' | 'never'
  /** The token's PIN, for servers and tests without a person. */
  readonly pin: string | null
}

/**
 * Answers from configuration what configuration knows, and leaves the rest to a person. A configured PIN that the token has refused
 * is forgotten until the next start, and one that stands before the token's last attempt is not used: a machine must not lock a token.
 */
export const createConfiguredPrompt = ({ consent, pin }: ConfiguredAnswers, person: Prompt): Prompt => {
  let known = pin
  const pinFor = ({ pinState }: PromptRequest): string | null => (pinState === 'last_attempt' ? null : known)
  const forget = (): void => {
    known = null
  }
  return {
    ask: async (request, signal) => {
      if (consent === 'never') return { kind: 'unavailable' }
      const configured = pinFor(request)
      if (configured === null) {
        const answer = await person.ask(request, signal)
        return answer.kind === 'unavailable' && pin !== null && known === null
          ? { kind: 'configuredPinRefused' }
          : answer
      }
      if (consent === 'always') return { kind: 'configured', pin: configured, forget }
      const answer = await person.ask({ ...request, needsPin: false }, signal)
      return answer.kind === 'given' ? { kind: 'configured', pin: configured, forget } : answer
    },
  }
}
