import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../failures/knownTexts.ts'

/** Texts of the fields in which a password is chosen (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  current_password_is_required: msg`Enter your current password`,
  new_password_is_required: msg`Enter a new password`,
  at_least_minimun_8_characters: msg`A password has at least 8 characters`,
  at_least_one_uppercase_character: msg`A password has at least one upper-case letter`,
  password_must_contain_at_least_special_character: msg`A password has at least one special character, such as @ or !`,
  password_is_too_long: msg`This password is longer than allowed here`,
  confirm_password_is_required: msg`Enter the new password a second time`,
  password_must_match: msg`This is not the same as the new password`,
}

export const failureTexts: FailureTexts = { field: (code) => fields[code] ?? null }
