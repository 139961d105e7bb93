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
