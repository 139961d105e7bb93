import type { MailCodes } from '../../../server/areas/auth/mailCodes.ts'
import { fail } from '../../../src/domain/result.ts'

/** A browser that nobody knows. */
export const anonymous = {
  devices: { of: () => null, set: () => {} },
  ticket: { ticket: null, set: () => {}, clear: () => {} },
  locale: 'vi',
} as const

/** None is needed: the accounts are not guessed at. */
export const noCodes: MailCodes = {
  issue: () => Promise.reject(new Error('a code was asked for')),
  again: () => Promise.resolve(fail({ reason: 'login.codeEnded' })),
  enter: () => Promise.resolve(fail({ reason: 'login.codeEnded' })),
}
