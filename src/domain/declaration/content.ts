import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { recordOf } from '../form/table.ts'
import { readFlag, readList, readText, readTexts } from '../reading.ts'
import { readFormType } from '../certificateCodes.ts'
import { certificateColumns, isChosenRow, mostCertificates, type CertificateRow } from './certificateRows.ts'
import { eInvoiceTexts, isEarlyText, isLateText, type LateText } from './fields.ts'
import {
  flagFromWire,
  flagToWire,
  hasBox,
  isEarlyFlag,
  isLateFlag,
  usageFlags,
  type LateFlag,
  type UsageFlag,
} from './flags.ts'
import type { DeclarationForm, FlagsOfForm, FormKey, ListsOfForm, TextsOfForm } from './forms/definition.ts'
import {
  columnsIn,
  emptyOrganisation,
  everyOrganisationList,
  hasOrganisations,
  isEarlyList,
  isLateList,
  mostOrganisations,
  type LateList,
  type OrganisationColumn,
  type OrganisationList,
  type OrganisationRow,
} from './organisations.ts'
import { isTicked, listIn, textOf, valuesOf, type DeclarationValues } from './values.ts'
import { isLateVersion, xmlVersionSchema } from './versions.ts'

const flag = v.picklist(['0', '1'])
const text = textUpTo(2000)

/** A row of a list of organisations as it travels: with the columns of its list (seed 000 §3). */
export type OrganisationMembers = { readonly [Column in OrganisationColumn]?: string }

const organisationsSchema = (list: OrganisationList) =>
  listOf(v.strictObject(recordOf(columnsIn(list), () => text)), mostOrganisations)

const rowSchema = v.strictObject(v.entriesFromList(certificateColumns, text))

type OfEveryForm = {
  readonly declaration_id: string
  readonly digital_signatures: readonly CertificateRow[]
}

type MembersOf<Name extends string, Late extends string, Value> = Readonly<Record<Exclude<Name, Late>, Value>> &
  Readonly<Partial<Record<Extract<Name, Late>, Value>>>

type ContentOf<Key extends FormKey> = OfEveryForm &
  MembersOf<TextsOfForm[Key], LateText, string> &
  MembersOf<FlagsOfForm[Key], LateFlag, '0' | '1'> &
  MembersOf<ListsOfForm[Key], LateList, readonly OrganisationMembers[]>

interface ContentByForm {
  readonly eInvoice: ContentOf<'eInvoice'>
  readonly eDocument: ContentOf<'eDocument'>
}

/**
 * A declaration of a form as it is kept and travels (seed 000 §3): flags as '0' and '1', certificate rows with a `sig_id` only. What came with a
 * later version than 2.1.0 is a member in that version alone, so that what was kept before stays what it was. Without a key, a declaration of
 * one of the forms.
 */
export type DeclarationContent<Key extends FormKey = FormKey> = ContentByForm[Key]

/** The entries of a declaration of the form. Shape and size only; the rules of the form are `declarationSchema`'s. */
export const declarationContentEntries = ({ texts, flags, organisationLists }: DeclarationForm) => ({
  declaration_id: text,
  ...recordOf(texts.filter(isEarlyText), () => text),
  ...recordOf(texts.filter(isLateText), () => v.exactOptional(text)),
  xml_vs: xmlVersionSchema,
  ...recordOf(flags.filter(isEarlyFlag), () => flag),
  ...recordOf(flags.filter(isLateFlag), () => v.exactOptional(flag)),
  digital_signatures: listOf(rowSchema, mostCertificates),
  ...recordOf(organisationLists.filter(isEarlyList), organisationsSchema),
  ...recordOf(organisationLists.filter(isLateList), (list) => v.exactOptional(organisationsSchema(list))),
})

