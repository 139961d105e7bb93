import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about companies allows. */
export const permissions: NamesOf<'company'> = {
  'company.edit': msg`Open the company for editing`,
  'company.save': msg`Save the company`,
}

const names: PermissionNames = { group: msg`Company`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
