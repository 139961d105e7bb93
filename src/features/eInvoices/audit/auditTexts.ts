import { msg } from '@lingui/core/macro'
import { documentAudit } from '../../../documents/audit/documentAudit.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'

const texts = documentAudit({
  actions: {
    'invoice.saved': msg`Saved an e-invoice`,
    'invoice.uploaded': msg`Drafted e-invoices from an Excel file`,
    'invoice.deleted': msg`Deleted an e-invoice`,
    'invoice.restored': msg`Restored a deleted e-invoice`,
    'invoice.generated': msg`Made the XML of an e-invoice`,
    'invoice.issued': msg`Issued an e-invoice`,
    'invoice.turnedDown': msg`The tax authority refused an e-invoice`,
    'invoice.archived': msg`Had the PDFs of many e-invoices made into one file`,
    'invoice.checkedToIssue': msg`Read which e-invoices can be issued`,
    'invoice.mailed': msg`Sent the buyer the e-mail of an e-invoice again`,
    'invoice.converted': msg`Converted an e-invoice to paper`,
    'invoice.conversionLifted': msg`An operator allowed an e-invoice to be converted to paper again`,
    'foreignInvoice.kept': msg`Took in invoices of other systems`,
    'foreignInvoice.deleted': msg`Deleted an invoice of another system`,
  },
  fields: {
    converter: { label: msg`Who converted it, as printed` },
    count: { label: msg`How many` },
    total: { label: msg`Number of e-invoices` },
  },
  codes: permissions,
})

/** What the activity log says about e-invoices. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../permissions/texts/*.po', '../../../documents/audit/texts/*.po']),
)
