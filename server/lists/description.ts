import type { Generated, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Days in a row, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A value of a counted column, with the texts that the list shows for it, folded. */
export interface ShownValue {
  readonly value: string
  readonly texts: readonly string[]
}

/** A column of few values, by which rows are counted. */
export interface CountedColumn<Name extends string = string> {
  readonly name: Name
  /** The index that has the rows of one value by day and id. */
  readonly byDay: string
  readonly values: readonly ShownValue[]
}

/** A column that a list can be put into order by. */
export interface SortedColumn<Name extends string = string> {
  readonly name: Name
  /** The index that has the rows by this column and id. */
  readonly index: string
}

/** What is searched beside the day and the counted columns, and what finds it. */
export interface SearchedWords {
  /** Folded texts of a row. */
  readonly text: RawBuilder<string>
  /**
   * The days of the rows whose texts can hold a word, such as the beginning of a reference that carries its day; null where it says nothing of
   * days. Rows of other days that hold it all the same are among `otherDays`.
   */
  readonly daysNamed: (word: string) => Days | null
  readonly sqlite: {
    /** Trigrams of the texts and of the company's mark (migration 0008), by the number of the row. */
    readonly trigrams: string
    /** Of `trigrams`: its terms, each with the numbers of the rows. */
    readonly vocabulary: string
    /** All numbers that `trigrams` has. */
    readonly numbers: string
    /** The column of the number, in the table and in `numbers`. */
    readonly number: string
    /** The index of the table by company and number. */
    readonly byNumber: string
    /** Rows whose texts may name another day or year than theirs, and their index. */
    readonly otherDays: { readonly index: string; readonly condition: RawBuilder<SqlBool> }
  }
  readonly postgres: {
    /** The indexed terms of a row (migration 0011). */
    readonly terms: RawBuilder<unknown>
    readonly otherDays: RawBuilder<SqlBool>
  }
}

/**
 * A table whose rows are listed: those of a company that are alike in one column, by day unless another order is asked for. Its tallies say
 * how many rows there are of each part, day and combination of counted values, as a sum of changes.
 */
export interface ListDescription<Column extends string = string, Tallied extends string = string> {
  readonly table: string
  readonly tallies: string
  /** Tallies of the first counted column alone, where those of all of them are many; no other column is shown in texts then. */
  readonly fewTallies?: string
  /** The column in which all rows of a list are alike: every index begins with the company and it. */
  readonly part: Tallied
  readonly day: Tallied
  /** The index of a part by day and id. */
  readonly byDay: string
  /** Where a list is narrowed by several, the index of the first is read. */
  readonly counted: readonly CountedColumn<Tallied>[]
  readonly sorted: readonly SortedColumn<Column>[]
  readonly words: SearchedWords
}

/** Names of the tables that have some columns. */
type TableWith<Columns> = { [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never }[keyof Tables]

/** A table of rows that can be listed. */
export type ListedTable = TableWith<{ company_id: string; id: string }>
/** A table of their tallies. */
export type TallyTable = TableWith<{ number: Generated<number>; company_id: string; change: number }>

/** A description whose columns its table has, and its tallies those that are counted. */
export interface ListOf<Table extends ListedTable, Tallies extends TallyTable> extends ListDescription<
  keyof Tables[Table] & string,
  keyof Tables[Table] & keyof Tables[Tallies] & string
> {
  readonly table: Table
  readonly tallies: Tallies
}
