import * as v from 'valibot'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { householdProblems } from '../../../src/domain/templates/household.ts'
import { statusProblems } from '../../../src/domain/templates/rollover.ts'
import { documentSymbol, endOf, isEndTyped, serialOf } from '../../../src/domain/templates/serial.ts'
import { areFieldsOpen } from '../../../src/domain/templates/status.ts'
import { templateSchema, type TemplateValues } from '../../../src/domain/templates/template.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Repositories } from './store/repositories.ts'
import type { Template } from '../../templates/templates.ts'

/** What a form sends of a template. */
export interface Sent {
  readonly smbl_type: string
  readonly smbl_kind: string
  readonly form_no: string
  readonly serial_no: string
  readonly temp_id: string
  readonly start_date: string
  readonly start_no: string
  readonly pos_comp: readonly { readonly id: string; readonly selected_yn: 'Y' | 'N' }[]
}

export const invalid = (fields: readonly FieldProblem[]) =>
  fail({ reason: 'fields.invalid', fields } satisfies ServerRefusal<'fields.invalid'>)

/** Fields as a request names them. */
const sentNames: Readonly<Record<string, string>> = { serial_end: 'serial_no', pos: 'pos_comp' }
const sentName = (field: string): string => {
  const [name = '', ...rest] = field.split('.')
  return [sentNames[name] ?? name, ...rest].join('.')
}

/** What was sent as the form's values. Nobody types the serial of a new e-document (seed 001 §5). */
export const valuesOf = (
  sent: Sent,
  rest: Pick<TemplateValues, 'status' | 'logo_img' | 'bg_img'>,
  isNew: boolean,
): TemplateValues => ({
  ...rest,
  smbl_type: sent.smbl_type,
  smbl_kind: sent.smbl_kind,
  form_no: sent.form_no,
  temp_id: sent.temp_id,
  start_date: sent.start_date,
  start_no: sent.start_no,
  serial_end: isEndTyped(sent.smbl_type, isNew) ? endOf(sent.serial_no) : documentSymbol(sent.start_date).serial_end,
  pos: [...new Set(sent.pos_comp.filter(({ selected_yn }) => selected_yn === 'Y').map(({ id }) => id))],
})

const lockedFields = ['smbl_type', 'smbl_kind', 'form_no', 'temp_id', 'start_date', 'start_no', 'serial_no'] as const

/** What was changed of a template although its status locks it (seed 001 §4). */
const lockedProblems = (
  values: TemplateValues & { readonly serial_no: string },
  existing: Template | null,
): readonly FieldProblem[] => {
  if (existing === null || areFieldsOpen(existing.status)) return []
  const fields = [...lockedFields, ...(['logo_img', 'bg_img'] as const)]
  return fields
    .filter((field) => values[field] !== existing[field])
    .map((field) => ({ field, message: 'field_is_locked' }))
}

/** Symbols that the company's type does not have, as long as they can still be changed. */
const typeProblems = async (
  inside: Repositories,
  companyId: string,
  kind: TemplateKind,
  values: TemplateValues,
  existing: Template | null,
): Promise<readonly FieldProblem[]> => {
  if (!areFieldsOpen(existing?.status ?? null)) return []
  const company = await inside.companies.byId(companyId)
  return company === null ? [] : householdProblems(company.company_type, kind, values)
}

/** The template as it will be kept: checked by the rules of the form, its serial number its own (seed 001 §4, §5). */
export const checkTemplate = async (
  inside: Repositories,
  companyId: string,
  {
    kind,
    id,
    values,
    existing,
    today,
  }: { kind: TemplateKind; id: string; values: TemplateValues; existing: Template | null; today: string },
): Promise<Result<TemplateValues & { readonly serial_no: string }, ServerRefusal<'fields.invalid'>>> => {
  const read = v.safeParse(templateSchema(kind, existing?.status ?? null), values)
  const problems = (read.issues ?? []).map((issue) => ({
    field: sentName(v.getDotPath(issue) ?? ''),
    message: issue.message,
  }))
  if (!read.success) return invalid(problems)
  const whole = { ...read.output, serial_no: serialOf(kind, read.output) }
  problems.push(...lockedProblems(whole, existing), ...statusProblems(whole, existing?.status ?? null, today))
  problems.push(...(await typeProblems(inside, companyId, kind, whole, existing)))
  if (await inside.templates.isSerialTaken(companyId, whole.form_no, whole.serial_no, id))
    problems.push({ field: 'serial_no', message: 'serial_is_taken' })
  return problems.length === 0 ? succeed(whole) : invalid(problems)
}
