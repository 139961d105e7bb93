import * as v from 'valibot'
import type { DeclarationForm, FormKey } from '../../domain/declaration/forms/definition.ts'
import {
  declarationContentEntries,
  isOfItsVersion,
  lateMembersOf,
  readDeclarationEntries,
  type DeclarationContent,
} from '../../domain/declaration/content.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { textUpTo } from '../../domain/bounded.ts'
import { describeCall, filers, none } from './call.ts'
import {
  byCollection,
  declarationCollections,
  declarationKind,
  type DeclarationCollection,
} from './declarationCollection.ts'
import { formOfCollection } from './declarationForms.ts'
import { editionEntries, formCalls, versionSchema, type EditionSchema } from './documents/form.ts'
import { idSchema } from './ids.ts'
import { signedXmlCall } from './documents/output.ts'
import { sendingCalls } from './documents/sending.ts'

/** A step on the declaration's way to the authority and back; `at` is an ISO 8601 moment with zone. */
const declarationEventSchema = v.object(readTexts(['at', 'status', 'message']))

/** What the server adds to the content of a declaration. */
const filedEntries = {
  version: readText,
  noti_cd_tax: readText,
  noti_nm_tax: readText,
  reference: readText,
  tr_cd_tax: readText,
  /** The authority's code of five characters for invoices from a cash register (MCCQT of message 103), or empty. */
  cash_register_code: v.nullish(readText, ''),
  sign_by: readText,
  /** Moment of the latest registration, ISO 8601 with zone, or empty. */
  requested_at: readText,
  /**
   * Moment until which the legal representative has to confirm the declaration, ISO 8601 with zone: in version 2.1.0 while it is sent, in
   * 2.1.1 while it is received. Empty where no confirmation is waited for.
   */
  confirm_until: readText,
  /** Moment until which the company has to explain what the tax authority asks for, ISO 8601 with zone; empty where it asks for nothing. */
  explain_until: readText,
  /** When somebody last noted that it was explained, since the authority has asked, ISO 8601 with zone, or empty. */
  explained_at: readText,
  /** When the latest registration was signed, `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time as the signature says it, or empty. */
  signed_at: readText,
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.nullish(v.boolean(), false),
  /** Path of the signed XML, valid for a while, or null before registration. */
  signed_xml_url: readTextOrNull,
  events: readList(declarationEventSchema),
}
type FiledRecord = v.InferOutput<v.ObjectSchema<typeof filedEntries, undefined>>

export type DeclarationDetail<Key extends FormKey = FormKey> = DeclarationContent<Key> & FiledRecord

const detailSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationDetail> =>
  v.object({ ...readDeclarationEntries(form), ...filedEntries })

const editionSchema = (form: DeclarationForm): EditionSchema<DeclarationContent> =>
  v.pipe(
    v.strictObject({ ...declarationContentEntries(form), ...editionEntries }),
    v.check((content) => isOfItsVersion(content)),
  )

const savedSchema = v.nullish(v.object({ declaration_id: readText, version: v.nullish(versionSchema, '') }), {})

/** `declartion_id` is spelt so in the seed; `req_key` names this XML when signing and registering, or else `declartion_id` does. */
const generatedSchema = v.object({
  declartion_id: readText,
  version: readText,
  xml_data: v.string(),
  sign_id: readText,
  req_key: readText,
})

const registeredSchema = v.nullish(v.object(readTexts(['declaration_id', 'req_key', 'noti_cd_tax'])), {})

/** The calls about one declaration of a collection. */
const filingCalls = (collection: DeclarationCollection) => {
  const form = formOfCollection[collection.key]
  const filed = {
    ...declarationKind,
    detail: detailSchema(form),
    edition: editionSchema(form),
    saved: savedSchema,
    generated: generatedSchema,
    sent: registeredSchema,
    contentBeyondSeeds: lateMembersOf(form),
  }
  return { ...formCalls(collection, filed), ...sendingCalls(collection, filed) }
}
export type DeclarationFilingCalls = ReturnType<typeof filingCalls>

export const declarationFilings = byCollection(filingCalls)

/** Characters of what is noted of an explanation. */
export const longestExplanation = 2000

const { path: eInvoices, writersWith } = declarationCollections.eInvoice

/** The explanation itself goes to the authority outside of this product: how is not published (docs/decisions/0489). */
export const noteExplanation = describeCall({
  name: 'declarations.explanation',
  summary:
    'Notes that the explanation which the tax authority asks for was given, and what it says; the same text again answers the same, another is noted beside it',
  method: 'POST',
  path: `${eInvoices}/:id/explanation`,
  access: writersWith(declarationKind.permissions.send),
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: v.strictObject({
    explanation: v.pipe(textUpTo(longestExplanation), v.trim(), v.nonEmpty('explanation_is_required')),
  }),
  answer: v.object({ explained_at: readText }),
  refusals: ['record.absent', 'declaration.notExplaining'],
  source: 'chosen, for notice 01/TB-BSTT-NNT of Circular 91/2026/TT-BTC',
})

export const downloadSignedXml = signedXmlCall({
  name: 'declarations',
  path: '/api/wtx/ca/v1/download/xml/declaration',
  access: filers,
  source: 'seed 002 §7.11; path chosen, hash made on the server',
})

export const calls = {
  declarationDetail: declarationFilings.eInvoice.detail,
  generateXml: declarationFilings.eInvoice.generateXml,
  saveDraft: declarationFilings.eInvoice.saveDraft,
  registerDeclaration: declarationFilings.eInvoice.send,
  findRegistration: declarationFilings.eInvoice.findSent,
  eDocumentDeclarationDetail: declarationFilings.eDocument.detail,
  generateEDocumentXml: declarationFilings.eDocument.generateXml,
  saveEDocumentDraft: declarationFilings.eDocument.saveDraft,
  registerEDocumentDeclaration: declarationFilings.eDocument.send,
  findEDocumentRegistration: declarationFilings.eDocument.findSent,
  pitDeclarationDetail: declarationFilings.pit.detail,
  generatePitXml: declarationFilings.pit.generateXml,
  savePitDraft: declarationFilings.pit.saveDraft,
  registerPitDeclaration: declarationFilings.pit.send,
  findPitRegistration: declarationFilings.pit.findSent,
  noteExplanation,
  downloadSignedXml,
}
