import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

type VirtualRowsProps = {
  count: number
  scroller: RefObject<HTMLDivElement | null>
  /** A row that stays drawn wherever the table is scrolled to, because it has the focus. */
  kept: number
  /** In px, of every row. */
  rowHeight: number
  columns: number
  draw: (index: number) => ReactNode
}

/** Draws the rows around the visible ones, with room for the others above and below; a chunk of its own. */
export default function VirtualRows({ count, scroller, kept, rowHeight, columns, draw }: VirtualRowsProps) {
  // The scroller lies above, so on the first pass its ref is still empty: the second one measures it.
  const [, setSecondPass] = useState(false)
  useLayoutEffect(() => setSecondPass(true), [])
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      if (kept < 0 || kept >= count || indexes.includes(kept)) return indexes
      return kept < (indexes[0] ?? 0) ? [kept, ...indexes] : [...indexes, kept]
    },
  })
  // What is measured is kept.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const rows: ReactNode[] = []
  let end = 0
  for (const { index, start } of virtualizer.getVirtualItems()) {
    if (start > end) rows.push(<Gap columns={columns} height={start - end} key={`gap-${end}`} />)
    rows.push(draw(index))
    end = start + rowHeight
  }
  const left = count * rowHeight - end
  if (left > 0) rows.push(<Gap columns={columns} height={left} key="gap-end" />)
  return rows
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" className="ui-table-gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
