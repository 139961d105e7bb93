import { isEarlyText, isLateText, textFields, type TextName } from './fields.ts'
import { hasBox, type UsageFlag } from './flags.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { hasOrganisations, type OrganisationList } from './organisations.ts'
import { isTicked, listIn, textOf, valuesOf, type DeclarationValues } from './values.ts'
import { isInVersion } from './versions.ts'

/** Whether a version of the form asks for a text. What has no element is asked for in every version. */
export const hasText = (name: TextName, version: string): boolean => {
  const field = textFields[name]
  const until = 'until' in field ? field.until : undefined
  const since = isLateText(name) ? '2.1.1' : '2.0.0'
  return field.element === null || isInVersion({ since, until }, version)
}

/** What values of another version say that the version has no place for any more. */
export interface LeftOut {
  readonly texts: readonly TextName[]
  readonly flags: readonly UsageFlag[]
  readonly lists: readonly OrganisationList[]
}

export const nothingLeftOut: LeftOut = { texts: [], flags: [], lists: [] }

/** What is filled in of a declaration and has no place in a version of its form. The nationality's code is filled in by nobody. */
export const leftOutIn = (form: DeclarationForm, values: DeclarationValues, version: string): LeftOut => ({
  texts: form.texts.filter((name) => isEarlyText(name) && textOf(values, name) !== '' && !hasText(name, version)),
  flags: form.flags.filter((flag) => isTicked(values, flag) && !hasBox(flag, version)),
  lists: form.organisationLists.filter((list) => listIn(values, list).length > 0 && !hasOrganisations(version)),
})

/** The same declaration in a version of its form, without what that has no place for. */
export const inVersion = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  values: DeclarationValues<Key>,
  version: string,
): DeclarationValues<Key> =>
  valuesOf(form, {
    declaration_id: values.declaration_id,
    text: (name) => (name === 'xml_vs' ? version : hasText(name, version) ? textOf(values, name) : ''),
    flag: (flag) => isTicked(values, flag) && hasBox(flag, version),
    list: (list) => (hasOrganisations(version) ? listIn(values, list).map((row) => ({ ...row })) : []),
    digital_signatures: values.digital_signatures,
  })
