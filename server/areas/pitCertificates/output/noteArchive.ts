import { succeed } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import type { Store } from '../store/repositories.ts'
import type { Archive } from './keptArchives.ts'

/** Says in the audit who has begun a file of many certificates; each of them is noted as it is drawn. */
export const noteArchive = async (
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { companyId, account }: Member,
  { wanted, ids }: Archive,
): Promise<void> => {
  await store.transaction(async (inside) => {
    await inside.audit.append({
      at: clock().toISOString(),
      companyId,
      accountId: account.id,
      action: wanted.of === 'person' ? 'pitCertificate.personExported' : 'pitCertificate.archived',
      subjectId: '',
      detail: { total: String(ids.length) },
    })
    return succeed(null)
  })
}
