import { setValue } from '@modular-forms/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applyLineChange, type SetLine } from '../../../../ui/lineGrid/lineChange.ts'
import { useLines } from '../../../../ui/lineGrid/useLines.ts'
import type { InvoiceFields } from '../fields.ts'
import { heldLines } from '../heldRows.ts'
import { namedByCode, type ItemNaming } from './nameItems.ts'
import { emptyGridLine, gridLine, saidLines, type GridLine } from './gridLine.ts'

/** Rows of the lines that a form holds; an invoice without any begins with an empty one. */
const rowsOf = (text: string, rate: string): readonly GridLine[] => {
  const lines = heldLines.rowsIn(text)
  return lines.length === 0 ? [emptyGridLine(rate)] : lines.map(gridLine)
}

/**
 * The lines of the grid, which the form holds as a text; where that is put in by something else, the rows are those of it. What codes
 * name is filled in once it is found, and taken back together with the code.
 */
export const useInvoiceLines = (fields: InvoiceFields, text: string, rate: string, nameItems: ItemNaming) => {
  const [rows, setRows] = useState(() => rowsOf(text, rate))
  const now = useRef({ rows, text })
  const lines = useLines<GridLine>({
    rows,
    onChange(change, { by, step }) {
      const changed = applyLineChange(now.current.rows, change)
      const named = by === 'edit' ? namedByCode(now.current.rows, changed) : []
      if (named.length > 0) void nameItems(named).then((setLines) => fill(step, setLines(now.current.rows)))
      const said = heldLines.textOf(saidLines(changed))
      now.current = { rows: changed, text: said }
      setRows(changed)
      setValue(fields, 'lines', said, { shouldFocus: false })
    },
  })
  const fill = (step: number, filled: readonly SetLine<GridLine>[]) => {
    if (filled.length > 0) lines.join(step, { kind: 'set', lines: filled })
  }
  const follow = useEffectEvent((held: string) => {
    if (held === now.current.text) return
    const changed = rowsOf(held, rate)
    now.current = { rows: changed, text: held }
    setRows(changed)
  })
  useEffect(() => follow(text), [text])
  return lines
}
