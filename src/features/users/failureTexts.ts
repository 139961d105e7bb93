import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of a user's fields (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  full_name_is_required: msg`Enter the full name`,
  phone_number_is_required: msg`Enter the mobile number`,
  phone_number_must_be_9_or_10_digits: msg`The mobile number has 10 digits, such as 0901234567`,
  email_is_required: msg`Enter the e-mail address`,
  invalid_email: msg`This is not an e-mail address`,
  user_id_is_required: msg`Enter the user ID, an e-mail address`,
  please_confirm_user_id: msg`Press Verify first, to see whether somebody has this user ID already`,
  user_id_is_taken: msg`Somebody signs in with this user ID already: choose another one`,
  user_id_was_taken_meanwhile: msg`Somebody has taken this user ID since you verified it: choose another one`,
  employee_no_is_required: msg`Enter the employee number, or let it be given automatically`,
  employee_no_is_taken: msg`Somebody of the company has this employee number, or one that looks like it: choose another one`,
  role_is_required: msg`Choose what the user is`,
  please_connect_with_shop: msg`Please connect with shop`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,
  shop_is_unknown: msg`One of these shops is no longer there: take it away and choose again`,
}

/** What can be refused about users. */
export const failureTexts: FailureTexts = {
  refusals: {
    'user.idTaken': {
      title: msg`This user ID is taken`,
      text: msg`Somebody signs in with it already. Choose another one.`,
    },
    'user.changed': {
      title: msg`This user was changed after you opened it`,
      text: msg`A colleague has changed this user, or you have in another window; nothing was overwritten. Open the user again to change what it says now.`,
    },
    'user.isSelf': {
      title: msg`This is your own account`,
      text: msg`Nobody changes their own role or status. Your own password is changed under My account.`,
    },
    'user.lastAdministrator': {
      title: msg`This is the last active administrator`,
      text: msg`Somebody has to stay who can manage users. Make another user an administrator first.`,
    },
    'user.outranked': {
      title: msg`This is a system administrator`,
      text: msg`Only a system administrator can change this account.`,
    },
  },
  field: (code) => fields[code] ?? null,
}
