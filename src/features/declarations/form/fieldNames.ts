import type { FieldPath } from '@modular-forms/react'
import { columnsIn, everyOrganisationList } from '../../../domain/declaration/organisations.ts'
import { usageFlags } from '../../../domain/declaration/flags.ts'
import { textLabels, type ShownText } from './fieldLabels.ts'
import type { TextName } from '../../../domain/declaration/fields.ts'
import type { FieldsOfForm } from './fields.ts'

export type DeclarationPath = FieldPath<FieldsOfForm>

const rowCell = /^digital_signatures\.(\d+)\.(\w+)$/

/** The row and column that a name like `digital_signatures.0.form_tp` speaks of. */
export const readRowCell = (field: string): { readonly row: number; readonly column: string } | null => {
  const [, row, column] = rowCell.exec(field) ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column }
}

const organisationCell = /^(\w+)\.\d+\.(\w+)$/

/** Whether it names a cell of a list of organisations. */
const isOrganisationCell = (field: string): boolean => {
  const [, list, column] = organisationCell.exec(field) ?? []
  return everyOrganisationList.some((each) => each === list && columnsIn(each).some((known) => known === column))
}

const controls: readonly string[] = [...Object.keys(textLabels), ...usageFlags]

/** Whether a text has a control of its own. */
export const isShownText = (name: TextName): name is ShownText => name in textLabels

/** Whether the form has a control of that name, at which a message can stand. */
export const hasControl = (field: string): field is DeclarationPath => {
  if (isOrganisationCell(field)) return true
  const cell = readRowCell(field)
  return cell === null ? controls.includes(field) : cell.column === 'org_name' || cell.column === 'form_tp'
}

const carriers: Readonly<Record<string, DeclarationPath>> = {
  digital_signatures: 'digital_signatures.0.org_name',
  decl_nm: 'decl_type',
  xml_vs: 'decl_form_no',
  txof_cd: 'txof_nm',
}

/** Where a message about a field stands: problems of values without a control of their own are shown at the one that decides them. */
export const shownAt = (field: string): string => {
  const cell = readRowCell(field)
  if (cell === null) return carriers[field] ?? field
  return cell.column === 'form_tp' ? field : `digital_signatures.${cell.row}.org_name`
}
