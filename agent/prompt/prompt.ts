import type { PinState } from '../../signing/keystores/keystore.ts'
import type { DocumentSummary } from '../documents.ts'

/** A certificate, so that its holder recognises it among several. */
export interface ShownCertificate {
  /** Common names of holder and issuer. */
  readonly holder: string
  readonly issuer: string
  readonly serialNumber: string
  /** `DD/MM/YYYY`. */
  readonly validUntil: string
}

/** What the user is asked on their own screen. */
export interface PromptRequest extends DocumentSummary {
  /** The page that asks. */
  readonly origin: string
  /** What is signed with; null where the certificate lies behind the PIN. */
  readonly certificate: ShownCertificate | null
  readonly pinState: PinState
  /** False where the PIN is known and only consent is asked for. */
  readonly needsPin: boolean
}

export type PromptAnswer =
  | { readonly kind: 'given'; readonly pin: string }
  /** The PIN is known from configuration. `forget` is called when the token has refused it: it is not tried again. */
  | { readonly kind: 'configured'; readonly pin: string; readonly forget: () => void }
  /** The token has refused the configured PIN before, and there is nobody who could be asked for another. */
  | { readonly kind: 'configuredPinRefused' }
  | { readonly kind: 'cancelled' }
  /** This way of asking is not to be had here. */
  | { readonly kind: 'unavailable' }

/** A way to ask the person at this computer. `signal` takes the question back: whoever asked for it has gone. */
export interface Prompt {
  readonly ask: (request: PromptRequest, signal: AbortSignal) => Promise<PromptAnswer>
}

/** Longest that a question stands on the screen, in milliseconds: the page waits 180 s for a signature. */
export const PROMPT_LIMIT = 170_000

/** The first way that is to be had asks; where none is, the answer is `unavailable`. */
export const firstAvailable = (prompts: readonly Prompt[]): Prompt => ({
  ask: async (request, signal) => {
    for (const prompt of prompts) {
      const answer = await prompt.ask(request, signal)
      if (answer.kind !== 'unavailable') return answer
    }
    return { kind: 'unavailable' }
  },
})
