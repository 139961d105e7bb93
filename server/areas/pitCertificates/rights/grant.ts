import type { RefusalOf } from '../../../../src/api/contract/call.ts'
import type { pitCertificateRights } from '../../../../src/api/contract/pitCertificateRights.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { pitPermissionsAmong, type Permission } from '../../../../src/domain/session.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import type { Store } from '../store/repositories.ts'

interface Grant {
  readonly id: string
  readonly permissions: readonly Permission[]
  /** What the form was opened with. */
  readonly before: readonly Permission[]
}

interface Granted {
  readonly permissions: Permission[]
}
type GrantRefusal = ServerRefusal<RefusalOf<(typeof pitCertificateRights)['grant']>>

const areSame = (some: readonly Permission[], others: readonly Permission[]): boolean =>
  pitPermissionsAmong(some).join(' ') === pitPermissionsAmong(others).join(' ')

/** Gives an account of e-PIT the rights and takes its others; what was given already is as good as given. */
export const grantRights = (
  store: Store,
  clock: Clock,
  { companyId, account: { id: accountId } }: Member,
  { id, permissions, before }: Grant,
): Promise<Result<Granted, GrantRefusal>> =>
  store.transaction<Granted, GrantRefusal>(async (inside) => {
    // As whoever changes accounts does.
    await inside.companies.hold(companyId)
    const held = await inside.pitAccounts.hold(companyId, id)
    if (held === null) return fail({ reason: 'record.absent' })
    const given = pitPermissionsAmong(permissions)
    if (areSame(held.permissions, given)) return succeed({ permissions: [...given] })
    if (!areSame(held.permissions, before)) return fail({ reason: 'pitCertificate.rightsChanged' })
    const at = clock().toISOString()
    await inside.accounts.change(id, { permissions: given, changedAt: at })
    await inside.audit.append({
      at,
      companyId,
      accountId,
      action: 'pitCertificate.rightsGranted',
      subjectId: id,
      detail: {
        name: held.name,
        'rights.before': pitPermissionsAmong(held.permissions).join(' '),
        'rights.after': given.join(' '),
      },
    })
    return succeed({ permissions: [...given] })
  })
