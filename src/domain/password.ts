import * as v from 'valibot'
import { issueAt } from './form/issueAt.ts'

/** Shortest password that can be chosen (seed 001 §5, §9). */
export const passwordMin = 8

/** A password that is being chosen (seed 001 §5); `max` differs by form. */
export const newPasswordRule = (max: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('new_password_is_required'),
    v.minLength(passwordMin, 'at_least_minimun_8_characters'),
    v.regex(/\p{Lu}/u, 'at_least_one_uppercase_character'),
    v.regex(/[^\p{L}\p{N}\s]/u, 'password_must_contain_at_least_special_character'),
    v.maxLength(max, 'password_is_too_long'),
  )

/** Characters of the longest password: one that people choose for themselves, and one that is given to somebody (seed 001 §9). */
export const passwordMax = { own: 50, given: 30 } as const

/** The two fields of every form in which a password is chosen. */
export const passwordPair = (max: number) => ({
  new_password: v.config(newPasswordRule(max), { abortPipeEarly: true }),
  confirm_password: v.pipe(v.string(), v.nonEmpty('confirm_password_is_required')),
})

interface Pair {
  readonly new_password: string
  readonly confirm_password: string
}

/**
 * Refuses a confirmation that is not the new password, whatever else is wrong with the form, which has to be configured with
 * `abortPipeEarly: false`; an empty one has its own message.
 */
export const confirmsPassword = <Values extends Pair>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const { value } = dataset
    if (!v.is(v.looseObject({ new_password: v.string(), confirm_password: v.string() }), value)) return
    const { new_password, confirm_password } = value
    if (confirm_password === '' || confirm_password === new_password) return
    addIssue(issueAt(value, 'confirm_password', 'password_must_match'))
  })

const alphabets: readonly (readonly [RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
]

/** What guessing begins with. */
const common = /password|passw0rd|matkhau|qwerty|asdf|admin|tokhai|abc|1234|123|2020|202\d|iloveyou|welcome/gi

/** Characters that do not merely repeat or continue the one before. */
const surprising = (text: string): number => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length
}

export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/**
 * How hard a password is to guess, by the bits of its characters without those that repeat, continue or stand in what guessing begins with. A
 * password that breaks a rule is weak.
 */
export const passwordStrength = (text: string): PasswordStrength => {
  if (!v.is(newPasswordRule(Infinity), text)) return 'weak'
  const pool = alphabets.reduce((sum, [kind, size]) => (kind.test(text) ? sum + size : sum), 0)
  const bits = surprising(text.normalize('NFC').replace(common, '')) * Math.log2(pool)
  return bits < 45 ? 'weak' : bits < 60 ? 'fair' : bits < 80 ? 'good' : 'strong'
}
