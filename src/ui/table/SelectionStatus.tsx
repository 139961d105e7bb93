import { useState } from 'react'
import { useTableTexts } from './tableTexts.ts'

/** Says to screen readers how many rows are selected, each time that changes. */
export function SelectionStatus({ count }: { count: number }) {
  const texts = useTableTexts()
  const [first] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && count !== first) setChanged(true)
  return (
    <span className="visually-hidden" role="status">
      {hasChanged ? texts.table.selectedCount(count) : ''}
    </span>
  )
}
