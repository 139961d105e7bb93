import { useState } from 'react'
import type { UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import { useTableMetrics } from '../../../../ui/table/tableMetrics.ts'
import { isNoted } from './PreviewRow.tsx'

/** What two lines about a fault add to a row, in px. */
const faultHeight = 32

/** Rows of a page are higher once one of them has a fault, which stands in its cell, and stay so: they would move under the hands. */
export const useRowHeight = (sheet: UploadSheet, places: readonly number[]): number => {
  const { rowHeight } = useTableMetrics()
  const isAnyNoted = places.some((place) => isNoted(sheet, place))
  const [isHigh, setHigh] = useState(isAnyNoted)
  if (isAnyNoted && !isHigh) setHigh(true)
  return isHigh || isAnyNoted ? rowHeight + faultHeight : rowHeight
}
