import * as v from 'valibot'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { changeItem as changeCall, createItem as createCall } from '../../../src/api/contract/items.ts'
import { type ItemBody } from '../../../src/api/contract/items.ts'
import { itemSchema, nothingKept, type ItemValues } from '../../../src/domain/items/item.ts'
import { isNotReducedUnlessSaid, itemFlags } from '../../../src/domain/items/rated.ts'
import { recordCode } from '../../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { changeRecord, createRecord, idOr, type Saving } from '../../records/save.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { automaticCodeOf } from './automaticCode.ts'
import { versionOf } from './content.ts'
import type { Item } from './store/items.ts'
import type { Repositories, Store } from './store/repositories.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof createCall>>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCall>>
type Invalid = ServerRefusal<'fields.invalid'>
type SavingReason = RefusalOf<typeof createCall>

/** What an item is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
  readonly item_code: string
}

/** Whether an item is reduced stays as it is with its rate. */
const notReducedBefore = ({ vat_rate }: ItemBody, existing: Item | null): boolean =>
  existing?.vat_rate === vat_rate ? existing.not_reduced : isNotReducedUnlessSaid(vat_rate)

/** An item whose code was given automatically stays so (seed 001 §4), and one whose flags are not sent keeps them. */
const completed = (body: ItemBody, existing: Item | null): ItemValues => ({
  ...body,
  ...(existing?.product_source === true ? { product_source: true, item_code: existing.item_code } : {}),
  not_reduced: body.not_reduced ?? notReducedBefore(body, existing),
  special_consumption: body.special_consumption ?? existing?.special_consumption ?? false,
})

const check = (body: ItemValues, existing: Item | null): Result<ItemValues, Invalid> => {
  const { issues, success, output } = v.safeParse(itemSchema('kept', existing ?? nothingKept), body)
  if (success) return succeed(output)
  const fields = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail({ reason: 'fields.invalid', fields })
}

/** Items whose codes look alike may be there from before that was looked at (decision 0432): each stays as it is until its code is changed. */
const isKept = (code: string, existing: Item | null): boolean =>
  existing !== null && recordCode(existing.item_code) === code

/** The code that an item will have: the kept one, the next automatic one, or the one that was sent. */
const codeFor = async (
  inside: Repositories,
  companyId: string,
  id: string,
  body: ItemValues,
  existing: Item | null,
): Promise<Result<string, Invalid>> => {
  const keepsCode = existing !== null && (existing.product_source || !body.product_source)
  const wanted =
    body.product_source && !keepsCode ? automaticCodeOf(await inside.items.takeFreeNumber(companyId)) : body.item_code
  const isTaken = (await inside.items.takenCodes(companyId, [wanted], id)).has(wanted)
  if (isTaken && !isKept(wanted, existing))
    return fail({ reason: 'fields.invalid', fields: [{ field: 'item_code', message: 'item_code_is_taken' }] })
  return succeed(isTaken ? (existing?.item_code ?? wanted) : wanted)
}

const flagsText = (item: ItemValues): string => itemFlags.filter((flag) => item[flag]).join(' ')

/** Flags as the audit names them: they decide on the tax of later invoices. */
const flagsDetail = (existing: Item | null, item: ItemValues): Readonly<Record<string, string>> => {
  const [before, after] = [existing === null ? '' : flagsText(existing), flagsText(item)]
  if (before === after) return {}
  return existing === null ? { flags: after } : { 'flags.before': before, 'flags.after': after }
}

const saving = (companyId: string, id: string, sent: ItemBody): Saving<Repositories, Item, Saved, SavingReason> => ({
  id,
  find: (inside) => inside.items.byId(companyId, id),
  answerOf(item) {
    const checked = check(completed(sent, item), item)
    return checked.ok && versionOf(checked.value) === item.version
      ? { id, version: item.version, item_code: item.item_code }
      : null
  },
  stale: 'item.changed',
  async write(inside, existing, now) {
    const checked = check(completed(sent, existing), existing)
    if (!checked.ok) return checked
    const body = checked.value
    const code = await codeFor(inside, companyId, id, body, existing)
    if (!code.ok) return code
    const item_code = code.value
    const version = versionOf(body)
    const createdAt = existing?.createdAt ?? now.toISOString()
    const item: Item = { ...body, item_code, id, companyId, version, createdAt }
    await (existing === null ? inside.items.insert([item]) : inside.items.change(existing, item))
    return succeed({
      saved: { id, version, item_code },
      detail: { item_code, item_name: body.item_name, ...flagsDetail(existing, body), content: version },
    })
  },
  actions: { created: 'item.created', changed: 'item.changed' },
})

/** Creates an item under the id that its form has made, or under a new one. */
export const createItem = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, ...body }: ItemBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> =>
  createRecord({ store, clock, member }, saving(member.companyId, idOr(id, clock), body))

/** Writes over the version of an item that its form was filled on. */
export const changeItem = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, version, ...body }: ItemBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> =>
  changeRecord({ store, clock, member }, version, saving(member.companyId, id, body))
