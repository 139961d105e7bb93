import { useState } from 'react'
import type { UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import { useTableMetrics } from '../../../../ui/table/tableMetrics.ts'
import { isNoted } from './PreviewRow.tsx'

/** What two lines about a fault add to a row, in px. */
const faultHeight = 32

/** Rows of a page are higher once one of them has a fault, which stands in its cell, and stay so: they would move under the hands. */
export const useRowHeight = <Field extends string>(sheet: UploadSheet<Field>, places: readonly number[]): number => {
  const { rowHeight } = useTableMetrics()
  const isAnyNoted = places.some((place) => isNoted(sheet, place))
  const [isHigh, setHigh] = useState(isAnyNoted)
  if (isAnyNoted && !isHigh) setHigh(true)
  return isHigh || isAnyNoted ? rowHeight + faultHeight : rowHeight
}
