import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { changeShop as changeCall, createShop as createCall } from '../../../src/api/contract/shops.ts'
import { type ShopBody } from '../../../src/api/contract/shops.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { checkShop, sentVersion } from './check.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { Shop } from '../../shops/shops.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof createCall>>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCall>>

/** What a shop is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
}

/** A saving: of which shop, as it is kept or null, and when. */
interface Saving {
  readonly id: string
  readonly existing: Shop | null
  readonly now: Date
}

const write = async (
  inside: Repositories,
  { companyId, account }: Member,
  body: ShopBody,
  { id, existing, now }: Saving,
): Promise<Result<Saved, ServerRefusal<'fields.invalid'>>> => {
  const sent = { id, body, kept: existing?.pos_id ?? [], keptCode: existing?.shop_code ?? '' }
  const checked = await checkShop(inside, companyId, sent)
  if (!checked.ok) return checked
  const { version, ...values } = checked.value
  const pos_id = values.pos_id.map((pos) => (pos.sid === '' ? { ...pos, sid: newId(now.getTime()) } : pos))
  await inside.shops.put({ ...values, id, companyId, version, pos_id })
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action: existing === null ? 'shop.created' : 'shop.changed',
    subjectId: id,
    detail: { name: values.name, shop_code: values.shop_code, content: version },
  })
  return succeed({ id, version })
}

/** Content that is kept already is as good as written, since the answer to it may have been lost on the way. */
const unlessKept = ({ id, version }: Shop, body: ShopBody) =>
  version === sentVersion(body)
    ? succeed({ id, version })
    : fail({ reason: 'shop.changed' } satisfies ServerRefusal<'shop.changed'>)

/** Creates a shop under the id that its form has made, or under a new one (decision 0007). */
export const createShop = async (
  store: Store,
  clock: Clock,
  member: Member,
  { id: given, ...body }: ShopBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> => {
  const now = clock()
  const id = given === '' ? newId(now.getTime()) : given
  return store.transaction<Saved, CreateRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.shops.byId(member.companyId, id)
    return existing === null ? write(inside, member, body, { id, existing, now }) : unlessKept(existing, body)
  })
}

/** Writes over the version of a shop that its form was filled on, and over no other (decision 0045). */
export const changeShop = async (
  store: Store,
  clock: Clock,
  member: Member,
  { id, version, ...body }: ShopBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> =>
  store.transaction<Saved, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.shops.byId(member.companyId, id)
    if (existing === null) return fail({ reason: 'record.absent' })
    if (existing.version !== version) return unlessKept(existing, body)
    return write(inside, member, body, { id, existing, now: clock() })
  })
