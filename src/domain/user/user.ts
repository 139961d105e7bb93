import * as v from 'valibot'
import { pluck } from '../form/table.ts'
import { imageRule } from '../image.ts'
import { newPasswordRule, passwordMax } from '../password.ts'
import { vietnamesePhone } from '../phone.ts'
import { plainCode, plainCodeOf, recordCodeOf } from '../recordCode.ts'
import { grantablePermissions, type Permission } from '../session.ts'
import { requiredLine } from '../text.ts'
import { roleCodes } from './role.ts'

const longest = 150

const addressRule = (required: string) => v.pipe(plainCodeOf(longest), v.nonEmpty(required), v.email('invalid_email'))

const mobileRule = v.pipe(
  v.string(),
  v.transform(vietnamesePhone),
  v.nonEmpty('phone_number_is_required'),
  // A mobile number has ten digits; one of a landline, which people may give of themselves, has eleven.
  v.regex(/^(?:\d{10}|02\d{9})$/, 'phone_number_must_be_9_or_10_digits'),
)

/** An id that people sign in with, in the one form of all that look like it. */
export const writtenUserId = (typed: string): string => plainCode(typed).toLowerCase()

/** Texts of a user: rule and longest value (seed 001 §5, "User form"). */
export const userTexts = {
  full_name: { rule: requiredLine(longest, 'full_name_is_required'), max: longest },
  employee_no: { rule: recordCodeOf(longest), max: longest },
  /** Ten digits, with the separators that are typed or pasted with them. */
  mobile: { rule: mobileRule, max: 20 },
  email: { rule: addressRule('email_is_required'), max: longest },
  user_id: {
    rule: v.pipe(addressRule('user_id_is_required'), v.transform(writtenUserId)),
    max: longest,
  },
} as const

/** The id that people sign in with, in the form in which it is kept. */
export const userIdSchema = v.config(userTexts.user_id.rule, { abortPipeEarly: true })

const isGrantable = (text: string): text is Exclude<Permission, 'settings'> =>
  grantablePermissions.some((key) => key === text)

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')

const listOfWords = v.pipe(v.string(), v.transform(wordsIn))

const entries = v.object({
  ...pluck(userTexts, 'rule'),
  /** The address of the picture, or empty. */
  profile_image: imageRule,
  /** Whether the server gives the employee number. */
  employee_auto: v.boolean(),
  role: v.picklist(roleCodes, 'role_is_required'),
  /** Ids of shops, with blanks between them. */
  shops: v.pipe(listOfWords, v.minLength(1, 'please_connect_with_shop')),
  /** What a USER may do, with blanks between the keys. */
  permissions: v.pipe(
    listOfWords,
    v.transform((words) => words.filter(isGrantable)),
  ),
  /** A form whose fields of a password are not shown leaves both out. */
  new_password: v.fallback(v.string(), ''),
  confirm_password: v.fallback(v.string(), ''),
})

/** A user as its form holds and checks it; a field answers its first broken rule. */
export const userSchema = v.pipe(
  // Around the fields alone: what two of them say together is checked whatever others are like.
  v.config(entries, { abortPipeEarly: true }),
  v.forward(
    v.partialCheck(
      [['employee_no'], ['employee_auto']],
      ({ employee_no, employee_auto }) => employee_auto || employee_no.trim() !== '',
      'employee_no_is_required',
    ),
    ['employee_no'],
  ),
)
export type UserValues = v.InferInput<typeof entries>
export type CheckedUser = v.InferOutput<typeof entries>

/** A new user: the employee number is given automatically, and nothing is chosen for its administrator. */
export const newUser = (): UserValues => ({
  full_name: '',
  employee_no: '',
  mobile: '',
  email: '',
  user_id: '',
  profile_image: '',
  employee_auto: true,
  role: roleCodes[1],
  shops: '',
  permissions: '',
  new_password: '',
  confirm_password: '',
})

const passwordRule = v.config(newPasswordRule(passwordMax.given), { abortPipeEarly: true })

/** What is wrong with a password that an administrator gives, as the message code of the first broken rule, or null (seed 001 §5). */
export const userPasswordProblem = (password: string): string | null =>
  v.safeParse(passwordRule, password).issues?.[0].message ?? null

/** Problems of a password that is being set, each at its field. */
export const passwordProblems = ({
  new_password,
  confirm_password,
}: Pick<UserValues, 'new_password' | 'confirm_password'>) => {
  const chosen = userPasswordProblem(new_password)
  const repeated =
    confirm_password === ''
      ? 'confirm_password_is_required'
      : confirm_password === new_password
        ? null
        : 'password_must_match'
  return [
    ...(chosen === null ? [] : [{ field: 'new_password', message: chosen }]),
    ...(repeated === null ? [] : [{ field: 'confirm_password', message: repeated }]),
  ]
}
