import * as v from 'valibot'
import { fileUpTo, listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { imageLimits } from '../../domain/image.ts'
import { readCode, readList, readText, readTexts } from '../../domain/reading.ts'
import { readSoundJson } from '../../domain/soundJson.ts'
import { templateStatuses, templateStatusSchema } from '../../domain/templates/status.ts'
import { mostTemplatePos } from '../../domain/templates/template.ts'
import { companyStaff, describeCall, noBody, none, staffWith } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'

const settings = '/api/wtx/ca/v1/settings'

/** Templates that one call deletes. */
export const templatesDeletedAtOnce = 100

/** Characters of a background image, as base64 in the payload. */
const mostBackground = Math.ceil((imageLimits.background * 4) / 3) + 64
/** Bytes of a logo that are read, so that a file that is somewhat too large is refused with its reason. */
const mostLogo = 2 * imageLimits.logo

export const templateIdSchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const templateSortColumns = [
  'temp_id',
  'smbl_type',
  'form_no',
  'serial_no',
  'start_no',
  'start_date',
  'end_date',
  'status',
] as const

const rowTexts = [
  'id',
  'temp_id',
  'smbl_type',
  'smbl_kind',
  'form_no',
  'serial_no',
  'start_no',
  'start_date',
  'end_date',
] as const

const readStatus = readCode(templateStatuses, '2')

/** A row of the list (seed 001 §2.4, §2.5). */
const templateRowSchema = v.object({ ...v.entriesFromList(rowTexts, v.string()), status: templateStatusSchema })
export type TemplateRow = v.InferOutput<typeof templateRowSchema>

const listSchema = v.pipe(
  v.object({
    templates: readList(v.object({ ...readTexts(rowTexts), status: readStatus })),
    pagination: readPaginationSchema,
    years: readList(readText),
  }),
  v.transform(({ templates, pagination, years }) => ({
    templates,
    years,
    pagination: completed(pagination, templates.length),
  })),
  v.object({
    templates: listOf(templateRowSchema, mostAnswered),
    /** Years that a template which is not stopped begins in. */
    years: listOf(v.string(), mostAnswered),
    pagination: paginationSchema,
  }),
)

const posSchema = v.object({
  id: readText,
  selected_yn: readCode(['Y', 'N'], 'N'),
  /** Whether its shop still uses the POS. */
  use_yn: readCode(['Y', 'N'], 'Y'),
})

const detailSchema = v.object({
  ...readTexts([...rowTexts, 'logo_img', 'bg_img', 'version']),
  status: readStatus,
  pos_comp: readList(posSchema),
})
export type TemplateDetail = v.InferOutput<typeof detailSchema>

/** Size only: the rules of the form are `templateSchema`'s. */
const text = textUpTo(200)

const contentEntries = {
  smbl_type: text,
  smbl_kind: text,
  form_no: text,
  serial_no: text,
  temp_id: text,
  start_date: text,
  start_no: text,
  pos_comp: listOf(v.strictObject({ id: textUpTo(64), selected_yn: v.picklist(['Y', 'N']) }), mostTemplatePos),
}

const newPayloadSchema = v.strictObject({
  ...contentEntries,
  /** An image as base64, or empty. */
  bg_img: textUpTo(mostBackground),
  /** A UUID of version 7 that the form has made, or empty. */
  id: v.optional(v.union([v.literal(''), templateIdSchema]), ''),
})
export type NewTemplatePayload = v.InferOutput<typeof newPayloadSchema>

const changedPayloadSchema = v.strictObject({
  ...contentEntries,
  /** Without it the template keeps its own. */
  status: v.optional(templateStatusSchema),
  /** The one that the form was opened with, or that its latest saving has answered. */
  version: v.optional(textUpTo(64), ''),
})
export type ChangedTemplatePayload = v.InferOutput<typeof changedPayloadSchema>

/** JSON in a part of a multipart body. */
const jsonOf = <Content>(schema: v.GenericSchema<unknown, Content>, most: number) =>
  v.pipe(
    textUpTo(most),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      const read = readSoundJson(dataset.value)
      if (read.ok) return read.value
      addIssue({ message: 'not JSON' })
      return NEVER
    }),
    schema,
  )

const mostPayload = mostTemplatePos * 120 + 4096

const savedSchema = v.nullish(v.object({ id: v.nullish(readText, ''), version: v.nullish(readText, '') }), {})

const imageRefusals = ['image.tooLarge', 'image.notReadable', 'image.tooManyPixels', 'request.tooMany'] as const

const logo = v.optional(fileUpTo(mostLogo))

