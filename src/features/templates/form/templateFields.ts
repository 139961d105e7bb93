import { getValue, setValue } from '@modular-forms/react'
import { layoutsOf, type TemplateKind } from '../../../domain/templates/codes.ts'
import { newDocumentEnd } from '../../../domain/templates/serial.ts'
import type { TemplateValues } from '../../../domain/templates/template.ts'
import type { RecordFields } from '../../../records/form/recordFields.ts'

/** The store of a template's form. */
export type TemplateFields = RecordFields<TemplateValues>

const silently = { shouldFocus: false, shouldValidate: false } as const

/** The default layout of a form number takes the place of one that does not belong to it (seed 001 §5). */
export const followFormNumber = (fields: TemplateFields, formNumber: string): void => {
  const layouts = layoutsOf(formNumber)
  const chosen = getValue(fields, 'temp_id', { shouldActive: false }) ?? ''
  if (!layouts.some((layout) => layout === chosen)) setValue(fields, 'temp_id', layouts[0] ?? '', silently)
}

/** The serial of a new e-document follows its start date (seed 001 §5). */
export const followStartDate = (fields: TemplateFields, kind: TemplateKind, day: string): void => {
  if (kind === 'document') setValue(fields, 'serial_end', newDocumentEnd(day), silently)
}
