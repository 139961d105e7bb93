import type { UploadResult } from '../../../api/contract/upload.ts'
import type { RowTexts } from '../../../domain/upload/rowRules.ts'
import type { UploadSheet } from '../../../domain/upload/uploadSheet.ts'
import type { NamedRefusal } from '../ResultsPanel.tsx'

/** What became of the rows that were sent, as the user knows them. */
export const refusedRows = <Field extends string>(
  sheet: UploadSheet<Field>,
  result: UploadResult,
  nameOf: (row: RowTexts<Field>) => string,
): readonly NamedRefusal[] => {
  const reasons = new Map(result.rows.map(({ row, message }) => [row, message]))
  const isNothingKept = result.success === 0
  return sheet.sent().flatMap(({ place, row }, index) => {
    const message = reasons.get(index) ?? (isNothingKept ? 'not_uploaded' : null)
    return message === null ? [] : [{ number: sheet.row(place)?.number ?? null, name: nameOf(row), message }]
  })
}
