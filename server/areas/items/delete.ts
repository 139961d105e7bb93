import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<'record.absent'>

/** Deletes items of the company: all of them, or none where one is missing. */
export const deleteItems = async (
  store: Store,
  clock: Clock,
  member: Member,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal>> =>
  store.transaction<number, DeleteRefusal>(async (inside) => {
    const { companyId, account } = member
    await inside.companies.hold(companyId)
    const wanted = [...new Set(ids)]
    const items = await inside.items.named(companyId, wanted)
    if (items.length < wanted.length) return fail({ reason: 'record.absent' })
    await inside.items.delete(companyId, wanted)
    const at = clock().toISOString()
    await inside.audit.appendAll(
      items.map(({ id, item_code, item_name }) => ({
        at,
        companyId,
        accountId: account.id,
        action: 'item.deleted',
        subjectId: id,
        detail: { item_code, item_name },
      })),
    )
    return succeed(items.length)
  })
