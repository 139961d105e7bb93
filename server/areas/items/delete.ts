import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { deleteItems as deleteCall } from '../../../src/api/contract/items.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { deleteRecords, type Deleted } from '../../records/delete.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<typeof deleteCall>>

/** Deletes items of the company: all of them, or none where one is missing. */
export const deleteItems = (
  store: Store,
  clock: Clock,
  member: Member,
  ids: readonly string[],
): Promise<Result<Deleted, DeleteRefusal>> =>
  deleteRecords({ store, clock, member }, ids, {
    find: (inside, wanted) => inside.items.named(member.companyId, wanted),
    remove: (inside, wanted) => inside.items.delete(member.companyId, wanted),
    action: 'item.deleted',
    detailOf: ({ item_code, item_name }) => ({ item_code, item_name }),
  })
