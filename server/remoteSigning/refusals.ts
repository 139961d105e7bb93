import type { RefusalTexts } from '../refusals.ts'

/** Texts of what the provider of remote signatures refuses with, for each area whose calls use it. */
export const remoteSigningRefusals = {
  'remoteSigning.notConfigured': [422, 'This server leads to no provider of remote signatures'],
} as const satisfies RefusalTexts
