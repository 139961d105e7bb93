import { getValue, setValue } from '@modular-forms/react'
import { codesOf, layoutsOf, type TemplateKind } from '../../../domain/templates/codes.ts'
import { documentSymbol } from '../../../domain/templates/serial.ts'
import { isTypeOfForm } from '../../../domain/templates/symbols.ts'
import type { TemplateValues } from '../../../domain/templates/template.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'

/** The store of a template's form. */
export type TemplateFields = RecordFields<TemplateValues>

const silently = { shouldFocus: false, shouldValidate: false } as const

/** The default layout of a form number takes the place of one that does not belong to it (seed 001 §5), its own symbol type that of another. */
export const followFormNumber = (fields: TemplateFields, formNumber: string): void => {
  const layouts = layoutsOf(formNumber)
  const chosen = getValue(fields, 'temp_id', { shouldActive: false }) ?? ''
  if (!layouts.some((layout) => layout === chosen)) setValue(fields, 'temp_id', layouts[0] ?? '', silently)
  const type = getValue(fields, 'smbl_type', { shouldActive: false }) ?? ''
  if (type === '' || isTypeOfForm(type, formNumber)) return
  const [only = '', ...others] = codesOf('invoice', 'smbl_type').filter((code) => isTypeOfForm(code, formNumber))
  setValue(fields, 'smbl_type', others.length === 0 ? only : '', silently)
}

/** The symbol of a new e-document follows its start date (seed 001 §5, law of 2026 §4). */
export const followStartDate = (fields: TemplateFields, kind: TemplateKind, day: string): void => {
  if (kind !== 'document') return
  const { smbl_type, serial_end } = documentSymbol(day, getValue(fields, 'serial_end', { shouldActive: false }))
  setValue(fields, 'smbl_type', smbl_type, silently)
  setValue(fields, 'serial_end', serial_end, silently)
}
