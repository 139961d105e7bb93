import type { RefusalTexts, ServerRefusal } from '../refusals.ts'

/** What a sealed password may be refused with. */
export type PasswordRefusal = ServerRefusal<'request.malformed' | 'password.keyExpired'>

/** Their texts, for each area whose calls take one. */
export const passwordRefusals: RefusalTexts = {
  'password.keyExpired': [422, 'The key for encrypting the password has expired'],
}
