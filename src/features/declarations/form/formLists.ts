import { codeName, type CodeItem, type Nationality } from '../../../domain/codeList.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Option } from '../../../ui/form/field.ts'

/** What the form offers to choose from (seed 000 §3 "Code lists"). */
export interface DeclarationLists {
  readonly types: readonly CodeItem[]
  readonly names: readonly CodeItem[]
  readonly versions: readonly CodeItem[]
  readonly formNumbers: readonly CodeItem[]
  /** Form types of certificates. */
  readonly formTypes: readonly CodeItem[]
  readonly nationalities: readonly Nationality[]
}

export const optionsOf = (items: readonly CodeItem[], locale: Locale): Option[] =>
  items.map((item) => ({ value: item.code, label: codeName(item, locale) }))

/**
 * Nationalities by their Vietnamese names, which are the form's values, labelled in the user's language (seed 000 §3). They are found by
 * code and English name in every language.
 */
export const nationalityOptions = (items: readonly Nationality[], locale: Locale): Option[] =>
  items
    .map((item) => ({
      value: item.code_vn_nm,
      label: codeName(item, locale),
      terms: [item.code, item.code_en_nm, item.code_vn_nm],
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
