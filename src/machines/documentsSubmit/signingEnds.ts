import type { SigningOutput } from '../signingWays.ts'

export const withOutput = ({ event }: { event: { output: SigningOutput } }) => ({ output: event.output })

/** What every flow that signs leads to where it has not signed. */
export const signingEnds = {
  toSettings: {
    guard: { type: 'isToSettings', params: withOutput },
    target: '#documentsSubmit.closing',
    actions: 'markToSettings',
    description: 'The user goes to the digital-signature settings; the drafts stay',
    meta: { seed: ['000-2-22'] },
  },
  givenUp: { target: '#documentsSubmit.halted', description: 'The user gave up signing; the drafts stay' },
  failed: {
    target: '#documentsSubmit.halted',
    actions: {
      type: 'keepUnexpected',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  },
} as const
