import { passwordRefusals } from '../../passwords/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const userRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...passwordRefusals,
  'user.idTaken': [409, 'Somebody signs in with this user ID already'],
  'user.changed': [409, 'The user has been changed since it was opened'],
  'user.isSelf': [409, 'Nobody changes their own role, status or password here'],
  'user.lastAdministrator': [409, 'The last active administrator stays one'],
  'user.outranked': [403, 'Only a system administrator may change a system administrator'],
}
