import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about digital signatures allows. */
export const permissions: NamesOf<'digital-signature'> = {
  'digital-signature.add': msg`Add digital signatures`,
  'digital-signature.save': msg`Save digital signatures`,
  'digital-signature.change-status': msg`Change the status of digital signatures`,
  'digital-signature.sync': msg`Synchronise with the signing server`,
}

const names: PermissionNames = { group: msg`Digital signatures`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
