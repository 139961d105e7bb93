import type { RefusalTexts } from '../refusals.ts'

/** Texts of what a certificate itself is refused for, for each area whose calls check one. */
export const certificateRefusals = {
  'certificate.otherTaxCode': [422, 'Token information does not match with company information'],
  'certificate.expired': [422, 'The certificate has expired'],
} as const satisfies RefusalTexts

/** Of one that would have to be registered. */
export const registrationRefusals = {
  'certificate.notRegistered': [422, 'The certificate is not registered for this company, or not active'],
} as const satisfies RefusalTexts
