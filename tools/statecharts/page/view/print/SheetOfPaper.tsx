import { useLayoutEffect, useRef } from 'react'
import { elementOf } from '../../../../charts/viewer/element.ts'
import { foot, margin, overlap, type Sheet, type Sheets } from '../../logic/sheets.ts'
import { useReading } from '../reading.ts'

interface SheetOfPaperProps {
  readonly svg: string
  readonly sheets: Sheets
  readonly sheet: Sheet
  readonly title: string
}

/** One sheet with its part of the drawing, its name at the foot, and marks at the corners up to which neighbours overlap. */
export function SheetOfPaper({ svg, sheets: { width, height, field, sheets }, sheet, title }: SheetOfPaperProps) {
  const { t } = useReading()
  const host = useRef<HTMLDivElement>(null)
  const { row, column, part } = sheet
  const name = `${title} · ${t.sheet(row, column)}`
  useLayoutEffect(() => {
    const element = elementOf(svg)
    element.setAttribute('viewBox', `${part.x} ${part.y} ${part.width} ${part.height}`)
    element.setAttribute('aria-label', name)
    host.current?.replaceChildren(element)
  }, [svg, part, name])
  const edges = [
    [overlap, overlap],
    [field.width - overlap, overlap],
    [overlap, field.height - overlap],
    [field.width - overlap, field.height - overlap],
  ] as const
  return (
    <section className="sheet" style={{ width: `${width}mm`, height: `${height}mm`, padding: `${margin}mm` }}>
      <div className="sheet-field" style={{ width: `${field.width}mm`, height: `${field.height}mm` }}>
        <div ref={host} />
        {sheets.length > 1 && (
          <svg className="sheet-marks" viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
            {edges.map(([x, y]) => (
              <path key={`${x} ${y}`} d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
            ))}
          </svg>
        )}
      </div>
      <p className="sheet-name" style={{ height: `${foot}mm` }}>
        {name}
      </p>
    </section>
  )
}
