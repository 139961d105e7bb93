import { codeName, type Nationality } from '../domain/codeList.ts'
import type { Locale } from '../domain/locale.ts'
import type { Option } from '../ui/form/field.ts'

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
