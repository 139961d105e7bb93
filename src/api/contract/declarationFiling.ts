import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import type { DeclarationForm } from '../../domain/declaration/forms/definition.ts'
import { declarationBodyEntries, readDeclarationEntries, type DeclarationBody } from '../../domain/declaration/wire.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { describeCall, filers, noBody, none } from './call.ts'
import { formOfCollection } from './declarationForms.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'
import { idSchema } from './ids.ts'
import { keptFormSchema, type KeptForm } from './documents/keptForm.ts'

/** A step on the declaration's way to the authority and back; `at` is an ISO 8601 moment with zone. */
const declarationEventSchema = v.object(readTexts(['at', 'status', 'message']))

/** Names the content of a declaration as it is kept: another content has another version (decision 0045). */
const version = textUpTo(64)

/** What the server adds to the content of a declaration. */
const filedEntries = {
  version: readText,
  noti_cd_tax: readText,
  noti_nm_tax: readText,
  reference: readText,
  tr_cd_tax: readText,
  sign_by: readText,
  /** Moment of the latest registration, ISO 8601 with zone, or empty. */
  requested_at: readText,
  /**
   * Moment until which the legal representative has to confirm the sent declaration on eTax Mobile, ISO 8601 with zone; empty where
   * no confirmation is waited for.
   */
  confirm_until: readText,
  /** When the latest registration was signed, `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time as the signature says it, or empty. */
  signed_at: readText,
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.nullish(v.boolean(), false),
  /** Path of the signed XML, valid for a while, or null before registration. */
  signed_xml_url: readTextOrNull,
  events: readList(declarationEventSchema),
}
type FiledRecord = v.InferOutput<v.ObjectSchema<typeof filedEntries, undefined>>

export type DeclarationDetail = DeclarationBody & FiledRecord

const detailSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationDetail> =>
  v.object({ ...readDeclarationEntries(form), ...filedEntries })

const detailCall = ({ name, path, records, source, readers }: DeclarationCollection, form: DeclarationForm) =>
  describeCall({
    name: `${name}.detail`,
    summary: `One of the ${records}, with its way so far`,
    method: 'GET',
    path: `${path}/:id`,
    access: readers,
    params: v.strictObject({ id: idSchema }),
    query: none,
    body: noBody,
    answer: detailSchema(form),
    refusals: ['record.absent'],
    source,
  })

/** Characters of a signed document: more than the authority's 1 MiB, so that a larger one is reported as a damaged document. */
const largestDocument = 2 * 1024 * 1024

const formRefusals = [
  'record.absent',
  'fields.invalid',
  'declaration.notEditable',
  'declaration.changed',
  'certificate.notRegistered',
] as const

/**
 * `version` is the one that the form was opened with, or that its latest saving has answered; empty for a new declaration. What is kept
 * of the form as unfinished goes with the saving.
 */
const formBodySchema = (
  form: DeclarationForm,
): v.GenericSchema<
  DeclarationBody & { version?: string | undefined; unfinished?: KeptForm | undefined },
  DeclarationBody & { version: string; unfinished?: KeptForm | undefined }
> =>
  v.strictObject({
    ...declarationBodyEntries(form),
    version: v.optional(version, ''),
    unfinished: v.optional(keptFormSchema),
  })

const generateXmlCall = ({ name, path, source, writersWith }: DeclarationCollection, form: DeclarationForm) =>
  describeCall({
    name: `${name}.generateXml`,
    summary: 'Saves the declaration and writes its XML; the same content again answers the same unfinished XML',
    method: 'POST',
    path: `${path}/generate-xml`,
    access: writersWith('declaration.make'),
    params: none,
    query: none,
    body: formBodySchema(form),
    /** `declartion_id` is spelt so in the seed; `req_key` names this XML when signing and registering, or else `declartion_id` does. */
    answer: v.object({
      declartion_id: readText,
      version: readText,
      xml_data: v.string(),
      sign_id: readText,
      req_key: readText,
    }),
    refusals: [...formRefusals, 'fields.exceedXml', 'fields.unacceptable'],
    source: `${source}; \`req_key\`, \`version\` and \`unfinished\` added`,
    beyondSeeds: ['version', 'unfinished'],
  })

const saveDraftCall = ({ name, path, source, writersWith }: DeclarationCollection, form: DeclarationForm) =>
  describeCall({
    name: `${name}.saveDraft`,
    summary: 'Saves a draft, new or existing',
    method: 'POST',
    path: `${path}/save-draft`,
    access: writersWith('declaration.new'),
    params: none,
    query: none,
    body: formBodySchema(form),
    answer: v.nullish(v.object({ declaration_id: readText, version: v.nullish(version, '') }), {}),
    refusals: formRefusals,
    source: `${source}; answer, \`version\` and \`unfinished\` added`,
    beyondSeeds: ['version', 'unfinished'],
  })

