import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about shops allows. */
export const permissions: NamesOf<'shop'> = {
  'shop.add': msg`Add shops`,
  'shop.save': msg`Save shops`,
  'shop.delete': msg`Delete shops`,
}

const names: PermissionNames = { group: msg`Shops`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
