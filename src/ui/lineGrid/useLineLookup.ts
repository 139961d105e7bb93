import { useEffect, useRef, useState } from 'react'
import type { LineRow } from './lineChange.ts'
import { isEdited, type LineChoice, type LineColumn } from './lineColumn.ts'

interface ShownChoices<Row extends LineRow> {
  /** What they were found for. */
  readonly text: string
  readonly choices: readonly LineChoice<Row>[]
  /** Place of the one that Enter takes, -1 for none. */
  readonly chosen: number
}

/** The list below a cell: found anew for each text, open while there is something in it, or while it was asked for by a key. */
export function useLineLookup<Row extends LineRow>(column: LineColumn<Row>, row: Row, isReadOnly: boolean) {
  const lookup = isEdited(column) && !isReadOnly ? column.lookup : undefined
  const [shown, setShown] = useState<ShownChoices<Row> | null>(null)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const close = () => {
    asking.current?.abort()
    setShown(null)
  }
  const ask = (text: string, isAskedFor: boolean) => {
    asking.current?.abort()
    if (lookup === undefined) return
    if (text === '' && !isAskedFor) return close()
    const controller = new AbortController()
    asking.current = controller
    const show = (choices: readonly LineChoice<Row>[]) => {
      if (controller.signal.aborted) return
      const isOpen = isAskedFor || choices.length > 0
      setShown(isOpen ? { text, choices, chosen: choices.findIndex(({ isMeant }) => isMeant === true) } : null)
    }
    const found = lookup(text, row, controller.signal)
    if (!(found instanceof Promise)) return show(found)
    // What was found for another text is not offered for this one.
    setShown((before) => before && { ...before, chosen: -1 })
    void found.then(show, (error: unknown) => {
      if (!controller.signal.aborted) throw error
    })
  }
  const step = (by: 1 | -1) =>
    setShown((before) => {
      if (before === null || before.choices.length === 0) return before
      const count = before.choices.length
      const next = before.chosen === -1 && by === -1 ? count - 1 : (before.chosen + by + count) % count
      return { ...before, chosen: next }
    })
  return {
    isOffered: lookup !== undefined,
    shown,
    chosen: shown?.choices[shown.chosen],
    ask,
    step,
    close,
  }
}