const registerCall = ({ name, path, registerPath, source, writersWith }: DeclarationCollection) =>
  describeCall({
    name: `${name}.register`,
    summary:
      'Registers the signed XML; the same request again answers the same, another document for the same key is refused',
    method: 'POST',
    path: registerPath,
    ...(registerPath !== path && { alsoAt: path }),
    access: writersWith('declaration.send'),
    params: none,
    query: none,
    body: v.strictObject({
      xml_signed: textUpTo(largestDocument),
      req_key: idSchema,
      sign_by: textUpTo(400),
      tax_code: textUpTo(14),
      sllr_comp_name: textUpTo(400),
    }),
    answer: v.nullish(v.object(readTexts(['declaration_id', 'req_key', 'noti_cd_tax'])), {}),
    refusals: [
      'record.absent',
      'signature.malformed',
      'signature.invalid',
      'signature.contentDiffers',
      'signature.certificateUntrusted',
      'signature.certificateUnfit',
      'signature.certificateExpired',
      'signature.certificateNotYetValid',
      'signature.taxCodeUnclear',
      'signature.taxCodeDiffers',
      'signature.timeDiffers',
      'certificate.notRegistered',
      'registration.conflict',
      'declaration.notEditable',
      'declaration.changed',
    ],
    source: `${source}; security page`,
  })

const findRegistrationCall = ({ name, path, readers }: DeclarationCollection) =>
  describeCall({
    name: `${name}.findRegistration`,
    summary: 'Whether the XML of a request key is registered',
    method: 'GET',
    path: `${path}/registrations/:req_key`,
    access: readers,
    params: v.strictObject({ req_key: idSchema }),
    query: none,
    body: noBody,
    /** `generated` says for certain that nothing is registered under the key. */
    answer: v.object({
      req_key: v.string(),
      state: v.picklist(['generated', 'registered']),
      declaration_id: v.string(),
      noti_cd_tax: v.string(),
    }),
    refusals: ['record.absent'],
    source: 'chosen, for the outcome of a register call that nobody heard',
  })

/** The calls about one declaration of a collection. */
const filingCalls = (collection: DeclarationCollection) => {
  const form = formOfCollection[collection.key]
  return {
    detail: detailCall(collection, form),
    generateXml: generateXmlCall(collection, form),
    saveDraft: saveDraftCall(collection, form),
    register: registerCall(collection),
    findRegistration: findRegistrationCall(collection),
  }
}
export type DeclarationFilingCalls = ReturnType<typeof filingCalls>

export const declarationFilings = byCollection(filingCalls)

export const downloadSignedXml = describeCall({
  name: 'declarations.downloadSignedXml',
  summary: 'The signed XML by a link that the server has made and signed',
  method: 'GET',
  path: '/api/wtx/ca/v1/download/xml/declaration/:id/:expires/:hash',
  access: filers,
  params: v.strictObject({
    id: idSchema,
    expires: v.pipe(textUpTo(10), v.regex(/^\d{10}$/)),
    hash: v.pipe(textUpTo(64), v.regex(/^[0-9a-f]{64}$/)),
  }),
  query: none,
  body: noBody,
  document: 'application/xml; charset=utf-8',
  answer: v.string(),
  refusals: ['record.absent', 'link.expired'],
  source: 'seed 002 §7.11; path chosen, hash made on the server',
})

export const calls = {
  declarationDetail: declarationFilings.eInvoice.detail,
  generateXml: declarationFilings.eInvoice.generateXml,
  saveDraft: declarationFilings.eInvoice.saveDraft,
  registerDeclaration: declarationFilings.eInvoice.register,
  findRegistration: declarationFilings.eInvoice.findRegistration,
  eDocumentDeclarationDetail: declarationFilings.eDocument.detail,
  generateEDocumentXml: declarationFilings.eDocument.generateXml,
  saveEDocumentDraft: declarationFilings.eDocument.saveDraft,
  registerEDocumentDeclaration: declarationFilings.eDocument.register,
  findEDocumentRegistration: declarationFilings.eDocument.findRegistration,
  pitDeclarationDetail: declarationFilings.pit.detail,
  generatePitXml: declarationFilings.pit.generateXml,
  savePitDraft: declarationFilings.pit.saveDraft,
  registerPitDeclaration: declarationFilings.pit.register,
  findPitRegistration: declarationFilings.pit.findRegistration,
  downloadSignedXml,
}
