/**
 * By what a table of documents is listed: its schema (`createListTables`) and its description (`describedList`) are made from it. A migration
 * has columns of its own, which never change; the description states those that hold today.
 */
export interface ListedColumns<Sorted extends string = string, Tallied extends string = string> {
  readonly table: string
  /** The table's name for one row, which the names of what belongs to it begin with. */
  readonly one: string
  /** The column in which all rows of a list are alike. */
  readonly part: Tallied
  readonly day: Tallied
  /** Columns of few values, by which rows are counted, each with its name in that of its index. */
  readonly counted: readonly { readonly column: Tallied; readonly name: string }[]
  /** Columns of order but the day; each index has the column's name. */
  readonly sorted: readonly Sorted[]
  /** Folded texts of a row, which are searched. */
  readonly texts: readonly string[]
  /** How references begin that carry the day of their row, folded, such as `pit` of `pit20261129`. */
  readonly reference: string
}

export const indexOf = ({ table }: ListedColumns, name: string): string => `${table}_by_${name}`

/** All texts of a row, in lines. */
export const textsOf = ({ texts }: ListedColumns, kind: 'sqlite' | 'postgres', row = ''): string =>
  texts.map((column) => `${row}${column}`).join(kind === 'sqlite' ? ' || char(10) || ' : ` || e'\\n' || `)
