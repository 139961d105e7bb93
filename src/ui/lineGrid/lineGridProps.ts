import type { Ref } from 'react'
import type { LineChange, LineRow } from './lineChange.ts'
import type { LineColumn, LineRemarks } from './lineColumn.ts'
import type { Lines } from './useLines.ts'

/** A block of texts that is pasted from a cell on. */
export interface LinePaste<Row extends LineRow> {
  readonly at: { readonly line: string; readonly column: string }
  readonly cells: readonly (readonly string[])[]
  /** What the columns read of it. */
  readonly change: LineChange<Row>
}

/** The text that is being typed into a cell. */
export interface TypedCell {
  readonly line: string
  readonly column: string
  readonly text: string
}

/** Why something is not done: the grid changes nothing then. */
export type LineRefusal = 'tooManyLines' | 'pasteTooLong'

export interface LineGridHandle {
  /** Gives the focus to a cell, as from a summary of errors; nothing where the line or column is not there. */
  readonly focusCell: (line: string, column: string) => void
}

export interface LineGridProps<Row extends LineRow> {
  readonly label: string
  readonly lines: Lines<Row>
  /** Keep them the same objects between renders. The first one stays in view when the grid is scrolled sideways. */
  readonly columns: readonly LineColumn<Row>[]
  /** Keys of columns in the order in which Enter visits them; behind the last one it goes to the next line, and makes one at the end. */
  readonly stops: readonly string[]
  /** An empty line with an id of its own. */
  readonly newRow: () => Row
  readonly mostLines: number
  readonly remarks?: LineRemarks | undefined
  /** The whole grid can be read and copied, not changed. */
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus to the first cell when the grid appears. */
  readonly autoFocus?: boolean | undefined
  /**
   * Asked before a block is pasted, to look up what it names or to ask a person what its numbers mean: answers what is changed instead, in
   * one step, or null for nothing. Without it, what the columns read is changed.
   */
  readonly onPaste?: ((paste: LinePaste<Row>) => LineChange<Row> | null | Promise<LineChange<Row> | null>) | undefined
  /** Each text while it is typed, for amounts and drafts that follow it; null once it is a change, or given up. */
  readonly onTyping?: ((cell: TypedCell | null) => void) | undefined
  readonly onRefusal?: ((refusal: LineRefusal) => void) | undefined
  readonly ref?: Ref<LineGridHandle> | undefined
}
