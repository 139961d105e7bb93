import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Item } from './store/items.ts'
import type { Store } from './store/repositories.ts'

type Absent = ServerRefusal<'record.absent'>

/** Deletes items of the company: all of them, or none where one is missing. */
export const deleteItems = async (
  store: Store,
  clock: Clock,
  { companyId, account }: Member,
  ids: readonly string[],
): Promise<Result<number, Absent>> =>
  store.transaction<number, Absent>(async (inside) => {
    await inside.items.hold(companyId)
    const items: Item[] = []
    for (const id of new Set(ids)) {
      const found = await inside.items.byId(companyId, id)
      if (found === null) return fail({ reason: 'record.absent' })
      items.push(found)
    }
    await inside.items.delete(companyId, ids)
    const at = clock().toISOString()
    for (const { id, item_code, item_name } of items)
      await inside.audit.append({
        at,
        companyId,
        accountId: account.id,
        action: 'item.deleted',
        subjectId: id,
        detail: { item_code, item_name },
      })
    return succeed(items.length)
  })
