import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'

const isSame = (one: object, other: object): boolean => {
  const said = new Map(Object.entries(one))
  return Object.entries(other).every(([name, value]) => said.get(name) === value)
}

/** Whether the fields say what the form was opened with, beside the declaration's type and the name that follows it. */
export const isAsOpened = (fields: DeclarationFields, opened: DeclarationValues): boolean => {
  const now = valuesIn(fields)
  if (now === null || now.digital_signatures.length !== opened.digital_signatures.length) return false
  const { decl_type, decl_nm } = now
  const { digital_signatures: rows, ...others } = { ...opened, decl_type, decl_nm }
  return isSame(now, others) && now.digital_signatures.every((row, index) => isSame(row, rows[index] ?? {}))
}
