import type { PointerEvent } from 'react'
import { useRef } from 'react'
import { narrowestWidth } from './column.ts'

type ColumnResizerProps = {
  label: string
  onChange: (width: number) => void
}

/** The edge of a head cell that is dragged to change the column's width. On the keyboard, Alt and an arrow on the head cell do the same. */
export function ColumnResizer({ label, onChange }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number }>(undefined)
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.closest('th')
    if (head === null) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: head.offsetWidth }
  }
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (start.current === undefined) return
    onChange(Math.max(narrowestWidth, Math.round(start.current.width + event.clientX - start.current.x)))
  }
  const end = () => {
    start.current = undefined
  }
  return (
    <span
      aria-hidden="true"
      className="ui-table-resizer"
      onLostPointerCapture={end}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      title={label}
    />
  )
}
