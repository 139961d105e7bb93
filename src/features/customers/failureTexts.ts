import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of a customer's fields. */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  customer_code_is_taken: msg`Another customer of your company has this code or one that looks like it: choose another one`,
  customer_name_is_required: msg`Enter the name of the company or the name of the buyer`,
  name_of_unit_is_required: msg`A unit of the state budget needs its name here`,
  address_of_unit_is_required: msg`A unit of the state budget needs its address`,
  budget_code_has_7_digits: msg`The code of a unit of the state budget has 7 digits`,
  customer_email_is_invalid: msg`One of these is no e-mail address of at most 50 characters`,
  customer_has_too_many_emails: msg`At most 5 e-mail addresses are kept`,
  citizen_id_has_12_digits: msg`A personal ID has 12 digits`,
  passport_has_letters_and_digits: msg`A passport number consists of letters A to Z and digits, without blanks or signs`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,
  at_least_one_customer: msg`At least one customer is required`,
}

/** What a customer can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'customer.changed': {
      title: msg`This customer was changed after you opened it`,
      text: msg`Somebody else has saved this customer, or you have in another window; nothing was overwritten. Open the customer again to change what it says now.`,
    },
    'customer.otherTaxCode': {
      title: msg`The customers no longer have the same tax code`,
      text: msg`Somebody has changed one of them meanwhile; nothing was merged. Open the merging again to see what they say now.`,
    },
  },
  field: (code) => fields[code] ?? null,
}
