import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { customerLabels } from '../form/customerLabels.ts'

const texts: AuditTexts = {
  actions: {
    'customer.created': msg`Created a customer`,
    'customer.changed': msg`Changed a customer`,
    'customer.deleted': msg`Deleted a customer`,
    'customer.merged': msg`Merged customers into one`,
    'customer.mergedInto': msg`Merged a customer into another one`,
    'customers.uploaded': msg`Uploaded customers from Excel`,
  },
  fields: {
    customer_code: { label: customerLabels.customer_code },
    customer_name: { label: msg`Name of the customer` },
    stands_now: { label: msg`Code of the customer that stays` },
    merged: { label: msg`Customers merged into it` },
    file: { label: msg`File` },
    total: { label: msg`Rows` },
    success: { label: msg`Taken` },
    failed: { label: msg({ message: 'Refused', context: 'Rows of an upload' }) },
    content: null,
  },
  recordName: ({ detail: { customer_code = '', file = '' } }) => customer_code || file,
}

/** What the activity log says about customers. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../form/texts/*.po']),
)
