import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about declarations allows. */
export const permissions: NamesOf<'declaration'> = {
  'declaration.new': msg`Add declarations`,
  'declaration.make': msg`Make and sign the XML`,
  'declaration.send': msg`Send to the tax authority`,
  'declaration.delete': msg`Delete declarations`,
}

const names: PermissionNames = { group: msg`Declarations`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
