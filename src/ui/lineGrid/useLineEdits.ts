import { useState } from 'react'
import { copiedCells, isBlock, longestPaste } from './clipboard.ts'
import { firstLineOf, setLine, together, type LineChange, type LineRow } from './lineChange.ts'
import { isEdited, readCell, type LineChoice, type TypedText } from './lineColumn.ts'
import { copiedDown, emptied, pasteChange } from './lineEdits.ts'
import type { LineGridProps } from './lineGridProps.ts'
import { useLineGridTexts } from './lineGridTexts.ts'
import { useKept } from './useKept.ts'
import type { LinePlace } from './useLinePlace.ts'

/** The typed text without dots that the cell has shown. */
const textToRead = (typed: TypedText | null, text: string): string =>
  typed?.hasShownDots === true ? text.replaceAll('.', '') : text

/** What is typed into the active cell and not yet a change. */
function useDraft<Row extends LineRow>({ lines, columns, onTyping }: LineGridProps<Row>, { active }: LinePlace) {
  const draft = useKept<string | null>(null)
  const typed = useKept<TypedText | null>(null)
  const row = lines.rows[active.row]
  const column = columns[active.column]
  const giveUp = () => {
    if (draft.get() === null) return
    draft.set(null)
    typed.set(null)
    onTyping?.(null)
  }
  return {
    draft,
    giveUp,
    type: (text: string) => {
      draft.set(text)
      if (row === undefined || column === undefined) return
      const before = typed.get() ?? { text: column.show(row), hasShownDots: true }
      typed.set((isEdited(column) && column.after?.(before, text)) || { text, hasShownDots: false })
      onTyping?.({ line: row.id, column: column.key, text: textToRead(typed.get(), text) })
    },
    commit: () => {
      const text = draft.get()
      const said = textToRead(typed.get(), text ?? '')
      giveUp()
      if (text === null || row === undefined || !isEdited(column) || text === column.show(row)) return
      lines.change(setLine(row.id, readCell(column, said, row)))
    },
  }
}

type Draft<Row extends LineRow> = ReturnType<typeof useDraft<Row>>
type Say = (news: string) => void

/** Whole lines: new ones, fewer, in another order. */
function useWholeLines<Row extends LineRow>(
  { lines, newRow, mostLines, onRefusal }: LineGridProps<Row>,
  { active, go }: LinePlace,
  { commit, giveUp }: Draft<Row>,
  say: Say,
) {
  const { rows } = lines
  const texts = useLineGridTexts()
  return {
    insertLine: (at: number, toColumn = active.column) => {
      commit()
      if (rows.length >= mostLines) return onRefusal?.('tooManyLines')
      const row = newRow()
      lines.change({ kind: 'insert', at, rows: [row] })
      go({ row: at, column: toColumn }, row.id)
      say(texts.inserted(at + 1))
    },
    removeLines: (top: number, bottom: number) => {
      giveUp()
      const ids = rows.slice(top, bottom + 1).map(({ id }) => id)
      const left = rows[bottom + 1] ?? rows[top - 1] ?? newRow()
      const remove: LineChange<Row> = { kind: 'remove', ids }
      // There is always a line to type into.
      lines.change(ids.length < rows.length ? remove : together(remove, { kind: 'insert', at: 0, rows: [left] }))
      go({ row: Math.max(0, Math.min(top, rows.length - ids.length - 1)), column: active.column }, left.id)
      say(texts.removed(ids.length))
    },
    moveLine: (from: number, by: 1 | -1) => {
      const row = rows[from]
      const to = from + by
      commit()
      if (row === undefined || to < 0 || to >= rows.length) return
      lines.change({ kind: 'move', id: row.id, to })
      go({ row: to, column: active.column }, row.id)
      say(texts.moved(to + 1))
    },
  }
}

/** Takes steps back and does them again, and shows where. */
function useSteps<Row extends LineRow>({ lines }: LineGridProps<Row>, { active, go }: LinePlace, say: Say) {
  const texts = useLineGridTexts()
  const show = (change: LineChange<Row> | null, said: string) => {
    if (change === null) return
    const id = firstLineOf(change)
    if (id !== undefined && id !== lines.rows[active.row]?.id)
      go({ row: lines.rows.findIndex((row) => row.id === id), column: active.column }, id)
    say(said)
  }
  return { undo: () => show(lines.undo(), texts.undone), redo: () => show(lines.redo(), texts.redone) }
}

/** Everything that changes lines. What is typed is committed before, unless it is replaced. */
export function useLineEdits<Row extends LineRow>(props: LineGridProps<Row>, place: LinePlace) {
  const { lines, columns } = props
  const { active, range } = place
  const texts = useLineGridTexts()
  const [news, setNews] = useState('')
  const typing = useDraft(props, place)
  const whole = useWholeLines(props, place, typing, setNews)
  const steps = useSteps(props, place, setNews)
  const paste = usePaste(props, place, { giveUp: typing.giveUp, onDone: (count) => setNews(texts.pasted(count)) })
  const changeRange = (change: LineChange<Row> | null) => {
    typing.giveUp()
    if (change !== null) lines.change(change)
  }
  return {
    ...typing,
    ...whole,
    ...steps,
    news,
    paste,
    empty: () => changeRange(emptied(lines.rows, columns, range)),
    copyDown: () => changeRange(copiedDown(lines.rows, columns, range)),
    choose: (choice: LineChoice<Row>) => {
      const row = lines.rows[active.row]
      typing.giveUp()
      if (row !== undefined) lines.change(setLine(row.id, choice.values))
    },
  }
}

interface PasteOptions {
  readonly giveUp: () => void
  readonly onDone: (lines: number) => void
}

/** Pastes a block; answers false where the text belongs into the field of the cell. */
function usePaste<Row extends LineRow>(
  { lines, columns, newRow, mostLines, onPaste, onRefusal }: LineGridProps<Row>,
  { range, select }: LinePlace,
  { giveUp, onDone }: PasteOptions,
) {
  const apply = (change: LineChange<Row> | null, cells: readonly (readonly string[])[]) => {
    if (change === null) return
    lines.change(change)
    const width = cells.reduce((most, line) => Math.max(most, line.length), 1)
    select({ row: range.top + cells.length - 1, column: Math.min(columns.length, range.left + width) - 1 })
    onDone(cells.length)
  }
  const take = (cells: readonly (readonly string[])[]): void => {
    const [row, column] = [lines.rows[range.top], columns[range.left]]
    if (row === undefined || column === undefined) return
    if (range.top + cells.length > mostLines) return onRefusal?.('tooManyLines')
    const at = { row: range.top, column: range.left }
    const change = pasteChange(cells, { rows: lines.rows, columns, at, newRow })
    giveUp()
    const answer = onPaste === undefined ? change : onPaste({ at: { line: row.id, column: column.key }, cells, change })
    if (answer instanceof Promise) void answer.then((later) => apply(later, cells))
    else apply(answer, cells)
  }
  return (text: string, isTyping: boolean): boolean => {
    if (!isBlock(text) || (isTyping && !text.includes('\t'))) return false
    if (text.length > longestPaste) onRefusal?.('pasteTooLong')
    else take(copiedCells(text))
    return true
  }
}

export type LineEdits<Row extends LineRow> = ReturnType<typeof useLineEdits<Row>>
