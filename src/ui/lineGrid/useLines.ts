import { useLayoutEffect, useRef, useState } from 'react'
import { applyLineChange, inverseOf, type LineChange, type LineRow } from './lineChange.ts'
import { withJoined, withRedone, withStep, withUndone, type LineHistory } from './lineHistory.ts'

/** Where a change comes from: `edit` is a new step, `fill` joins one, `undo` and `redo` take one back and do it again. */
export interface LineOrigin {
  readonly by: 'edit' | 'fill' | 'undo' | 'redo'
  /** Number of the step. */
  readonly step: number
}

interface LinesOptions<Row extends LineRow> {
  /** Owned by the caller, never changed in place. */
  readonly rows: readonly Row[]
  /** The caller applies each change with `applyLineChange`, in the order in which they come. */
  readonly onChange: (change: LineChange<Row>, origin: LineOrigin) => void
}

/** The lines of a grid, and what changes them so that it can be taken back. */
export interface Lines<Row extends LineRow> {
  readonly rows: readonly Row[]
  /** One new step; answers its number. */
  readonly change: (change: LineChange<Row>) => number
  /**
   * Adds to a step what was looked up for it meanwhile, so that both are taken back together. Answers false, and changes nothing, where
   * the step has been taken back.
   */
  readonly join: (step: number, change: LineChange<Row>) => boolean
  /** Takes the last step back and answers what that changed; null where there is none. */
  readonly undo: () => LineChange<Row> | null
  readonly redo: () => LineChange<Row> | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const none = { done: [], undone: [] }

/**
 * Lines with their history, for `LineGrid` and for what else changes them, such as buttons and lookups. The history is bounded, names
 * lines by id and keeps changes, not copies of the lines.
 */
export function useLines<Row extends LineRow>({ rows, onChange }: LinesOptions<Row>): Lines<Row> {
  const history = useRef<LineHistory<Row>>(none)
  const [shown, setShown] = useState<LineHistory<Row>>(none)
  const lastStep = useRef(0)
  // Several changes of one event follow each other before the caller has rendered the first.
  const now = useRef(rows)
  useLayoutEffect(() => {
    now.current = rows
  }, [rows])

  const apply = (change: LineChange<Row>, origin: LineOrigin, next: LineHistory<Row>) => {
    now.current = applyLineChange(now.current, change)
    history.current = next
    setShown(next)
    onChange(change, origin)
  }
  const change = (redo: LineChange<Row>) => {
    lastStep.current += 1
    const step = { id: lastStep.current, redo, undo: inverseOf(now.current, redo) }
    apply(redo, { by: 'edit', step: step.id }, withStep(history.current, step))
    return step.id
  }
  const join = (id: number, redo: LineChange<Row>) => {
    if (!history.current.done.some((step) => step.id === id)) return false
    const joined = { id, redo, undo: inverseOf(now.current, redo) }
    apply(redo, { by: 'fill', step: id }, withJoined(history.current, joined))
    return true
  }
  const undo = () => {
    const step = history.current.done.at(-1)
    if (step === undefined) return null
    apply(step.undo, { by: 'undo', step: step.id }, withUndone(history.current, step))
    return step.undo
  }
  const redo = () => {
    const step = history.current.undone.at(-1)
    if (step === undefined) return null
    apply(step.redo, { by: 'redo', step: step.id }, withRedone(history.current, step))
    return step.redo
  }
  return { rows, change, join, undo, redo, canUndo: shown.done.length > 0, canRedo: shown.undone.length > 0 }
}
