import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { roleOf, scopesOf } from '../../src/domain/user/role.ts'
import { newUser, passwordProblems, userSchema, type UserValues } from '../../src/domain/user/user.ts'

const complete: UserValues = {
  ...newUser(),
  full_name: 'Vũ Thị Lan',
  mobile: '0901234567',
  email: 'lan@tokhai.example',
  user_id: 'lan@tokhai.example',
  shops: 'shop-1',
}

/** The message codes of what is wrong with a user, by field. */
const problemsOf = (changes: Partial<Record<keyof UserValues, unknown>>) => {
  const { issues = [] } = v.safeParse(userSchema, { ...complete, ...changes })
  return issues.map((issue) => [v.getDotPath(issue), issue.message])
}

const addressOf = (length: number) => `${'a'.repeat(50)}@${'b'.repeat(length - 59)}.example`

describe('a user', () => {
  it('with every required field is taken', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    ['full_name', 'a'.repeat(150), 'a'.repeat(151)],
    ['employee_no', '1'.repeat(150), '1'.repeat(151)],
    ['email', addressOf(150), addressOf(151)],
    ['user_id', addressOf(150), addressOf(151)],
    ['mobile', '0901234567', '09012345678'],
    ['mobile', '090 123 4567', '090123456'],
  ])('has a %s of the length that seed 001 section 9 allows [001-9-06]', (field, longest, longer) => {
    expect(problemsOf({ [field]: longest })).toEqual([])
    expect(problemsOf({ [field]: longer }).map(([where]) => where)).toEqual([field])
  })

  it('has a role, 1 Administrator or 2 User [001-5-61 001-3-08]', () => {
    expect(problemsOf({ role: '1' })).toEqual([])
    expect(problemsOf({ role: '2' })).toEqual([])
    for (const role of ['', '3', null]) expect(problemsOf({ role })).toEqual([['role', 'role_is_required']])
  })

  it('is shown and narrowed by the scope of the account [001-3-08 001-6-01]', () => {
    expect([roleOf('ADMIN'), roleOf('SYS_ADMIN'), roleOf('USER')]).toEqual(['1', '1', '2'])
    expect(scopesOf('ADMIN')).toEqual(['ADMIN', 'SYS_ADMIN'])
    expect(scopesOf('USER')).toEqual(['USER'])
  })
})

describe('the password of a user', () => {
  const problemsWith = (password: string) =>
    passwordProblems({ new_password: password, confirm_password: password }).map(({ message }) => message)

  it('has 8 to 30 characters [001-9-06]', () => {
    expect(problemsWith(`Aa!${'x'.repeat(5)}`)).toEqual([])
    expect(problemsWith(`Aa!${'x'.repeat(27)}`)).toEqual([])
    expect(problemsWith(`Aa!${'x'.repeat(4)}`)).toEqual(['at_least_minimun_8_characters'])
    expect(problemsWith(`Aa!${'x'.repeat(28)}`)).toHaveLength(1)
  })
})
