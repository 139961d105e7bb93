import * as v from 'valibot'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { changeItem as changeCall, createItem as createCall } from '../../../src/api/contract/items.ts'
import { type ItemBody } from '../../../src/api/contract/items.ts'
import { itemSchema, nothingKept } from '../../../src/domain/items/item.ts'
import { recordCode } from '../../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { automaticCodeOf } from './automaticCode.ts'
import { versionOf } from './content.ts'
import type { Item } from './store/items.ts'
import type { Repositories, Store } from './store/repositories.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof createCall>>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCall>>
type Invalid = ServerRefusal<'fields.invalid'>

/** What an item is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
  readonly item_code: string
}

/** A saving: of which item, as it is kept or null, and when. */
interface Saving {
  readonly id: string
  readonly existing: Item | null
  readonly now: Date
}

/** An item whose code was given automatically stays so (seed 001 §4). */
const completed = (body: ItemBody, existing: Item | null): ItemBody =>
  existing?.product_source === true ? { ...body, product_source: true, item_code: existing.item_code } : body

const check = (body: ItemBody, existing: Item | null): Result<ItemBody, Invalid> => {
  const { issues, success, output } = v.safeParse(itemSchema('kept', existing ?? nothingKept), body)
  if (success) return succeed(output)
  const fields = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail({ reason: 'fields.invalid', fields })
}

/** Items whose codes look alike may be there from before that was looked at (decision 0432): each stays as it is until its code is changed. */
const isKept = (code: string, existing: Item | null): boolean =>
  existing !== null && recordCode(existing.item_code) === code

const write = async (
  inside: Repositories,
  { companyId, account }: Member,
  sent: ItemBody,
  { id, existing, now }: Saving,
): Promise<Result<Saved, Invalid>> => {
  const checked = check(completed(sent, existing), existing)
  if (!checked.ok) return checked
  const body = checked.value
  const keepsCode = existing !== null && (existing.product_source || !body.product_source)
  const wanted =
    body.product_source && !keepsCode ? automaticCodeOf(await inside.items.takeFreeNumber(companyId)) : body.item_code
  const isTaken = (await inside.items.takenCodes(companyId, [wanted], id)).has(wanted)
  if (isTaken && !isKept(wanted, existing))
    return fail({ reason: 'fields.invalid', fields: [{ field: 'item_code', message: 'item_code_is_taken' }] })
  const item_code = isTaken ? (existing?.item_code ?? wanted) : wanted
  const version = versionOf(body)
  const at = now.toISOString()
  await inside.items.put({ ...body, item_code, id, companyId, version, createdAt: existing?.createdAt ?? at })
  await inside.audit.append({
    at,
    companyId,
    accountId: account.id,
    action: existing === null ? 'item.created' : 'item.changed',
    subjectId: id,
    detail: { item_code, item_name: body.item_name, content: version },
  })
  return succeed({ id, version, item_code })
}

/** Content that is kept already is as good as written, since the answer to it may have been lost on the way. */
const unlessKept = (item: Item, body: ItemBody) => {
  const checked = check(completed(body, item), item)
  return checked.ok && versionOf(checked.value) === item.version
    ? succeed({ id: item.id, version: item.version, item_code: item.item_code })
    : fail({ reason: 'item.changed' } satisfies ServerRefusal<'item.changed'>)
}

/** Creates an item under the id that its form has made, or under a new one (decision 0007). */
export const createItem = async (
  store: Store,
  clock: Clock,
  member: Member,
  { id: given, ...body }: ItemBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> => {
  const now = clock()
  const id = given === '' ? newId(now.getTime()) : given
  return store.transaction<Saved, CreateRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.items.byId(member.companyId, id)
    return existing === null ? write(inside, member, body, { id, existing, now }) : unlessKept(existing, body)
  })
}

/** Writes over the version of an item that its form was filled on, and over no other (decision 0045). */
export const changeItem = async (
  store: Store,
  clock: Clock,
  member: Member,
  { id, version, ...body }: ItemBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> =>
  store.transaction<Saved, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(member.companyId)
    const existing = await inside.items.byId(member.companyId, id)
    if (existing === null) return fail({ reason: 'record.absent' })
    if (existing.version !== version) return unlessKept(existing, body)
    return write(inside, member, body, { id, existing, now: clock() })
  })
