import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { passwordRefusals } from '../../passwords/refusals.ts'
import { fieldRefusals, type RefusalTexts, type ServerRefusal } from '../../refusals.ts'

/** What signing in may be refused with. */
export type SignInRefusal = ServerRefusal<RefusalOf<typeof contract.login>>

export const authRefusals: RefusalTexts = {
  '901': [403, 'User account is not active'],
  'user.notFound': [401, 'User not found'],
  'password.incorrect': [401, 'Password is incorrect'],
  ...passwordRefusals,
  ...fieldRefusals,
  'password.notDue': [409, 'This account has no password to be replaced'],
  'login.tooMany': [429, 'Too many failed sign-ins'],
}
