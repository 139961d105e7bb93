import * as v from 'valibot'
import type { changeProfile as changeProfileCall } from '../../../src/api/contract/account.ts'
import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import { profileFormSchema, type ProfileValues } from '../../../src/domain/account/profile.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import { freeEmployeeNumber } from '../../companies/employeeNumbers.ts'
import type { Person } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Store } from './repositories.ts'

type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeProfileCall>>
type ProfileBody = BodyOf<typeof changeProfileCall>

export const valuesOf = ({ name, employeeNo, mobile, email, profileImage }: Account): ProfileValues => ({
  name,
  employee_no: employeeNo,
  phone_number: mobile,
  email,
  profile_image: profileImage ?? '',
})

/** SHA-256 of all that a profile says. */
export const versionOf = ({ name, employee_no, phone_number, email, profile_image }: ProfileValues): string =>
  sha256(JSON.stringify([name, employee_no, phone_number, email, profile_image]))

const changedNames = (before: ProfileValues, after: ProfileValues): readonly string[] => {
  const kept = new Map<string, string>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) => (kept.get(name) === value ? [] : [name]))
}

/** Writes over the version of a profile that its form was filled on, and over no other (decision 0045). */
export const changeProfile = async (
  store: Store,
  clock: Clock,
  { account: { id, companyId } }: Person,
  { version, ...body }: ProfileBody,
): Promise<Result<{ version: string }, ChangeRefusal>> => {
  const { issues, typed, output } = v.safeParse(profileFormSchema, body)
  if (!typed || issues !== undefined) {
    const fields = (issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
    return fail({ reason: 'fields.invalid', fields })
  }
  return store.transaction<{ version: string }, ChangeRefusal>(async (inside) => {
    if (companyId !== null) await inside.companies.hold(companyId)
    const kept = await inside.accounts.hold(id)
    if (kept === null) throw new Error('somebody is signed in whose account is not there')
    const [before, after] = [valuesOf(kept), versionOf(output)]
    const current = versionOf(before)
    if (current === after) return succeed({ version: after })
    if (version !== current) return fail({ reason: 'profile.changed' })
    const employeeNo =
      companyId === null
        ? output.employee_no
        : await freeEmployeeNumber(inside.accounts, companyId, output.employee_no, kept)
    if (employeeNo === null)
      return fail({
        reason: 'fields.invalid',
        fields: [{ field: 'employee_no', message: 'employee_no_is_taken' }],
      })
    const at = clock().toISOString()
    await inside.accounts.change(id, {
      name: output.name,
      employeeNo,
      mobile: output.phone_number,
      email: output.email,
      profileImage: output.profile_image === '' ? null : output.profile_image,
      changedAt: at,
    })
    await inside.audit.append({
      at,
      companyId,
      accountId: id,
      action: 'profile.changed',
      subjectId: id,
      detail: { fields: changedNames(before, output).join(' ') },
    })
    return succeed({ version: after })
  })
}
