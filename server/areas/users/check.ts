import * as v from 'valibot'
import type { UserBody } from '../../../src/api/contract/users.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { newUser, userPasswordProblem, userSchema, type CheckedUser } from '../../../src/domain/user/user.ts'
import { hashPassword } from '../../companies/passwordHash.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { PasswordRefusal } from '../../passwords/refusals.ts'
import type { ServerRefusal } from '../../refusals.ts'

type Invalid = ServerRefusal<'fields.invalid'>

export const invalid = (fields: readonly FieldProblem[]) => fail({ reason: 'fields.invalid', fields } satisfies Invalid)

/** What was sent, checked by the rules of the form (seed 001 §5). */
export const checkUser = (body: UserBody): Result<CheckedUser, Invalid> => {
  const { password: _, shops, permissions, ...texts } = body
  const assigned = shops.filter(({ is_assign }) => is_assign).map(({ shop_id }) => shop_id)
  const { success, issues, output } = v.safeParse(userSchema, {
    ...newUser(),
    ...texts,
    shops: [...new Set(assigned)].join(' '),
    permissions: permissions.join(' '),
  })
  if (success) return succeed(output)
  return invalid(issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
}

/** The hash of the password that was sent, or null where none was. */
export const checkPassword = async (
  envelope: PasswordEnvelope,
  sealed: string,
): Promise<Result<string | null, Invalid | PasswordRefusal>> => {
  if (sealed === '') return succeed(null)
  const opened = await envelope.open(sealed)
  if (!opened.ok) return opened
  const problem = userPasswordProblem(opened.value)
  return problem === null
    ? succeed(await hashPassword(opened.value))
    : invalid([{ field: 'new_password', message: problem }])
}