/** Calls that read templates of one kind. */
const readingCalls = (base: string, name: string, what: string) => ({
  list: describeCall({
    name: `${name}.list`,
    summary: `${what} templates of the company, a page at a time, and the years that have one`,
    method: 'GET',
    path: base,
    access: companyStaff,
    params: none,
    query: v.strictObject(listQuery(templateSortColumns)),
    body: noBody,
    answer: listSchema,
    refusals: [],
    source: 'seed 001 §7; path and `years` chosen',
  }),
  detail: describeCall({
    name: `${name}.detail`,
    summary: `One ${what.toLowerCase()} template with the POS it names; logo and background are paths`,
    method: 'GET',
    path: `${base}/:id`,
    access: companyStaff,
    params: v.strictObject({ id: templateIdSchema }),
    query: none,
    body: noBody,
    answer: detailSchema,
    refusals: ['record.absent'],
    source: 'seed 001 §3; path and `version` chosen',
  }),
})

/** Calls that change templates of one kind. */
const changingCalls = (base: string, name: string, what: string) => ({
  create: describeCall({
    name: `${name}.create`,
    summary: `Creates an ${what.toLowerCase()} template with status 0; the same request again answers the same`,
    method: 'POST',
    path: base,
    access: staffWith('template.add'),
    params: none,
    query: none,
    multipart: mostLogo + mostBackground + mostPayload + 64 * 1024,
    body: v.strictObject({ payload: jsonOf(newPayloadSchema, mostBackground + mostPayload), logo_img: logo }),
    answer: savedSchema,
    refusals: ['fields.invalid', 'template.changed', ...imageRefusals],
    source: 'seed 001 §7; path, `id` in the payload and answer chosen',
  }),
  change: describeCall({
    name: `${name}.change`,
    summary: `Changes an ${what.toLowerCase()} template as far as its status leaves it open; without a logo the stored one stays`,
    method: 'PUT',
    path: `${base}/:id`,
    access: staffWith('template.save'),
    params: v.strictObject({ id: templateIdSchema }),
    query: none,
    multipart: mostLogo + mostPayload + 64 * 1024,
    body: v.strictObject({ payload: jsonOf(changedPayloadSchema, mostPayload), logo_img: logo }),
    answer: savedSchema,
    refusals: ['record.absent', 'fields.invalid', 'template.changed', 'template.stopped', ...imageRefusals],
    source: 'seed 001 §7; path, `version` in the payload and answer chosen',
  }),
  delete: describeCall({
    name: `${name}.delete`,
    summary: `Deletes ${what.toLowerCase()} templates of status 0; all of them or none`,
    method: 'DELETE',
    path: base,
    access: staffWith('template.delete'),
    params: none,
    query: none,
    body: v.strictObject({ ids: v.pipe(listOf(templateIdSchema, templatesDeletedAtOnce), v.minLength(1)) }),
    answer: v.nullish(v.object({ deleted: v.nullish(v.number(), null) }), {}),
    refusals: ['record.absent', 'template.notNew'],
    source: 'seed 001 §7; path and answer chosen',
  }),
})

/** An e-document template as its prints look. */
export const reportTemplate = describeCall({
  name: 'documentTemplates.report',
  summary: 'The PDF of an e-document template with sample content, drawn on the server',
  method: 'GET',
  path: '/api/wtx/ca/v1/report/epit-template/:id',
  access: companyStaff,
  params: v.strictObject({ id: templateIdSchema }),
  query: none,
  body: noBody,
  document: 'application/pdf',
  answer: v.object({ bytes: v.instance(Uint8Array), filename: v.string() }),
  refusals: ['record.absent', 'request.tooMany'],
  source: "seed 002 §7.16; the id is a template's",
})

const callsOf = (base: string, name: string, what: string) => ({
  ...readingCalls(base, name, what),
  ...changingCalls(base, name, what),
})

/** Calls about templates, by their kind. */
export const templateCalls = {
  invoice: callsOf(`${settings}/e-invoice-templates`, 'invoiceTemplates', 'E-invoice'),
  document: callsOf(`${settings}/e-document-templates`, 'documentTemplates', 'E-document'),
} as const

const { invoice, document } = templateCalls

export const calls = {
  listInvoiceTemplates: invoice.list,
  invoiceTemplateDetail: invoice.detail,
  createInvoiceTemplate: invoice.create,
  changeInvoiceTemplate: invoice.change,
  deleteInvoiceTemplates: invoice.delete,
  listDocumentTemplates: document.list,
  documentTemplateDetail: document.detail,
  createDocumentTemplate: document.create,
  changeDocumentTemplate: document.change,
  deleteDocumentTemplates: document.delete,
  reportTemplate,
}
