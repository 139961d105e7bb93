import { msg } from '@lingui/core/macro'
import { documentAudit } from '../../../documents/audit/documentAudit.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { rightNames } from '../rights/rightNames.ts'

const texts = documentAudit({
  actions: {
    'pitCertificate.saved': msg`Saved a PIT certificate`,
    'pitCertificate.uploaded': msg`Drafted PIT certificates from an Excel file`,
    'pitCertificate.checkedToIssue': msg`Read whose PIT certificates are and whether they can be issued`,
    'pitCertificate.deleted': msg`Deleted a PIT certificate`,
    'pitCertificate.restored': msg`Restored a deleted PIT certificate`,
    'pitCertificate.generated': msg`Made the XML of a PIT certificate`,
    'pitCertificate.issued': msg`Issued a PIT certificate`,
    'pitCertificate.turnedDown': msg`The tax authority refused a PIT certificate`,
    'pitCertificate.mailed': msg`Sent the taxpayer the e-mail of a PIT certificate again`,
    'pitCertificate.rightsGranted': msg`Changed what somebody may do in e-PIT`,
    'pitCertificate.read': msg`Read a PIT certificate`,
    'pitCertificate.downloaded': msg`Downloaded a PIT certificate or a message about it`,
    'pitCertificate.printed': msg`Took the PDF of a PIT certificate`,
    'pitCertificate.mailChosen': msg`Chose whether e-mails to taxpayers carry the PDF`,
    'pitCertificate.archived': msg`Had the PDFs of many PIT certificates made into one file`,
    'pitCertificate.personExported': msg`Exported everything that PIT certificates say of one person`,
    'pitCertificate.amountsListed': msg`Listed PIT certificates with their amounts`,
  },
  fields: {
    total: { label: msg`Number of certificates` },
    day: { label: msg`Date of the certificates` },
    rights: { label: msg`Rights in e-PIT`, codes: rightNames },
    attachment: null,
  },
})

/** What the activity log says about PIT certificates. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../rights/texts/*.po', '../../../documents/audit/texts/*.po']),
)
