import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { recordOf } from '../form/table.ts'
import { readFlag, readList, readText, readTexts } from '../reading.ts'
import { readFormType } from '../certificateCodes.ts'
import { certificateColumns, isChosenRow, mostCertificates, type CertificateRow } from './certificateRows.ts'
import { flagFromWire, flagToWire, type UsageFlag } from './flags.ts'
import type { DeclarationForm, FlagsOfForm, FormKey, ListsOfForm, TextsOfForm } from './forms/definition.ts'
import { isTicked, textOf, valuesOf, type DeclarationValues } from './values.ts'
import { xmlVersionSchema } from './versions.ts'

const flag = v.picklist(['0', '1'])
const text = textUpTo(2000)

const providerMembers = ['org_name', 'tax_code', 'from_date', 'to_date', 'note'] as const
const providerSchema = v.strictObject(v.entriesFromList(providerMembers, text))
/** An invoice solution provider or a transmission unit (seed 000 §3). */
export type ServiceProvider = v.InferOutput<typeof providerSchema>
const noProviders = listOf(providerSchema, 0)

const rowSchema = v.strictObject(v.entriesFromList(certificateColumns, text))

type OfEveryForm = {
  readonly declaration_id: string
  readonly digital_signatures: readonly CertificateRow[]
}

type ContentOf<Key extends FormKey> = OfEveryForm &
  Readonly<Record<TextsOfForm[Key], string>> &
  Readonly<Record<FlagsOfForm[Key], '0' | '1'>> &
  Readonly<Record<ListsOfForm[Key], readonly ServiceProvider[]>>

interface ContentByForm {
  readonly eInvoice: ContentOf<'eInvoice'>
  readonly eDocument: ContentOf<'eDocument'>
}

/**
 * A declaration of a form as it is kept and travels (seed 000 §3): flags as '0' and '1', provider lists empty, certificate rows with a `sig_id`
 * only. Without a key, a declaration of one of the forms.
 */
export type DeclarationContent<Key extends FormKey = FormKey> = ContentByForm[Key]

/** The entries of a declaration of the form. Shape and size only; the rules of the form are `declarationSchema`'s. */
export const declarationContentEntries = ({ texts, flags, providerLists }: DeclarationForm) => ({
  declaration_id: text,
  ...recordOf(texts, () => text),
  xml_vs: xmlVersionSchema,
  ...recordOf(flags, () => flag),
  digital_signatures: listOf(rowSchema, mostCertificates),
  ...recordOf(providerLists, () => noProviders),
})

/** A declaration of the form as it travels, and nothing else. */
export const declarationContentSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationContent> =>
  v.strictObject(declarationContentEntries(form))

/** The entries of a declaration of the form as a server answers it, read tolerantly. */
export const readDeclarationEntries = ({ texts, flags, providerLists }: DeclarationForm) => ({
  declaration_id: readText,
  ...recordOf(texts, () => readText),
  ...recordOf(flags, () => readFlag),
  digital_signatures: readList(v.object({ ...readTexts(certificateColumns), form_tp: readFormType })),
  ...recordOf(providerLists, () => readList(v.object(readTexts(providerMembers)))),
})

/** Form values to the content of save-draft and generate-xml; rows without a `sig_id` are dropped (seed 000 §5). */
export function toContent<Key extends FormKey>(
  form: DeclarationForm<Key>,
  values: DeclarationValues<Key>,
): DeclarationContent<Key>
export function toContent(
  { texts, flags, providerLists }: DeclarationForm,
  values: DeclarationValues,
): DeclarationContent {
  return {
    declaration_id: values.declaration_id,
    ...recordOf(texts, (name) => textOf(values, name)),
    ...recordOf(flags, (name) => flagToWire(isTicked(values, name))),
    digital_signatures: values.digital_signatures.filter(isChosenRow),
    ...recordOf(providerLists, () => []),
  }
}

/** Whether the content of any form has an option on; those that its form does not have are off. */
export const isOn = (content: { readonly [Flag in UsageFlag]?: '0' | '1' }, name: UsageFlag): boolean =>
  flagFromWire(content[name] ?? '0')

/** What travels, as the form holds it; checked by `declarationSchema` afterwards. */
export const toValues = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  content: DeclarationContent<Key>,
): DeclarationValues<Key> =>
  valuesOf(form, {
    declaration_id: content.declaration_id,
    text: (name) => textOf(content, name),
    flag: (name) => isOn(content, name),
    digital_signatures: content.digital_signatures.map((row) => ({ ...row })),
  })
