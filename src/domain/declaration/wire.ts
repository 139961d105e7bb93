import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { flagFromWire, flagToWire, usageFlags, type UsageFlag } from './flags.ts'
import { readFlag, readList, readText, readTexts } from '../reading.ts'
import { isChosenRow, xmlVersionSchema, type CertificateRow, type DeclarationValues } from './values.ts'

const flag = v.picklist(['0', '1'])
const text = textUpTo(2000)

const providerMembers = ['org_name', 'tax_code', 'from_date', 'to_date', 'note'] as const
const providerSchema = v.strictObject(v.entriesFromList(providerMembers, text))
/** An invoice solution provider or a transmission unit (seed 000 §3). */
export type ServiceProvider = v.InferOutput<typeof providerSchema>

/** Most certificates that one declaration names. */
export const mostCertificates = 50

const rowMembers = ['sig_id', 'reg_id', 'org_name', 'serial_no', 'from_date', 'to_date', 'form_tp'] as const
const rowSchema = v.strictObject(v.entriesFromList(rowMembers, text))

const textMembers = [
  'decl_form_no',
  'decl_nm',
  'decl_type',
  'sllr_comp_nm',
  'sllr_tax_code',
  'txof_cd',
  'txof_nm',
  'contact_per',
  'contact_add',
  'contact_eml',
  'contact_phone',
  'loca_nm',
  'reg_date',
  'pos_key',
  'rppr_nm',
  'rppr_phone',
  'rppr_dob',
  'rppr_gender',
  'rppr_nation',
  'rppr_cid',
  'rppr_passport',
] as const

/**
 * The declaration as it travels (seed 000 §3): flags as '0' and '1', provider lists empty, certificate rows with a
 * `sig_id` only. Shape and size only; the rules of the form are `declarationSchema`'s.
 */
export const declarationBodySchema = v.strictObject({
  declaration_id: text,
  xml_vs: xmlVersionSchema,
  ...v.entriesFromList(textMembers, text),
  ...v.entriesFromList(usageFlags, flag),
  digital_signatures: listOf(rowSchema, mostCertificates),
  solution_provider: listOf(providerSchema, 0),
  tvan_company: listOf(providerSchema, 0),
})
export type DeclarationBody = v.InferOutput<typeof declarationBodySchema>

/** The declaration as a server answers it, read tolerantly. */
export const readDeclarationSchema = v.object({
  declaration_id: readText,
  xml_vs: readText,
  ...readTexts(textMembers),
  ...v.entriesFromList(usageFlags, readFlag),
  digital_signatures: readList(v.object(readTexts(rowMembers))),
  solution_provider: readList(v.object(readTexts(providerMembers))),
  tvan_company: readList(v.object(readTexts(providerMembers))),
})

const flagsWith = <From, To>(source: Record<UsageFlag, From>, convert: (flag: From) => To): Record<UsageFlag, To> => ({
  attribute1: convert(source.attribute1),
  attribute2: convert(source.attribute2),
  attribute3: convert(source.attribute3),
  attribute4: convert(source.attribute4),
  attribute5: convert(source.attribute5),
  attribute6: convert(source.attribute6),
  attribute7: convert(source.attribute7),
  attribute8: convert(source.attribute8),
  attribute9: convert(source.attribute9),
  attribute10: convert(source.attribute10),
  inv_type1: convert(source.inv_type1),
  inv_type2: convert(source.inv_type2),
  inv_type3: convert(source.inv_type3),
  inv_type4: convert(source.inv_type4),
  inv_type5: convert(source.inv_type5),
  inv_type6: convert(source.inv_type6),
  inv_type7: convert(source.inv_type7),
  inv_type8: convert(source.inv_type8),
  inv_type9: convert(source.inv_type9),
})

/** Form values to the body of save-draft and generate-xml; rows without a `sig_id` are dropped (seed 000 §5). */
export const toBody = (values: DeclarationValues): DeclarationBody => ({
  ...values,
  ...flagsWith(values, flagToWire),
  digital_signatures: values.digital_signatures.filter(isChosenRow),
  solution_provider: [],
  tvan_company: [],
})

type FlagTexts = Record<UsageFlag, string>
type Texts = Omit<DeclarationBody, UsageFlag | 'solution_provider' | 'tvan_company' | 'digital_signatures'>

const declarationInputSchema = v.object({
  declaration_id: v.string(),
  xml_vs: v.string(),
  ...v.entriesFromList(textMembers, v.string()),
  ...v.entriesFromList(usageFlags, v.boolean()),
  digital_signatures: v.array(rowSchema),
})
/** The form's input side: as `DeclarationValues`, but choices not made yet are empty texts. */
export type DeclarationInput = v.InferOutput<typeof declarationInputSchema>

/** Whether a form holds all of a declaration's fields, whatever they say. */
export const isDeclarationInput = (values: unknown): values is DeclarationInput => v.is(declarationInputSchema, values)

/** What travels, as the form holds it; checked by `declarationSchema` afterwards. */
export const fromBody = (
  body: Texts & FlagTexts & { digital_signatures: readonly CertificateRow[] },
): DeclarationInput => ({
  declaration_id: body.declaration_id,
  xml_vs: body.xml_vs,
  decl_form_no: body.decl_form_no,
  decl_nm: body.decl_nm,
  decl_type: body.decl_type,
  sllr_comp_nm: body.sllr_comp_nm,
  sllr_tax_code: body.sllr_tax_code,
  txof_cd: body.txof_cd,
  txof_nm: body.txof_nm,
  contact_per: body.contact_per,
  contact_add: body.contact_add,
  contact_eml: body.contact_eml,
  contact_phone: body.contact_phone,
  loca_nm: body.loca_nm,
  reg_date: body.reg_date,
  pos_key: body.pos_key,
  rppr_nm: body.rppr_nm,
  rppr_phone: body.rppr_phone,
  rppr_dob: body.rppr_dob,
  rppr_gender: body.rppr_gender,
  rppr_nation: body.rppr_nation,
  rppr_cid: body.rppr_cid,
  rppr_passport: body.rppr_passport,
  ...flagsWith(body, flagFromWire),
  digital_signatures: body.digital_signatures.map((row) => ({ ...row })),
})
