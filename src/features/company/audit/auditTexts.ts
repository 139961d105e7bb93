import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'
import { companyLabels } from '../companyLabels.ts'

const texts: AuditTexts = {
  actions: {
    'company.added': msg`The company was added`,
    'company.changed': msg`Changed the company's data`,
    'company.deactivated': msg`The company was deactivated`,
    'company.xmlVersion': msg`The newest XML version of the company's declarations was set`,
  },
  fields: {
    fields: { label: msg`Changed`, codes: companyLabels },
    taxCode: { label: msg`Tax code` },
    userId: { label: msg`First administrator` },
    version: { label: msg`XML version` },
    closed: { label: msg`Closed accounts` },
    name: null,
  },
  codes: permissions,
  recordName: ({ detail: { name = '', taxCode = '' } }) => name || taxCode,
}

/** What the activity log says about the company. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['../permissions/texts/*.po', './texts/*.po', '../texts/*.po']),
)
