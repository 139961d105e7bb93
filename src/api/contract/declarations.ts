import * as v from 'valibot'
import { daySchema } from '../../domain/dates.ts'
import { declarationBodySchema } from '../../domain/declaration/wire.ts'
import { describeCall, noBody, none } from './call.ts'
import { pageNumberSchema, pageSizeSchema, paginationSchema, searchValueSchema, sortColumnsSchema } from './paging.ts'

const base = '/api/wtx/ca/v1/settings/declarations'

const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const declarationSortColumns = [
  'decl_form_no', 'register_date', 'decl_type', 'noti_cd_tax', 'reference', 'pos_key', 'tr_cd_tax',
] as const

/** A row of the list (seed 000 §3). */
export const declarationListItemSchema = v.object({
  declaration_id: v.string(),
  decl_form_no: v.string(),
  register_date: v.string(),
  decl_type: v.string(),
  noti_cd_tax: v.string(),
  noti_nm_tax: v.string(),
  reference: v.string(),
  pos_key: v.string(),
  tr_cd_tax: v.string(),
})
export type DeclarationListItem = v.InferOutput<typeof declarationListItemSchema>

export const listDeclarations = describeCall({
  name: 'declarations.list',
  summary: 'Declarations of the company, a page at a time',
  method: 'GET',
  path: base,
  access: 'company',
  params: none,
  /** `start_date` falls back to 2023-01-01, `end_date` to today in Vietnam. */
  query: v.strictObject({
    start_date: v.optional(daySchema),
    end_date: v.optional(daySchema),
    page_number: pageNumberSchema,
    page_size: pageSizeSchema,
    search_value: searchValueSchema,
    sort_columns: sortColumnsSchema(declarationSortColumns),
  }),
  body: noBody,
  answer: v.object({ declarations: v.array(declarationListItemSchema), pagination: paginationSchema }),
  refusals: [],
  source: 'seed 000 §7',
})

/** A step on the declaration's way to the authority and back; `at` is an ISO 8601 moment with zone. */
export const declarationEventSchema = v.object({ at: v.string(), status: v.string(), message: v.string() })

export const declarationDetailSchema = v.object({
  ...declarationBodySchema.entries,
  noti_cd_tax: v.string(),
  noti_nm_tax: v.string(),
  reference: v.string(),
  tr_cd_tax: v.string(),
  sign_by: v.string(),
  /** Moment of the latest registration, ISO 8601 with zone, or empty. */
  requested_at: v.string(),
  /** Path of the signed XML, valid for a while, or null before registration. */
  signed_xml_url: v.nullable(v.string()),
  events: v.array(declarationEventSchema),
})
export type DeclarationDetail = v.InferOutput<typeof declarationDetailSchema>

export const declarationDetail = describeCall({
  name: 'declarations.detail',
  summary: 'One declaration with its way so far',
  method: 'GET',
  path: `${base}/:id`,
  access: 'company',
  params: v.strictObject({ id }),
  query: none,
  body: noBody,
  answer: declarationDetailSchema,
  refusals: [],
  source: 'seed 000 §7',
})

const formRefusals = ['fields.invalid', 'fields.exceedXml', 'declaration.notEditable', 'certificate.notRegistered']

export const generateXml = describeCall({
  name: 'declarations.generateXml',
  summary: 'Saves the declaration and writes its XML; the same content again answers the same unfinished XML',
  method: 'POST',
  path: `${base}/generate-xml`,
  access: { permission: 'declaration.make' },
  params: none,
  query: none,
  body: declarationBodySchema,
  /** `declartion_id` is spelt so in the seed; `req_key` names this XML when signing and registering. */
  answer: v.object({ declartion_id: v.string(), xml_data: v.string(), sign_id: v.string(), req_key: v.string() }),
  refusals: formRefusals,
  source: 'seed 000 §7; `req_key` added',
})

export const saveDraft = describeCall({
  name: 'declarations.saveDraft',
  summary: 'Saves a draft, new or existing',
  method: 'POST',
  path: `${base}/save-draft`,
  access: { permission: 'declaration.new' },
  params: none,
  query: none,
  body: declarationBodySchema,
  answer: v.object({ declaration_id: v.string() }),
  refusals: formRefusals,
  source: 'seed 000 §7',
})

export const registerDeclaration = describeCall({
  name: 'declarations.register',
  summary: 'Registers the signed XML; the same request again answers the same, another document for the same key is refused',
  method: 'POST',
  path: base,
  access: { permission: 'declaration.send' },
  params: none,
  query: none,
  body: v.strictObject({
    xml_signed: v.string(),
    req_key: id,
    sign_by: v.pipe(v.string(), v.maxLength(400)),
    tax_code: v.pipe(v.string(), v.maxLength(14)),
    sllr_comp_name: v.pipe(v.string(), v.maxLength(400)),
  }),
  answer: v.object({ declaration_id: v.string(), req_key: v.string(), noti_cd_tax: v.string() }),
  refusals: [
    'signature.malformed', 'signature.invalid', 'signature.contentDiffers', 'signature.certificateUntrusted',
    'signature.certificateExpired', 'signature.certificateNotYetValid', 'signature.taxCodeDiffers',
    'certificate.notRegistered', 'registration.conflict', 'declaration.notEditable',
  ],
  source: 'seed 000 §7; security page',
})

export const findRegistration = describeCall({
  name: 'declarations.findRegistration',
  summary: 'Whether the XML of a request key is registered',
  method: 'GET',
  path: `${base}/registrations/:req_key`,
  access: 'company',
  params: v.strictObject({ req_key: id }),
  query: none,
  body: noBody,
  /** `generated` says for certain that nothing is registered under the key. */
  answer: v.object({
    req_key: v.string(),
    state: v.picklist(['generated', 'registered']),
    declaration_id: v.string(),
    noti_cd_tax: v.string(),
  }),
  refusals: [],
  source: 'chosen, for the outcome of a register call that nobody heard',
})

export const deleteDeclarations = describeCall({
  name: 'declarations.delete',
  summary: 'Deletes drafts; all of them or none',
  method: 'DELETE',
  path: base,
  access: { permission: 'declaration.delete' },
  params: none,
  query: none,
  body: v.strictObject({ declaration_id: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
  answer: v.object({ deleted: v.number() }),
  refusals: ['declaration.notDraft'],
  source: 'seed 000 §7',
})

/** Answers the document itself, not an envelope: `application/xml` as an attachment. */
export const downloadSignedXml = describeCall({
  name: 'declarations.downloadSignedXml',
  summary: 'The signed XML by a link that the server has made and signed',
  method: 'GET',
  path: '/api/wtx/ca/v1/download/xml/declaration/:id/:expires/:hash',
  access: 'company',
  params: v.strictObject({
    id,
    expires: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  query: none,
  body: noBody,
  answer: v.string(),
  refusals: ['link.expired'],
  source: 'seed 002 §7.11; path chosen, hash made on the server',
})
