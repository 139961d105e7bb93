import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ListLimits } from '../store/connection.ts'
import { contains } from '../store/matching.ts'
import type { ListDescription } from './description.ts'
import type { ListSource } from './reads.ts'
import { joined, type Narrowed } from './narrowed.ts'
import type { Order, RowKey } from './order.ts'
import type { SearchIndex } from './searchIndex.ts'

export interface SearchParts extends ListSource {
  readonly index: SearchIndex
  readonly limits: ListLimits
}

/** Rows of a list that hold some words in their texts. */
export interface Branch {
  readonly list: Narrowed
  readonly inText: readonly string[]
  /** The one of the words that is a year which no row of the list is of. */
  readonly foreignYear: string | null
  /** Whether one of them names days that no row of the list is of. */
  readonly isOfOtherDay: boolean
}

export const isInText = ({ words }: ListDescription, word: string): RawBuilder<SqlBool> => contains(words.text, word)

const idOf = ({ list: { description } }: Branch) => sql.ref(`${description.table}.id`)

/** What the index proposes, as what stands behind `from`; null where it cannot serve the words. */
const proposed = async (
  { index }: SearchParts,
  { list: { companyId, description }, inText, foreignYear, isOfOtherDay }: Branch,
  { isInOrder }: { readonly isInOrder: boolean },
): Promise<RawBuilder<unknown> | null> => {
  const found = await index.propose(companyId, { words: inText, foreignYear, isOfOtherDay })
  if (found === null || (isInOrder && found.isLong === true)) return null
  return sql`${found.source} where company_id = ${companyId} and ${joined([found.condition, ...inText.map((word) => isInText(description, word))])}`
}

/** What is found, in no order. */
export interface Matches {
  readonly rows: readonly RowKey[]
  /** False where there are more than the limits allow to count or to look at. */
  readonly isAll: boolean
}

/** So many proposals are looked at for each that may be counted. */
const lookedAt = 5

/** What the index proposes and meets a condition, up to one more than is counted. */
export const proposals = async (
  parts: SearchParts,
  branch: Branch,
  condition: RawBuilder<SqlBool>,
  column: Order['column'],
): Promise<Matches> => {
  const source = await proposed(parts, branch, { isInOrder: false })
  if (source === null) return { rows: [], isAll: false }
  const most = parts.limits.counted + 1
  const last = most * lookedAt
  const { rows } = await sql<RowKey & { number: number | string; isMatch: number | boolean }>`
    select id, place, is_match as "isMatch", number from
      (select ${idOf(branch)} as id, ${sql.ref(column)} as place, ${condition} as is_match, row_number() over () as number
        from ${source} limit ${last}) as proposal
    where is_match or number = ${last} limit ${most}`.execute(parts.db)
  const matching = rows.filter(({ isMatch }) => Boolean(isMatch))
  return { rows: matching, isAll: matching.length < most && !rows.some(({ number }) => Number(number) === last) }
}

/**
 * The first in an order of what the index proposes and what meets a condition; null where the index cannot serve
 * the words, or proposes too much.
 */
export const firstProposals = async (
  parts: SearchParts,
  branch: Branch,
  condition: RawBuilder<SqlBool>,
  { column, direction }: Order,
  most: number,
): Promise<readonly RowKey[] | null> => {
  const source = await proposed(parts, branch, { isInOrder: true })
  if (source === null) return null
  const to = sql.raw(direction)
  const { rows } =
    await sql<RowKey>`select ${idOf(branch)} as id, ${sql.ref(column)} as place from ${source} and ${condition}
    order by ${sql.ref(column)} ${to}, id ${to} limit ${most}`.execute(parts.db)
  return rows
}
