import { sql, type SelectQueryBuilder, type Simplify } from 'kysely'

interface Sort {
  readonly column: string
  readonly direction: 'asc' | 'desc'
}

export interface PageRequest {
  /** From 0. */
  readonly number: number
  readonly size: number
  readonly sort: Sort | null
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many items all pages hold together. */
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
}

/** What a list can be sorted by, and its order unless asked otherwise. */
export interface PageOrder {
  readonly columns: readonly string[]
  /** Where it is not the column itself that gives the order: the one that does. */
  readonly orderedBy?: Readonly<Record<string, string>>
  readonly otherwise: Sort
  /** What breaks ties: the id, unless several tables have one. */
  readonly tie?: string
  /**
   * So many rows at most are found by what they have in common and put into order afterwards, whichever index has them in it. All columns and
   * the tie are texts then: anything else would be in order as a text.
   */
  readonly putIntoOrder?: number
}

/**
 * A page of the rows that a query selects, and their count. The id breaks ties in the same direction, so that pages neither repeat nor skip
 * a row. It reads and counts all that matches: lists of many thousands have an index of their own, as declarations do.
 */
export const pageOf = async <Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { number, size, sort }: PageRequest,
  { columns, orderedBy = {}, otherwise, tie = 'id', putIntoOrder = 0 }: PageOrder,
): Promise<Page<Simplify<Row>>> => {
  const { total } = await rows
    .clearSelect()
    .select(sql`count(*)`.as('total'))
    .$castTo<{ total: number | string }>()
    .executeTakeFirstOrThrow()
  const { column, direction } = sort !== null && columns.includes(sort.column) ? sort : otherwise
  // No index has an expression in order: both databases would look along one for what few rows have in common.
  const by = (name: string) => (Number(total) > putIntoOrder ? sql.ref(name) : sql`(${sql.ref(name)} || '')`)
  const items = await rows
    .orderBy(by(orderedBy[column] ?? column), direction)
    .orderBy(by(tie), direction)
    .limit(size)
    .offset(number * size)
    .execute()
  return { items, total: Number(total), isMinimum: false }
}