/** Members of a form's content that came after version 2.1.0, which the seeds do not name. */
export const lateMembersOf = ({
  texts,
  flags,
  organisationLists,
}: Pick<DeclarationForm, 'texts' | 'flags' | 'organisationLists'>): readonly string[] => [
  ...texts.filter(isLateText),
  ...flags.filter(isLateFlag),
  ...organisationLists.filter(isLateList),
]

const lateMembers = lateMembersOf({
  texts: eInvoiceTexts,
  flags: usageFlags,
  organisationLists: everyOrganisationList,
})
const earlyLists = everyOrganisationList.filter(isEarlyList)

type Versioned = { readonly xml_vs: string } & { readonly [List in OrganisationList]?: readonly unknown[] }

/** Whether what travels has no member that is younger than its version, and names no organisations where the version has no place for them. */
export const isOfItsVersion = (content: Versioned): boolean =>
  isLateVersion(content.xml_vs) ||
  (lateMembers.every((name) => !(name in content)) && earlyLists.every((list) => (content[list] ?? []).length === 0))

/** A declaration of the form as it travels, and nothing else. */
export const declarationContentSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationContent> =>
  v.pipe(
    v.strictObject(declarationContentEntries(form)),
    v.check((content) => isOfItsVersion(content)),
  )

/** The entries of a declaration of the form as a server answers it, read tolerantly. */
export const readDeclarationEntries = ({ texts, flags, organisationLists }: DeclarationForm) => ({
  declaration_id: readText,
  ...recordOf(texts, () => readText),
  ...recordOf(flags, () => readFlag),
  digital_signatures: readList(v.object({ ...readTexts(certificateColumns), form_tp: readFormType })),
  ...recordOf(organisationLists, (list) => readList(v.object(recordOf(columnsIn(list), () => readText)))),
})

const membersOf = (list: OrganisationList, row: OrganisationRow): OrganisationMembers =>
  recordOf(columnsIn(list), (column) => row[column])

/** Form values to the content of save-draft and generate-xml; rows without a `sig_id` are dropped (seed 000 §5). */
export function toContent<Key extends FormKey>(
  form: DeclarationForm<Key>,
  values: DeclarationValues<Key>,
): DeclarationContent<Key>
export function toContent(
  { texts, flags, organisationLists }: DeclarationForm,
  values: DeclarationValues,
): DeclarationContent {
  const version = values.xml_vs
  return {
    declaration_id: values.declaration_id,
    ...recordOf(
      texts.filter((name) => !isLateText(name) || isLateVersion(version)),
      (name) => textOf(values, name),
    ),
    ...recordOf(
      flags.filter((name) => !isLateFlag(name) || hasBox(name, version)),
      (name) => flagToWire(isTicked(values, name)),
    ),
    digital_signatures: values.digital_signatures.filter(isChosenRow),
    ...recordOf(
      organisationLists.filter((list) => !isLateList(list) || hasOrganisations(version)),
      (list) => (hasOrganisations(version) ? listIn(values, list).map((row) => membersOf(list, row)) : []),
    ),
  }
}

/** Whether the content of any form has an option on; those that its form does not have are off. */
export const isOn = (content: { readonly [Flag in UsageFlag]?: '0' | '1' }, name: UsageFlag): boolean =>
  flagFromWire(content[name] ?? '0')

/** The organisations of a list; none where the form, or the version, has no such list. */
export const organisationsOf = (content: DeclarationContent, list: OrganisationList): OrganisationRow[] =>
  'solution_provider' in content ? (content[list] ?? []).map((row) => ({ ...emptyOrganisation, ...row })) : []

/** What travels, as the form holds it; checked by `declarationSchema` afterwards. */
export const toValues = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  content: DeclarationContent<Key>,
): DeclarationValues<Key> =>
  valuesOf(form, {
    declaration_id: content.declaration_id,
    text: (name) => textOf(content, name),
    flag: (name) => isOn(content, name),
    list: (list) => organisationsOf(content, list),
    digital_signatures: content.digital_signatures.map((row) => ({ ...row })),
  })
