import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { deleteShops as deleteCall } from '../../../src/api/contract/shops.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { deleteRecords, obstaclesOf, type Deleted } from '../../records/delete.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<typeof deleteCall>>

/** Deletes shops of the company: all of them, or none where one is missing or in use; what uses each is named (decision 0251). */
export const deleteShops = (
  store: Store,
  clock: Clock,
  member: Member,
  ids: readonly string[],
): Promise<Result<Deleted, DeleteRefusal>> =>
  deleteRecords({ store, clock, member }, ids, {
    find: (inside, wanted) => inside.shops.named(member.companyId, wanted),
    keptBy: {
      field: 'shop_id',
      reason: 'shop.inUse',
      of: async (inside, shops) =>
        obstaclesOf(
          await inside.shops.uses(
            member.companyId,
            shops.map(({ id }) => id),
          ),
        ),
    },
    remove: (inside, wanted) => inside.shops.delete(member.companyId, wanted),
    action: 'shop.deleted',
    detailOf: ({ name, shop_code }) => ({ name, shop_code }),
  })
