import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import type { UploadedList } from '../uploadedList.ts'
import { doubtTexts } from './Questions.tsx'

export interface CellNote {
  readonly state: 'error' | 'doubt' | 'warning' | 'converted' | null
  /** What is wrong or in doubt, which stands in the cell; empty where nothing is. */
  readonly fault: string
  /** All that is said of the cell; empty where there is nothing. */
  readonly text: string
}

const nothing: CellNote = { state: null, fault: '', text: '' }

/** What is said of a cell: its error, what is in doubt, a warning, and what the file says where that was converted. */
export const useCellNotes = <Field extends string>(
  { warning, reasonText }: UploadedList<Field>,
  sheet: UploadSheet<Field>,
): ((place: number, field: Field) => CellNote) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (place, field) => {
    const row = sheet.row(place)
    if (row === undefined || row.isLeftOut) return nothing
    const isThis = (each: { readonly field: Field }): boolean => each.field === field
    const errors = sheet.problems(place).filter(isThis)
    const doubts = sheet.doubts(place).filter(isThis)
    const warned = errors.length === 0 ? warning(field, row.values) : null
    const from = row.from[field]
    const faults = [
      ...errors.map(({ message }) => i18n._(reasonText(message))),
      ...doubts.map(({ kind, written }) => i18n._(doubtTexts[kind](written))),
    ]
    const said = [
      ...faults,
      ...(warned === null ? [] : [i18n._(warned)]),
      ...(from === undefined
        ? []
        : [from.kind === 'number' ? t`In the file: the number ${from.text}` : t`In the file: ${from.text}`]),
    ]
    const mild = warned !== null ? 'warning' : from === undefined ? null : 'converted'
    const state = errors.length > 0 ? 'error' : doubts.length > 0 ? 'doubt' : mild
    return { state, fault: faults.join('. '), text: said.join('. ') }
  }
}
