import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { applyLineChange } from '../../../../ui/lineGrid/lineChange.ts'
import type { LineColumn, LineRemark } from '../../../../ui/lineGrid/lineColumn.ts'
import type { LinePaste } from '../../../../ui/lineGrid/lineGridProps.ts'
import { doubtfulCells } from './doubtfulCells.ts'
import type { GridLine } from './gridLine.ts'

/** A pasted cell that may mean something else, with what it was read as. */
interface Doubt {
  readonly column: string
  readonly value: string
}

type Doubts = ReadonlyMap<string, readonly Doubt[]>

const valueOf = (row: GridLine, column: string): string => {
  const value = Object.entries<unknown>({ ...row }).find(([name]) => name === column)?.[1]
  return typeof value === 'string' ? value : ''
}

/** Doubts that still hold: a cell that was changed since is somebody's own. */
const standing = (
  rows: readonly GridLine[],
  doubts: Doubts,
  text: string,
): ReadonlyMap<string, Readonly<Record<string, LineRemark>>> => {
  const found = new Map<string, Readonly<Record<string, LineRemark>>>()
  if (doubts.size === 0) return found
  for (const row of rows) {
    const kept = (doubts.get(row.id) ?? []).filter(({ column, value }) => valueOf(row, column) === value)
    if (kept.length > 0)
      found.set(row.id, Object.fromEntries(kept.map(({ column }) => [column, { tone: 'doubt' as const, text }])))
  }
  return found
}

/** Remembers pasted numbers that may mean something else. */
export const usePaste = (rows: readonly GridLine[], columns: readonly LineColumn<GridLine>[]) => {
  const { t } = useLingui()
  const text = t`This may mean a thousand times as much or as little: compare it with where it comes from`
  const [doubts, setDoubts] = useState<Doubts>(new Map())
  const onPaste = (paste: LinePaste<GridLine>) => {
    const after = applyLineChange(rows, paste.change)
    const amounts = columns.filter(({ kind }) => kind === 'amount').map(({ key }) => key)
    const found = doubtfulCells(paste, { rows: after, columns: columns.map(({ key }) => key), amounts })
    const added = new Map(doubts)
    for (const [id, names] of found) {
      const row = after.find((one) => one.id === id)
      if (row === undefined) continue
      const others = (doubts.get(id) ?? []).filter(({ column }) => !names.includes(column))
      added.set(id, [...others, ...names.map((column) => ({ column, value: valueOf(row, column) }))])
    }
    setDoubts(added)
    return paste.change
  }
  return { onPaste, doubts: useMemo(() => standing(rows, doubts, text), [rows, doubts, text]) }
}
