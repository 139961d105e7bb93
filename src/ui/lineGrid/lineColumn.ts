import type { LineRow } from './lineChange.ts'

/** What can be taken for a typed text: a row of the list below the cell. */
export interface LineChoice<Row extends LineRow> {
  readonly id: string
  readonly label: string
  /** Stands small under the label. */
  readonly note?: string | undefined
  /** What the line gets with it, in one step: more fields than that of the column, where it says more. */
  readonly values: Partial<Row>
  /** Whether the text means it and nothing else, as a whole code does: Enter then takes it without an arrow key. */
  readonly isMeant?: boolean | undefined
}

/** What is found for a text; asked anew with each letter, and called off by the signal. Nothing that is typed waits for it. */
export type LineLookup<Row extends LineRow> = (
  typed: string,
  row: Row,
  signal: AbortSignal,
) => readonly LineChoice<Row>[] | Promise<readonly LineChoice<Row>[]>

interface ShownColumn<Row extends LineRow> {
  readonly key: string
  readonly header: string
  /** In px. */
  readonly width: number
  readonly align?: 'start' | 'end' | undefined
  /** What stands in the cell; the text that is edited, too. Keep it pure. */
  readonly show: (row: Row) => string
}

/** A column that is read only. */
export interface ComputedColumn<Row extends LineRow> extends ShownColumn<Row> {
  readonly kind: 'computed'
}

/** A text that is being typed into a cell. */
export interface TypedText {
  readonly text: string
  /** Whether its dots are those that the cell has shown, which say nothing. */
  readonly hasShownDots: boolean
}

export interface EditedColumn<Row extends LineRow> extends ShownColumn<Row> {
  /** `longText` may have several lines (Alt+Enter); `amount` is typed with a number pad on a phone; `choice` lists what there is. */
  readonly kind: 'text' | 'longText' | 'amount' | 'choice'
  /**
   * The fields that a typed or pasted text sets. It reads what `show` writes. A text that names no value is kept as it was typed
   * (docs/decisions/0181): `remarks` of the grid say what is wrong with it.
   */
  readonly read: (typed: string, row: Row) => Partial<Row>
  /** What stands in the cell after a change of what stood there, where its dots are between thousands; `read` gets none that were shown. */
  readonly after?: ((before: TypedText, text: string) => TypedText) | undefined
  readonly maxLength: number
  readonly lookup?: LineLookup<Row> | undefined
}

/** A column of a line grid. */
export type LineColumn<Row extends LineRow> = ComputedColumn<Row> | EditedColumn<Row>

/** What is wrong with a cell (`issue`), or may be (`doubt`), in the user's language. */
export interface LineRemark {
  readonly tone: 'issue' | 'doubt'
  readonly text: string
}

/** By id of the line, then by key of the column. Keep what a line has the same object as long as it says the same. */
export type LineRemarks = ReadonlyMap<string, Readonly<Record<string, LineRemark>>>

export const isEdited = <Row extends LineRow>(column: LineColumn<Row> | undefined): column is EditedColumn<Row> =>
  column !== undefined && column.kind !== 'computed'

/** The fields that a text sets; NFC, unless it is longer than the column takes, which is not looked at. */
export const readCell = <Row extends LineRow>(column: EditedColumn<Row>, typed: string, row: Row): Partial<Row> =>
  column.read(typed.length > column.maxLength ? typed : typed.normalize('NFC'), row)
