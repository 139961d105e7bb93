import { passwordRefusals } from '../../passwords/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const accountRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...passwordRefusals,
  'profile.changed': [409, 'The profile has been changed since it was opened'],
  'password.tooMany': [429, 'Too many wrong passwords'],
}
