import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of the company's fields (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  vietnam_name_is_required: msg`Enter the company's Vietnamese name`,
  english_name_is_required: msg`Enter the company's English name`,
  address_is_required: msg`Enter the address`,
  email_is_required: msg`Enter the e-mail address`,
  invalid_email: msg`Invalid email`,
  website_is_invalid: msg`A website begins with http:// or https://`,
  representative_name_is_required: msg`Enter the name of the legal representative`,
  representative_phone_is_required: msg`Enter the phone number of the legal representative`,
  birth_date_is_required: msg`Enter the date of birth`,
  gender_is_required: msg`Choose the gender`,
  nationality_is_required: msg`Choose the nationality`,
  citizen_id_is_required: msg`A Vietnamese representative needs a citizen ID`,
  citizen_id_has_12_digits: msg`A citizen ID has 12 digits`,
  passport_has_letters_and_digits: msg`A passport number consists of letters A to Z and digits, without blanks or signs`,
  city_is_required: msg`Choose the city`,
  please_select_tax_office: msg`Please select tax office`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,

  // What is to be looked at again, and keeps nothing from being saved (docs/decisions/0369).
  citizen_id_has_no_province: msg`No province has the first three digits of this citizen ID: check it`,
  citizen_id_is_of_another_year: msg`Digits 4 to 6 of this citizen ID stand for another year of birth: check the ID and the date of birth`,
  citizen_id_is_of_another_gender: msg`The fourth digit of this citizen ID stands for the other gender: check the ID and the gender`,
}

/** What the company's data can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'company.changed': {
      title: msg`The company's data were changed after you opened them`,
      text: msg`A colleague has changed them, or you have in another window; nothing was overwritten. Open them again to change what they say now.`,
    },
  },
  field: (code) => fields[code] ?? null,
}
