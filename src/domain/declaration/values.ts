import * as v from 'valibot'
import { recordOf } from '../form/table.ts'
import { certificateColumns, type CertificateRow } from './certificateRows.ts'
import type { TextName } from './fields.ts'
import type { UsageFlag } from './flags.ts'
import type { DeclarationForm, FlagsOfForm, FormKey, ListsOfForm, TextsOfForm } from './forms/definition.ts'
import { declarationForms } from './forms/forms.ts'
import { organisationColumns, type OrganisationList, type OrganisationRow } from './organisations.ts'

type Texts<Name extends TextName> = { [Each in Name]: string }
type Flags<Flag extends UsageFlag> = { [Each in Flag]: boolean }
type Lists<List extends OrganisationList> = { [Each in List]: OrganisationRow[] }

type OfEveryForm = {
  declaration_id: string
  digital_signatures: CertificateRow[]
}

type ValuesOf<Key extends FormKey> = OfEveryForm &
  Texts<TextsOfForm[Key]> &
  Flags<FlagsOfForm[Key]> &
  Lists<ListsOfForm[Key]>

interface ValuesByForm {
  readonly eInvoice: ValuesOf<'eInvoice'>
  readonly eDocument: ValuesOf<'eDocument'>
}

/**
 * What a form holds while it is filled: the form's own fields and no others. Choices not made yet are empty texts. Without a key, the values
 * of one of the forms.
 */
export type DeclarationValues<Key extends FormKey = FormKey> = ValuesByForm[Key]

/** A text of the values or the content of any form; empty where its form has none of that name. */
export const textOf = (of: { readonly [Name in TextName]?: string }, name: TextName): string => of[name] ?? ''

/** Whether an option is ticked; those that a form does not have are not. */
export const isTicked = (values: { readonly [Flag in UsageFlag]?: boolean }, flag: UsageFlag): boolean =>
  values[flag] ?? false

/** A list of the values of any form; empty where its form has none. */
export const listIn = (values: DeclarationValues, list: OrganisationList): readonly OrganisationRow[] =>
  'lookup_units' in values ? values[list] : []

interface Parts {
  readonly declaration_id: string
  readonly text: (name: TextName) => string
  readonly flag: (flag: UsageFlag) => boolean
  readonly list: (list: OrganisationList) => OrganisationRow[]
  readonly digital_signatures: CertificateRow[]
}

/** Values of a form, each field's asked for by its name. */
export function valuesOf<Key extends FormKey>(form: DeclarationForm<Key>, parts: Parts): DeclarationValues<Key>
export function valuesOf({ texts, flags, organisationLists }: DeclarationForm, parts: Parts): DeclarationValues {
  return {
    declaration_id: parts.declaration_id,
    ...recordOf(texts, parts.text),
    ...recordOf(flags, parts.flag),
    ...recordOf(organisationLists, parts.list),
    digital_signatures: parts.digital_signatures,
  }
}

const rowSchema = v.object(v.entriesFromList(certificateColumns, v.string()))
const organisationSchema = v.object(v.entriesFromList(organisationColumns, v.string()))

const heldBy = ({ texts, flags, organisationLists }: DeclarationForm): v.GenericSchema<unknown, DeclarationValues> =>
  v.object({
    declaration_id: v.string(),
    ...recordOf(texts, () => v.string()),
    ...recordOf(flags, () => v.boolean()),
    ...recordOf(organisationLists, () => v.array(organisationSchema)),
    digital_signatures: v.array(rowSchema),
  })

const ofSomeForm = v.union(Object.values(declarationForms).map(heldBy))

/** Whether a form holds all of a declaration's fields, whatever they say. */
export const isDeclarationValues = (values: unknown): values is DeclarationValues => v.is(ofSomeForm, values)
