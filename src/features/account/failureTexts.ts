import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of the profile's fields (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  full_name_is_required: msg`Enter your full name`,
  phone_number_is_required: msg`Enter your phone number`,
  phone_number_must_be_9_or_10_digits: msg`A phone number has 9 or 10 digits after +84`,
  email_is_required: msg`Enter your e-mail address`,
  invalid_email: msg`Invalid email`,
  employee_no_is_taken: msg`Somebody of the company has this employee number, or one that looks like it: choose another one`,
  current_password_is_wrong: msg`This is not your current password`,
  new_password_must_differ: msg`Choose a password other than the current one`,
  password_is_known: msg`Everybody knows this password: choose another one`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,
}

/** What somebody's own account can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'profile.changed': {
      title: msg`Your profile was changed after you opened it`,
      text: msg`An administrator has changed it, or you have in another window; nothing was overwritten. Open it again to change what it says now.`,
    },
    'password.tooMany': {
      title: msg`Too many wrong passwords`,
      text: msg`To protect the account the password cannot be changed for a while. Wait 15 minutes, then try again.`,
    },
  },
  field: (code) => fields[code] ?? null,
}
