import * as v from 'valibot'
import { expect, it } from 'vitest'
import { newPasswordRule } from '../../src/domain/password.ts'

const problemOf = (password: string): string | undefined =>
  v.safeParse(newPasswordRule(30), password, { abortPipeEarly: true }).issues?.[0].message

it.each([
  ['', 'new_password_is_required'],
  ['Abc@123', 'at_least_minimun_8_characters'],
  ['abcd@1234', 'at_least_one_uppercase_character'],
  ['Abcd12345', 'password_must_contain_at_least_special_character'],
  ['Đường dài 12', 'password_must_contain_at_least_special_character'],
  [`A@${'a'.repeat(29)}`, 'password_is_too_long'],
  [`A@${'a'.repeat(28)}`, undefined],
  ['Điện@2026', undefined],
])('the password %s: %s [001-5-59]', (password, problem) => {
  expect(problemOf(password)).toBe(problem)
})
