import * as v from 'valibot'
import { pluck } from '../form/table.ts'
import { imageRule } from '../image.ts'
import { confirmsPassword, passwordMax, passwordPair } from '../password.ts'
import { phoneText, vietnamesePhone } from '../phone.ts'
import { plainCodeOf, recordCodeOf } from '../recordCode.ts'
import { requiredLine } from '../text.ts'

const longest = 150

/** A number as it stands behind +84: without the 0 that it is kept with. */
export const localPhone = (text: string): string => phoneText(text).replace(/^0(?=\d)/, '')

/** Digits as ### ### ####, as far as there are any (seed 001 §2.6). */
export const groupedPhone = (digits: string): string =>
  /\D/.test(digits)
    ? digits
    : [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join(' ')

/** Texts of the signed-in person: rule and longest value (seed 001 §5, §9). */
export const profileTexts = {
  name: { rule: requiredLine(longest, 'full_name_is_required'), max: longest },
  employee_no: { rule: recordCodeOf(longest), max: longest },
  phone_number: {
    rule: v.pipe(
      v.string(),
      v.transform(vietnamesePhone),
      v.nonEmpty('phone_number_is_required'),
      v.regex(/^0\d{9,10}$/, 'phone_number_must_be_9_or_10_digits'),
    ),
    max: 20,
  },
  email: {
    rule: v.pipe(plainCodeOf(longest), v.nonEmpty('email_is_required'), v.email('invalid_email')),
    max: longest,
  },
} as const

/** The profile as its form holds and checks it; a field answers its first broken rule. */
export const profileFormSchema = v.config(
  v.object({
    ...pluck(profileTexts, 'rule'),
    /** The address of the picture, or empty. */
    profile_image: imageRule,
  }),
  { abortPipeEarly: true },
)
export type ProfileValues = v.InferOutput<typeof profileFormSchema>

/** The form in which people change their own password (seed 001 §5). */
export const passwordFormSchema = v.config(
  v.pipe(
    v.object({
      current_password: v.pipe(v.string(), v.nonEmpty('current_password_is_required')),
      ...passwordPair(passwordMax.own),
    }),
    confirmsPassword(),
  ),
  { abortPipeEarly: false },
)
export type PasswordValues = v.InferInput<typeof passwordFormSchema>
