import { msg } from '@lingui/core/macro'
import { documentAudit } from '../../../documents/audit/documentAudit.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

const texts = documentAudit({
  actions: {
    'errorNotice.saved': msg`Saved an error notice`,
    'errorNotice.deleted': msg`Deleted an error notice`,
    'errorNotice.restored': msg`Restored a deleted error notice`,
    'errorNotice.generated': msg`Made the XML of an error notice`,
    'errorNotice.sent': msg`Sent an error notice`,
    'errorNotice.turnedDown': msg`The tax authority refused an error notice`,
  },
})

/** What the activity log says about notices of wrong documents. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../../../documents/audit/texts/*.po']),
)
