import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about templates allows. */
export const permissions: NamesOf<'template'> = {
  'template.add': msg`Add templates`,
  'template.save': msg`Save templates`,
  'template.delete': msg`Delete templates`,
}

const names: PermissionNames = { group: msg`Templates`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
