import { everyOrganisationList } from '../../../domain/declaration/organisations.ts'
import { listIn, type DeclarationValues } from '../../../domain/declaration/values.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'

const isSame = (one: object, other: object): boolean => {
  const said = new Map(Object.entries(one))
  return Object.entries(other).every(([name, value]) => Array.isArray(value) || said.get(name) === value)
}

const areSame = (rows: readonly object[], others: readonly object[]): boolean =>
  rows.length === others.length && rows.every((row, index) => isSame(row, others[index] ?? {}))

/** Whether the fields say what the form was opened with, beside the declaration's type and the name that follows it. */
export const isAsOpened = (fields: DeclarationFields, opened: DeclarationValues): boolean => {
  const now = valuesIn(fields)
  if (now === null) return false
  const { decl_type, decl_nm } = now
  return (
    isSame(now, { ...opened, decl_type, decl_nm }) &&
    areSame(now.digital_signatures, opened.digital_signatures) &&
    everyOrganisationList.every((list) => areSame(listIn(now, list), listIn(opened, list)))
  )
}
