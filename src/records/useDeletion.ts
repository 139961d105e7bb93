import { useState } from 'react'
import type { ShownList } from './useRecordList.ts'

/**
 * Rows of a list that are about to be deleted; null while none are. Those that are gone are selected no more, and a page that they have
 * emptied gives way to the one before.
 */
export const useDeletion = <Row>({ page, place, onPlaceChange, selection, description }: ShownList<Row>) => {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  return {
    rows,
    start: () => setRows(selection.rows),
    cancel: () => setRows(null),
    end: (deleted: readonly Row[]): void => {
      const gone = new Set(deleted.map(description.rowKey))
      setRows(null)
      selection.select(new Set([...selection.keys].filter((key) => !gone.has(key))))
      if (page.rows.every((row) => gone.has(description.rowKey(row))) && place.page > 0)
        onPlaceChange({ page: place.page - 1 })
    },
  }
}
