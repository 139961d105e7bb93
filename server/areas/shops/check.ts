import * as v from 'valibot'
import type { ShopBody } from '../../../src/api/contract/shops.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { recordCode } from '../../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isInUse, isSaved, numberPos, type Pos } from '../../../src/domain/shop/pos.ts'
import { newShop, shopSchema, type ShopValues } from '../../../src/domain/shop/shop.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { versionOf } from './content.ts'
import type { Repositories } from './store/repositories.ts'

/** A shop as a form sends it, and the POS and the code that are kept of it. */
interface Sent {
  readonly id: string
  readonly body: ShopBody
  readonly kept: readonly Pos[]
  readonly keptCode: string
}

type Checked<Value> = Result<Value, ServerRefusal<'fields.invalid'>>

const invalid = (fields: readonly FieldProblem[]) =>
  fail({ reason: 'fields.invalid', fields } satisfies ServerRefusal<'fields.invalid'>)

/**
 * What was sent, with the names of POS that an earlier saving has given and its form has not heard: a row without one that has the number of
 * a POS in use which is not sent otherwise is that POS.
 */
const recognised = (sent: Sent): Sent => {
  const { body, kept } = sent
  const named = new Set(body.pos_id.map(({ sid }) => sid))
  const unheard = new Map(
    kept.filter((pos) => isInUse(pos) && !named.has(pos.sid)).map(({ pos_no, sid }) => [recordCode(pos_no), sid]),
  )
  const pos_id = body.pos_id.map((pos) =>
    isSaved(pos) ? pos : { ...pos, sid: unheard.get(recordCode(pos.pos_no)) ?? '' },
  )
  return { ...sent, body: { ...body, pos_id } }
}

/** The POS as they will be: first those that the form has not sent, then the sent ones in their order. */
const together = ({
  body: { auto, pos_id },
  kept,
}: Sent): { readonly rows: readonly Pos[]; readonly unsent: number } => {
  const known = new Map(kept.map((pos) => [pos.sid, pos]))
  const sent = new Set(pos_id.map(({ sid }) => sid))
  const unsent = kept.filter(({ sid }) => !sent.has(sid))
  // Numbers that are given automatically are not taken from the form.
  const rows = [...unsent, ...pos_id.map((pos) => (auto ? { ...pos, pos_no: known.get(pos.sid)?.pos_no ?? '' } : pos))]
  const all = rows.length === 0 && auto ? newShop().pos_id : rows
  return { rows: auto ? numberPos(all) : all, unsent: unsent.length }
}

/** Fields as the body names them: rows that were not sent stand before those of the body. */
const fieldIn = (path: string, unsent: number): string =>
  path.replace(/^pos_id\.(\d+)/, (_, index: string) => `pos_id.${Math.max(0, Number(index) - unsent)}`)

const unknownPos = ({ body, kept }: Sent): readonly FieldProblem[] =>
  body.pos_id.flatMap((pos, index) => {
    const isKnown = isSaved(pos) ? kept.some(({ sid }) => sid === pos.sid) : isInUse(pos)
    return isKnown ? [] : [{ field: `pos_id.${index}.sid`, message: 'pos_is_unknown' }]
  })

/** The shop as it will be kept: checked, numbered, with all its POS (seed 001 §5). */
export const checkShop = async (
  inside: Repositories,
  companyId: string,
  asked: Sent,
): Promise<Checked<ShopValues & { readonly version: string }>> => {
  const sent = recognised(asked)
  const unknown = unknownPos(sent)
  if (unknown.length > 0) return invalid(unknown)
  const { rows, unsent } = together(sent)
  const { issues, typed, output } = v.safeParse(shopSchema, { ...sent.body, pos_id: [...rows] })
  const problems = (issues ?? []).map((issue) => ({
    field: fieldIn(v.getDotPath(issue) ?? '', unsent),
    message: issue.message,
  }))
  if (!typed) return invalid(problems)
  const isTaken = await inside.shops.isCodeTaken(companyId, output.shop_code, sent.id)
  // Shops whose codes look alike may be there from before that was looked at (decision 0432).
  const isKept = isTaken && recordCode(sent.keptCode) === output.shop_code
  if (isTaken && !isKept) problems.push({ field: 'shop_code', message: 'shop_code_is_taken' })
  if (problems.length > 0) return invalid(problems)
  return succeed({ ...output, ...(isKept && { shop_code: sent.keptCode }), version: versionOf(output) })
}

/** The version that a shop would have with what was sent and nothing else; a repeated request names it. */
export const sentVersion = (body: ShopBody): string | null => {
  const { success, output } = v.safeParse(shopSchema, body)
  return success ? versionOf(output) : null
}
