import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'
import { textLabels } from '../form/shopLabels.ts'

const texts: AuditTexts = {
  actions: {
    'shop.created': msg`Created a shop`,
    'shop.changed': msg`Changed a shop`,
    'shop.deleted': msg`Deleted a shop`,
  },
  fields: {
    name: { label: textLabels.name },
    shop_code: { label: textLabels.shop_code },
    content: null,
  },
  codes: permissions,
  recordName: ({ detail: { name = '', shop_code = '' } }) => shop_code || name,
}

/** What the activity log says about shops. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['../permissions/texts/*.po', './texts/*.po', '../form/texts/*.po']),
)
