import type { UploadResult } from '../../../api/contract/items.ts'
import type { UploadSheet } from '../../../domain/items/upload/uploadSheet.ts'

/** A row of the file that was not uploaded. */
export interface SettleRow {
  /** Its number in the file; null where it was added by hand. */
  readonly number: number | null
  readonly item_code: string
  /** Message code; `not_uploaded` where other rows were the reason. */
  readonly message: string
}

/** What became of the rows that were sent, as the user knows them. */
export const refusedRows = (sheet: UploadSheet, result: UploadResult): readonly SettleRow[] => {
  const reasons = new Map(result.rows.map(({ row, message }) => [row, message]))
  const isNothingKept = result.success === 0
  return sheet.sent().flatMap(({ place, row }, index) => {
    const message = reasons.get(index) ?? (isNothingKept ? 'not_uploaded' : null)
    return message === null ? [] : [{ number: sheet.row(place)?.number ?? null, item_code: row.item_code, message }]
  })
}
