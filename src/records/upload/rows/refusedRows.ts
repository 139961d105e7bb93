import type { UploadResult } from '../../../api/contract/upload.ts'
import type { NamedRefusal } from '../../../records/upload/ResultsPanel.tsx'
import type { UploadSheet } from '../../../domain/items/upload/uploadSheet.ts'

export type SettleRow = NamedRefusal

/** What became of the rows that were sent, as the user knows them. */
export const refusedRows = (sheet: UploadSheet, result: UploadResult): readonly SettleRow[] => {
  const reasons = new Map(result.rows.map(({ row, message }) => [row, message]))
  const isNothingKept = result.success === 0
  return sheet.sent().flatMap(({ place, row }, index) => {
    const message = reasons.get(index) ?? (isNothingKept ? 'not_uploaded' : null)
    return message === null ? [] : [{ number: sheet.row(place)?.number ?? null, name: row.item_code, message }]
  })
}
