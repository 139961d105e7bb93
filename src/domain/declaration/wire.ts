import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readFlag, readList, readText, readTexts } from '../reading.ts'
import { readFormType } from '../certificateCodes.ts'
import { certificateFields, textNames, type HeaderName, type TextName } from './fields.ts'
import { flagFromWire, flagToWire, usageFlags, type UsageFlag } from './flags.ts'
import type { DeclarationForm, ProviderList } from './forms/definition.ts'
import { isChosenRow, type CertificateRow, type DeclarationValues } from './values.ts'
import { xmlVersionSchema } from './versions.ts'

const flag = v.picklist(['0', '1'])
const text = textUpTo(2000)

const providerMembers = ['org_name', 'tax_code', 'from_date', 'to_date', 'note'] as const
const providerSchema = v.strictObject(v.entriesFromList(providerMembers, text))
/** An invoice solution provider or a transmission unit (seed 000 §3). */
export type ServiceProvider = v.InferOutput<typeof providerSchema>
const noProviders = listOf(providerSchema, 0)

/** Most certificates that one declaration names. */
export const mostCertificates = 50

const rowMembers = keysOf(certificateFields)
const rowSchema = v.strictObject(v.entriesFromList(rowMembers, text))

type OfEveryForm = { readonly declaration_id: string } & Readonly<Record<HeaderName, string>>
type OfSomeForms = { readonly [Name in Exclude<TextName, HeaderName>]?: string } & {
  readonly [Flag in UsageFlag]?: '0' | '1'
} & { readonly [List in ProviderList]?: readonly ServiceProvider[] }

/** The body of a declaration, whichever form it is of. */
export type DeclarationBody = OfEveryForm & OfSomeForms & { readonly digital_signatures: readonly CertificateRow[] }

/**
 * The entries of a declaration of the form as it travels (seed 000 §3): flags as '0' and '1', provider lists empty, certificate rows with a
 * `sig_id` only. Shape and size only; the rules of the form are `declarationSchema`'s.
 */
export const declarationBodyEntries = ({ texts, flags, providerLists }: DeclarationForm) => ({
  declaration_id: text,
  ...recordOf(texts, () => text),
  xml_vs: xmlVersionSchema,
  ...recordOf(flags, () => flag),
  digital_signatures: listOf(rowSchema, mostCertificates),
  ...recordOf(providerLists, () => noProviders),
})

/** A declaration of the form as it travels, and nothing else. */
export const declarationBodySchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationBody> =>
  v.strictObject(declarationBodyEntries(form))

/** The entries of a declaration of the form as a server answers it, read tolerantly. */
export const readDeclarationEntries = ({ texts, flags, providerLists }: DeclarationForm) => ({
  declaration_id: readText,
  ...recordOf(texts, () => readText),
  ...recordOf(flags, () => readFlag),
  digital_signatures: readList(v.object({ ...readTexts(rowMembers), form_tp: readFormType })),
  ...recordOf(providerLists, () => readList(v.object(readTexts(providerMembers)))),
})

/** Form values to the body of save-draft and generate-xml; rows without a `sig_id` are dropped (seed 000 §5). */
export const toBody = (
  { texts, flags, providerLists }: DeclarationForm,
  values: DeclarationValues,
): DeclarationBody => ({
  declaration_id: values.declaration_id,
  ...recordOf(texts, (name) => values[name]),
  ...recordOf(flags, (name) => flagToWire(values[name])),
  digital_signatures: values.digital_signatures.filter(isChosenRow),
  ...recordOf(providerLists, () => []),
})

const declarationInputSchema = v.object({
  declaration_id: v.string(),
  ...v.entriesFromList(textNames, v.string()),
  ...v.entriesFromList(usageFlags, v.boolean()),
  digital_signatures: v.array(rowSchema),
})
/**
 * The input side of a form: as `DeclarationValues`, but choices not made yet are empty texts. It has the fields of every form; those of
 * other forms are empty and not ticked.
 */
export type DeclarationInput = v.InferOutput<typeof declarationInputSchema>

/** Whether a form holds all of a declaration's fields, whatever they say. */
export const isDeclarationInput = (values: unknown): values is DeclarationInput => v.is(declarationInputSchema, values)

/** What travels, as the form holds it; checked by `declarationSchema` afterwards. */
export const fromBody = (body: DeclarationBody): DeclarationInput => ({
  declaration_id: body.declaration_id,
  ...recordOf(textNames, (name) => body[name] ?? ''),
  ...recordOf(usageFlags, (name) => flagFromWire(body[name] ?? '0')),
  digital_signatures: body.digital_signatures.map((row) => ({ ...row })),
})
