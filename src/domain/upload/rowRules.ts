import type { Cell, NumberCell } from '../spreadsheet.ts'

/** The texts of a row by field. */
export type RowTexts<Field extends string> = Readonly<Record<Field, string>>

export interface CellProblem<Field extends string> {
  readonly field: Field
  readonly message: string
}

/** What a cell of the file held where it is not what the row holds. */
export interface Converted {
  readonly kind: NonNullable<Cell>['kind']
  readonly text: string
}

/** A cell of an upload: as it is kept where it can be read, otherwise as it was written. */
export interface UploadCell {
  readonly text: string
  /** Null where the file says the same. */
  readonly from: Converted | null
}

/** How the rows of a file become records of one kind, and what is asked of them. */
export interface RowRules<Field extends string> {
  /** In the order of the sample file. */
  readonly fields: readonly [Field, ...Field[]]
  /** Fields without which no row can be sound; of several in a group, one is enough. */
  readonly needed: readonly (readonly [Field, ...Field[]])[]
  /** Headings that have to stand in one row for it to be recognised, those of needed fields among them. */
  readonly fewestHeadings: number
  /** Fields that may be the same in every row, and stand in no column. */
  readonly fixable: readonly Field[]
  /** What no two rows may share, and the message where they do. */
  readonly code: { readonly field: Field; readonly isTwice: string }
  /** The price of a row, if it has one, and whether three digits behind its sign can be read in two ways. */
  readonly price: { readonly field: Field; readonly isAmbiguous: (row: RowTexts<Field>) => boolean } | null
  /** The field that is meant by a heading, which is given as `headingKey` makes it. */
  readonly fieldOf: (key: string) => Field | null
  /** Whether a text stands in records, and in no heading. */
  readonly isOfRecord: (text: string) => boolean
  /** A text as it is kept; what cannot be read stays as it was written. */
  readonly read: (field: Field, text: string) => string
  /** A number of a sheet where it is not read as its text is. */
  readonly readNumber: (field: Field, cell: NumberCell) => UploadCell | null
  /** Whether sheets usually hold a field as a number. */
  readonly isNumeric: (field: Field) => boolean
  /** A text that is kept as people read it. */
  readonly shown: (field: Field, text: string) => string
  /** What is wrong with a row by itself: at most one problem of each cell. */
  readonly problems: (row: RowTexts<Field>) => readonly CellProblem<Field>[]
}
