import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { itemLabels } from '../form/itemLabels.ts'

const texts: AuditTexts = {
  actions: {
    'item.created': msg`Created an item`,
    'item.changed': msg`Changed an item`,
    'item.deleted': msg`Deleted an item`,
    'items.uploaded': msg`Uploaded items from Excel`,
  },
  fields: {
    item_code: { label: itemLabels.item_code },
    item_name: { label: itemLabels.item_name },
    flags: {
      label: msg`Marked as`,
      codes: { not_reduced: itemLabels.not_reduced, special_consumption: itemLabels.special_consumption },
    },
    file: { label: msg`File` },
    total: { label: msg`Rows` },
    success: { label: msg`Taken` },
    failed: { label: msg({ message: 'Refused', context: 'Rows of an upload' }) },
    content: null,
  },
  recordName: ({ detail: { item_code = '', file = '' } }) => item_code || file,
}

/** What the activity log says about items. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../form/texts/*.po']),
)
