import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { deleteShops as deleteCall } from '../../../src/api/contract/shops.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<typeof deleteCall>>

/** Deletes shops of the company: all of them, or none where one is missing or in use; what uses each is named (decision 0251). */
export const deleteShops = async (
  store: Store,
  clock: Clock,
  member: Member,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal>> =>
  store.transaction<number, DeleteRefusal>(async (inside) => {
    const { companyId, account } = member
    await inside.companies.hold(companyId)
    const wanted = [...new Set(ids)]
    const shops = await inside.shops.named(companyId, wanted)
    if (shops.length < wanted.length) return fail({ reason: 'record.absent' })
    const uses = await inside.shops.uses(companyId, ids)
    const fields = uses.map(({ shopId, kind, count }) => ({
      field: `shop_id.${ids.indexOf(shopId)}`,
      message: `used_by_${kind}:${count}`,
    }))
    if (fields.length > 0) return fail({ reason: 'shop.inUse', fields })
    await inside.shops.delete(companyId, ids)
    const at = clock().toISOString()
    await inside.audit.appendAll(
      shops.map(({ id, name, shop_code }) => ({
        at,
        companyId,
        accountId: account.id,
        action: 'shop.deleted',
        subjectId: id,
        detail: { name, shop_code },
      })),
    )
    return succeed(shops.length)
  })
