import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmsPassword, newPasswordRule, passwordPair, passwordStrength } from '../../src/domain/password.ts'

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

describe('its confirmation', () => {
  const form = v.pipe(v.object(passwordPair(50)), confirmsPassword())
  const problems = (new_password: string, confirm_password: string) =>
    v
      .safeParse(form, { new_password, confirm_password })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []

  it('is required and equal, even to a password that is not taken [001-5-35]', () => {
    expect(problems('Abcd@567', '')).toEqual([['confirm_password', 'confirm_password_is_required']])
    expect(problems('Abcd@567', 'Abcd@568')).toEqual([['confirm_password', 'password_must_match']])
    expect(problems('abc', 'abd')).toEqual([
      ['new_password', 'at_least_minimun_8_characters'],
      ['confirm_password', 'password_must_match'],
    ])
    expect(problems('Abcd@567', 'Abcd@567')).toEqual([])
  })
})

describe('its strength', () => {
  it.each([
    ['abc', 'weak'],
    ['Password@123', 'weak'],
    ['Aaaaaaaa@', 'weak'],
    ['Abcdefgh@', 'weak'],
    ['Tokhai@2026', 'weak'],
    ['Xm7@qpLz', 'fair'],
    ['Xm7@qpLz4kR', 'good'],
    ['Con mèo 7 đuôi nhảy!', 'strong'],
  ])('of %j is %s', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength)
  })

  it('of what breaks a rule is weak, whatever it is', () => {
    const texts = fc.sample(fc.string({ maxLength: 60 }), { numRuns: 500, seed: 7 })
    const broken = texts.filter((text) => !v.is(newPasswordRule(Infinity), text))
    expect(broken.map(passwordStrength)).toEqual(broken.map(() => 'weak'))
  })
})
