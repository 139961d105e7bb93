import { msg } from '@lingui/core/macro'
import type { NamesOf, PermissionNames } from '../../../area/permissionNames.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What each permission about e-invoices allows. */
export const permissions: NamesOf<'invoice'> = {
  'invoice.new': msg`Add e-invoices`,
  'invoice.make': msg`Make and sign the XML`,
  'invoice.send': msg`Issue to buyers and the tax authority`,
  'invoice.delete': msg`Delete drafts of e-invoices`,
}

const names: PermissionNames = { group: msg`E-invoices`, permissions }

export const permissionNames = translated(() => Promise.resolve(names), import.meta.glob<TextFile>('./texts/*.po'))
