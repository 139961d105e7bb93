import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { BenchRow } from './record.ts'
import { benchFields } from './record.ts'

const rowHeight = 36

/** What the data table is measured against: the same cells and check boxes in a native table that can do nothing else. */
export function BareTable({ rows }: { rows: readonly BenchRow[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <table className="ui-table">
      <thead>
        <tr>
          <th className="ui-table-check" />
          {benchFields.map((field) => (
            <th key={field}>{field}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            isSelected={selected.has(row.id)}
            key={row.id}
            onToggle={() => setSelected(toggled(selected, row.id))}
            row={row}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The same with only the visible rows drawn. */
export function BareVirtualTable({ rows }: { rows: readonly BenchRow[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div className="ui-table-scroller" ref={scroller}>
      <table className="ui-table">
        <tbody>
          <tr className="ui-table-gap">
            <td style={{ height: before }} />
          </tr>
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <Row
                  isSelected={selected.has(row.id)}
                  key={row.id}
                  onToggle={() => setSelected(toggled(selected, row.id))}
                  row={row}
                />
              )
            )
          })}
          <tr className="ui-table-gap">
            <td style={{ height: after }} />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, isSelected, onToggle }: { row: BenchRow; isSelected: boolean; onToggle: () => void }) {
  return (
    <tr>
      <td className="ui-table-check">
        <label>
          <input aria-label={row.number} checked={isSelected} onChange={onToggle} type="checkbox" />
        </label>
      </td>
      {benchFields.map((field) => (
        <td key={field}>{row[field]}</td>
      ))}
    </tr>
  )
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}
