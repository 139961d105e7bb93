import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readFlag, readList, readText, readTexts } from '../reading.ts'
import { readFormType } from './codes.ts'
import { certificateFields, textFields } from './fields.ts'
import { flagFromWire, flagToWire, usageFlags, type UsageFlag } from './flags.ts'
import { isChosenRow, type CertificateRow, type DeclarationValues } from './values.ts'
import { xmlVersionSchema } from './versions.ts'

const flag = v.picklist(['0', '1'])
const text = textUpTo(2000)

const providerMembers = ['org_name', 'tax_code', 'from_date', 'to_date', 'note'] as const
const providerSchema = v.strictObject(v.entriesFromList(providerMembers, text))
/** An invoice solution provider or a transmission unit (seed 000 §3). */
export type ServiceProvider = v.InferOutput<typeof providerSchema>

/** Most certificates that one declaration names. */
export const mostCertificates = 50

const rowMembers = keysOf(certificateFields)
const rowSchema = v.strictObject(v.entriesFromList(rowMembers, text))

const textMembers = keysOf(textFields)

/**
 * The declaration as it travels (seed 000 §3): flags as '0' and '1', provider lists empty, certificate rows with a
 * `sig_id` only. Shape and size only; the rules of the form are `declarationSchema`'s.
 */
export const declarationBodySchema = v.strictObject({
  declaration_id: text,
  ...v.entriesFromList(textMembers, text),
  xml_vs: xmlVersionSchema,
  ...v.entriesFromList(usageFlags, flag),
  digital_signatures: listOf(rowSchema, mostCertificates),
  solution_provider: listOf(providerSchema, 0),
  tvan_company: listOf(providerSchema, 0),
})
export type DeclarationBody = v.InferOutput<typeof declarationBodySchema>

/** The declaration as a server answers it, read tolerantly. */
export const readDeclarationSchema = v.object({
  declaration_id: readText,
  ...readTexts(textMembers),
  ...v.entriesFromList(usageFlags, readFlag),
  digital_signatures: readList(v.object({ ...readTexts(rowMembers), form_tp: readFormType })),
  solution_provider: readList(v.object(readTexts(providerMembers))),
  tvan_company: readList(v.object(readTexts(providerMembers))),
})

/** Form values to the body of save-draft and generate-xml; rows without a `sig_id` are dropped (seed 000 §5). */
export const toBody = (values: DeclarationValues): DeclarationBody => ({
  ...values,
  ...recordOf(usageFlags, (name) => flagToWire(values[name])),
  digital_signatures: values.digital_signatures.filter(isChosenRow),
  solution_provider: [],
  tvan_company: [],
})

type FlagTexts = Record<UsageFlag, string>
type Texts = Omit<DeclarationBody, UsageFlag | 'solution_provider' | 'tvan_company' | 'digital_signatures'>

const declarationInputSchema = v.object({
  declaration_id: v.string(),
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
  ...recordOf(textMembers, (name) => body[name]),
  ...recordOf(usageFlags, (name) => flagFromWire(body[name])),
  digital_signatures: body.digital_signatures.map((row) => ({ ...row })),
})
