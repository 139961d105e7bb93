import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { permissions } from '../permissions/permissionNames.ts'
import { templateLabels } from '../form/templateLabels.ts'

const statuses = { 0: msg`New`, 1: msg`In use`, 2: msg`Stopped` }

const texts: AuditTexts = {
  actions: {
    'template.created': msg`Created a template`,
    'template.changed': msg`Changed a template`,
    'template.deleted': msg`Deleted a template`,
  },
  fields: {
    form_no: { label: templateLabels.form_no },
    serial_no: { label: templateLabels.serial_end },
    status: { label: templateLabels.status, codes: statuses },
    status_before: { label: msg`Status before`, codes: statuses },
    content: null,
  },
  codes: permissions,
  recordName: ({ detail: { form_no = '', serial_no = '' } }) => `${form_no} ${serial_no}`.trim(),
}

/** What the activity log says about templates. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['../permissions/texts/*.po', './texts/*.po', '../form/texts/*.po']),
)
