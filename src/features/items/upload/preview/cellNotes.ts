import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { RowField } from '../../../../domain/items/row.ts'
import type { UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import { reasonText } from '../reasons.ts'

export interface CellNote {
  readonly state: 'error' | 'warning' | 'converted' | null
  /** What is said of the cell; empty where there is nothing. */
  readonly text: string
}

/** What is said of a cell: its error, a warning, and what the file says where that was converted. */
export const useCellNotes = (sheet: UploadSheet): ((place: number, field: RowField) => CellNote) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (place, field) => {
    const row = sheet.row(place)
    if (row === undefined || row.isLeftOut) return { state: null, text: '' }
    const errors = sheet.problems(place).filter((problem) => problem.field === field)
    const isFree = errors.length === 0 && field === 'unit_prc' && row.values.unit_prc === '0'
    const from = row.from[field]
    const said = [
      ...errors.map(({ message }) => i18n._(reasonText(message))),
      ...(isFree ? [t`The unit price is 0`] : []),
      ...(from === undefined
        ? []
        : [from.kind === 'number' ? t`In the file: the number ${from.text}` : t`In the file: ${from.text}`]),
    ]
    const state = errors.length > 0 ? 'error' : isFree ? 'warning' : from === undefined ? null : 'converted'
    return { state, text: said.join('. ') }
  }
}
