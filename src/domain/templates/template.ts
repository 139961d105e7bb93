import * as v from 'valibot'
import { issueAt } from '../form/issueAt.ts'
import { listOf, textUpTo } from '../bounded.ts'
import { daySchema } from '../dates.ts'
import { plainCodeOf } from '../recordCode.ts'
import { cashRegisterType, codesOf, documentCodes, layoutsOf, type CodedField, type TemplateKind } from './codes.ts'
import { documentSymbol, serialEndLength } from './serial.ts'
import { isInForceOn, isTypeOfForm, isYearAndE } from './symbols.ts'
import { mayBecome, templateStatusSchema, type TemplateStatus } from './status.ts'

export const startNumberMax = 8
/** Longest text that is read as a number or as letters of a template, with all that is dropped of it. */
const longestTyped = 100
/** POS that one template names. */
export const mostTemplatePos = 1000

const oneOf = (codes: readonly string[], missing: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check((code) => codes.includes(code), 'code_is_not_offered'),
  )

const coded = (kind: TemplateKind, field: CodedField, missing: string) => oneOf(codesOf(kind, field), missing)

const startNumberSchema = v.pipe(
  plainCodeOf(longestTyped),
  v.nonEmpty('start_number_is_required'),
  v.regex(/^\d*$/, 'only_digits'),
  v.regex(/^[^0]/, 'start_number_begins_with_zero'),
  v.maxLength(startNumberMax, `too_long:${startNumberMax}`),
)

const serialEndSchemas = {
  invoice: v.pipe(
    plainCodeOf(longestTyped),
    v.toUpperCase(),
    v.nonEmpty('serial_end_is_required'),
    v.regex(/^[A-Z]*$/, 'serial_end_has_letters_only'),
    v.minLength(serialEndLength(''), 'serial_end_is_too_short'),
    v.maxLength(serialEndLength(''), 'serial_end_is_too_long'),
  ),
  document: v.pipe(
    plainCodeOf(longestTyped),
    v.toUpperCase(),
    v.nonEmpty('serial_code_is_required'),
    v.regex(/^[A-Z0-9]*$/, 'serial_code_has_letters_and_digits_only'),
  ),
} as const

const entriesOf = (kind: TemplateKind) =>
  v.object({
    status: templateStatusSchema,
    smbl_type: coded(kind, 'smbl_type', 'symbol_type_is_required'),
    smbl_kind: coded(kind, 'smbl_kind', 'symbol_kind_is_required'),
    form_no: coded(kind, 'form_no', 'form_number_is_required'),
    temp_id: v.pipe(v.string(), v.nonEmpty('template_id_is_required')),
    start_date: v.pipe(v.string(), v.nonEmpty('start_date_is_required'), daySchema),
    start_no: startNumberSchema,
    serial_end: serialEndSchemas[kind],
    /** Names an image that is kept; empty without one. */
    logo_img: v.pipe(v.string(), v.nonEmpty('logo_is_required')),
    bg_img: v.string(),
    /** The POS that are selected, by their `sid`. */
    pos: listOf(textUpTo(64), mostTemplatePos),
  })

export type TemplateValues = v.InferOutput<ReturnType<typeof entriesOf>>

type Together = Pick<
  TemplateValues,
  'form_no' | 'temp_id' | 'smbl_type' | 'start_date' | 'serial_end' | 'pos' | 'status'
>

/** A rule over several fields, which is checked whatever else is wrong with the form. */
const together = (fields: readonly (keyof Together)[], holds: (values: Together) => boolean, message: string) =>
  v.rawCheck<TemplateValues>(({ dataset, addIssue }) => {
    const wrong = new Set(dataset.issues?.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))
    if (!isWhole(dataset.value) || fields.some((field) => wrong.has(field)) || holds(dataset.value)) return
    addIssue(issueAt(dataset.value, fields.at(-1) ?? 'status', message))
  })

const wholeSchema = v.looseObject({
  form_no: v.string(),
  temp_id: v.string(),
  smbl_type: v.string(),
  start_date: v.string(),
  serial_end: v.string(),
  pos: v.array(v.string()),
  status: templateStatusSchema,
})
const isWhole = (value: unknown): value is v.InferOutput<typeof wholeSchema> => v.is(wholeSchema, value)

/** Rules of the symbol: on a certificate that exists, what was right when it was made stays. */
const symbolRules = (kind: TemplateKind, saved: TemplateStatus | null) => {
  const isOpen = saved === null || (saved === '0' && kind === 'invoice')
  const inForce =
    (field: 'form_no' | 'smbl_type') =>
    ({ start_date, ...values }: Together): boolean =>
      !isOpen || isInForceOn(field, values[field], start_date)
  return [
    together(['start_date', 'form_no'], inForce('form_no'), 'form_number_is_not_in_force'),
    together(['start_date', 'smbl_type'], inForce('smbl_type'), 'symbol_type_is_not_in_force'),
    together(
      ['form_no', 'smbl_type'],
      ({ form_no, smbl_type }) => !isOpen || kind === 'document' || isTypeOfForm(smbl_type, form_no),
      'symbol_type_is_not_of_the_form',
    ),
    together(
      ['smbl_type', 'serial_end'],
      ({ smbl_type, serial_end }) =>
        kind === 'invoice' || !isYearAndE(smbl_type) || serial_end.length === serialEndLength(smbl_type),
      'serial_code_has_three_characters',
    ),
    together(
      ['smbl_type', 'serial_end'],
      ({ smbl_type, serial_end }) => kind === 'invoice' || isYearAndE(smbl_type) || /^[A-Z]{2}$/.test(serial_end),
      'serial_code_has_two_letters',
    ),
  ] as const
}

/**
 * What the form of a template holds and checks, each field answering its first broken rule (seed 001 §4, §5).
 *
 * @param saved the status that the template has, or null for a new one
 */
export const templateSchema = (kind: TemplateKind, saved: TemplateStatus | null) =>
  v.pipe(
    v.config(entriesOf(kind), { abortPipeEarly: true }),
    together(
      ['form_no', 'temp_id'],
      ({ form_no, temp_id }) => isLayoutOf(form_no, temp_id),
      'template_id_is_not_allowed',
    ),
    together(['status'], ({ status }) => mayBecome(saved, status), 'status_is_not_allowed'),
    together(
      ['smbl_type', 'pos'],
      ({ smbl_type, pos }) => !(needsPos(smbl_type, saved) && pos.length === 0),
      'pos_is_required',
    ),
    ...symbolRules(kind, saved),
  )

const isLayoutOf = (formNumber: string, id: string): boolean => layoutsOf(formNumber).some((layout) => layout === id)

/** Whether a template has to name a POS: one of a cash register, as long as it is new (seed 001 §5). */
export const needsPos = (symbolType: string, saved: TemplateStatus | null): boolean =>
  symbolType === cashRegisterType && (saved === null || saved === '0')

/** A new template as its form begins. @param today `YYYY-MM-DD` @param logo the company's image, or '' (seed 001 §3, §5) */
export const newTemplate = (kind: TemplateKind, today: string, logo: string): TemplateValues => ({
  status: '0',
  start_date: today,
  start_no: '1',
  logo_img: logo,
  bg_img: '',
  pos: [],
  ...(kind === 'document'
    ? {
        ...documentSymbol(today),
        smbl_kind: documentCodes.smbl_kind[0],
        form_no: documentCodes.form_no[0],
        temp_id: layoutsOf(documentCodes.form_no[0])[0] ?? '',
      }
    : { smbl_type: '', smbl_kind: 'C', form_no: '1', temp_id: layoutsOf('1')[0] ?? '', serial_end: '' }),
})
