import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { passwordRefusals } from '../../passwords/refusals.ts'
import { fieldRefusals, type RefusalTexts, type ServerRefusal } from '../../refusals.ts'

/** What signing in may be refused with. */
export type SignInRefusal = ServerRefusal<RefusalOf<typeof contract.login>>

/** What a code may be refused with. */
export type CodeRefusal = ServerRefusal<'login.codeWrong' | 'login.codeEnded'>

/** What asking for another code may be refused with. */
export type AgainRefusal = ServerRefusal<RefusalOf<typeof contract.loginCodeAgain>>

export const authRefusals: RefusalTexts = {
  '901': [403, 'User account is not active'],
  'user.notFound': [401, 'User not found'],
  'password.incorrect': [401, 'Password is incorrect'],
  ...passwordRefusals,
  ...fieldRefusals,
  'password.notDue': [409, 'This account has no password to be replaced'],
  'login.tooMany': [429, 'Too many failed sign-ins'],
  'login.codeNeeded': [403, 'The code that was mailed is needed as well'],
  'login.codeWrong': [401, 'The code is not right'],
  'login.codeEnded': [410, 'The code does not count any more'],
  'login.noMoreCodes': [429, 'No more codes are mailed for this sign-in'],
}
