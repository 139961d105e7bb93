import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { UserBody } from '../../../src/api/contract/users.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { scopeWith } from '../../../src/domain/user/role.ts'
import type { Account } from '../../companies/accounts.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { invalid } from './check.ts'
import { auditedOf, nameOf, versionOf } from './content.ts'
import { findUser } from './read.ts'
import { holdAs } from './rules.ts'
import { note, numbered, readUser, says, unknownShops, valuesOf, type Saved, type SavingParts } from './saving.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof contract.createUser> | 'permission.missing'>

/** Creates a user under the id that the form has made; an administrator gives the password, so that it is for one sign-in. */
export const createUser = async (
  parts: SavingParts,
  member: Member,
  { id, ...body }: UserBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> => {
  const { store, clock } = parts
  const read = await readUser(parts, member, body, '')
  if (!read.ok) return read
  const { checked, hash } = read.value
  if (hash === null) return invalid([{ field: 'new_password', message: 'new_password_is_required' }])
  const { companyId } = member
  const at = clock().toISOString()
  return store.transaction<Saved, CreateRefusal>(async (inside) => {
    const caller = await holdAs(inside, member)
    if (!caller.ok) return caller
    const existing = await findUser(inside, companyId, id)
    if (existing !== null)
      return says(existing, checked) ? succeed({ id, version: versionOf(existing) }) : fail({ reason: 'user.changed' })
    const number = await numbered(inside, companyId, checked, null)
    if (!number.ok) return number
    const account: Account = {
      ...valuesOf(checked),
      id,
      companyId,
      userId: checked.user_id,
      passwordHash: hash,
      scope: scopeWith(checked.role, 'USER'),
      isActive: true,
      mustChangePassword: true,
      createdAt: at,
      changedAt: at,
      employeeNo: number.value,
    }
    if (!(await inside.accounts.insertNew(account)))
      return invalid([{ field: 'user_id', message: 'user_id_was_taken_meanwhile' }])
    const known = unknownShops(await inside.shops.setUsed(companyId, 'account', id, checked.shops))
    if (!known.ok) return known
    const user = await findUser(inside, companyId, id)
    if (user === null) throw new Error('a user was created and is not there')
    await note(inside, member, at, 'user.created', id, { ...nameOf(account), ...auditedOf(user) })
    return succeed({ id, version: versionOf(user) })
  })
}
