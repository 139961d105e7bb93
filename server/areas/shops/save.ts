import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { changeShop as changeCall, createShop as createCall } from '../../../src/api/contract/shops.ts'
import { type ShopBody } from '../../../src/api/contract/shops.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { changeRecord, createRecord, idOr, type Saving } from '../../records/save.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { checkShop, sentVersion } from './check.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { Shop } from '../../shops/shops.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof createCall>>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCall>>
type SavingReason = RefusalOf<typeof createCall>

/** What a shop is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
}

const saving = (companyId: string, id: string, body: ShopBody): Saving<Repositories, Shop, Saved, SavingReason> => ({
  id,
  find: (inside) => inside.shops.byId(companyId, id),
  answerOf: ({ version }) => (version === sentVersion(body) ? { id, version } : null),
  stale: 'shop.changed',
  async write(inside, existing, now) {
    const sent = { id, body, kept: existing?.pos_id ?? [], keptCode: existing?.shop_code ?? '' }
    const checked = await checkShop(inside, companyId, sent)
    if (!checked.ok) return checked
    const { version, ...values } = checked.value
    const pos_id = values.pos_id.map((pos) => (pos.sid === '' ? { ...pos, sid: newId(now.getTime()) } : pos))
    const shop: Shop = { ...values, id, companyId, version, pos_id }
    await (existing === null ? inside.shops.insert(shop) : inside.shops.change(existing, shop))
    return succeed({
      saved: { id, version },
      detail: { name: values.name, shop_code: values.shop_code, content: version },
    })
  },
  actions: { created: 'shop.created', changed: 'shop.changed' },
})

/** Creates a shop under the id that its form has made, or under a new one. */
export const createShop = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, ...body }: ShopBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> =>
  createRecord({ store, clock, member }, saving(member.companyId, idOr(id, clock), body))

/** Writes over the version of a shop that its form was filled on. */
export const changeShop = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, version, ...body }: ShopBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> =>
  changeRecord({ store, clock, member }, version, saving(member.companyId, id, body))
