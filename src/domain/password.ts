import * as v from 'valibot'

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
