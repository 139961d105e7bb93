import type { RefusalTexts } from '../refusals.ts'

/** Texts of what the provider of remote signatures refuses with, for each area whose calls use it. */
export const remoteSigningRefusals = {
  'remoteSigning.notConfigured': [422, 'This server leads to no provider of remote signatures'],
  'remoteSigning.unreachable': [424, 'The provider of remote signatures cannot be reached'],
  'remoteSigning.userUnknown': [422, 'The provider of remote signatures does not know this user'],
  'remoteSigning.tooManyAttempts': [429, 'Too many questions to the provider of remote signatures'],
  'remoteSigning.certificateAbsent': [422, 'The provider has no key of this certificate that signs'],
  'remoteSigning.signatureUnusable': [424, 'The provider gave no signature that can be used'],
} as const satisfies RefusalTexts
