import { certificateRefusals, registrationRefusals } from '../../certificates/refusals.ts'
import type { RefusalTexts } from '../../refusals.ts'
import { remoteSigningRefusals as ofProvider } from '../../remoteSigning/refusals.ts'

export const remoteSigningRefusals: RefusalTexts = {
  ...ofProvider,
  ...certificateRefusals,
  ...registrationRefusals,
  'remoteSigning.askedByAnother': [409, 'A colleague has the same document signed just now'],
  'document.unknown': [422, 'This server has generated no such document for the company'],
}
